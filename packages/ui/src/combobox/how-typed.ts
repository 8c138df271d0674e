/** What the browser tells of a change of the text. */
export function howTyped(event: Event, before: string, text: string) {
  const [how, isComposing] =
    event instanceof InputEvent ? [event.inputType, event.isComposing] : ['', false];
  // Keyboards of phones compose each word, and tell of its Backspace as of another composed text.
  const isShortened = how === 'insertCompositionText' && text.length < before.length;
  return {
    /** Whether the only match may be chosen: not while deleting. */
    maySettle: !(how.startsWith('delete') || how.startsWith('history') || isShortened),
    /** Autofill comes without a key: the text is whole. */
    isFilled: how === '' || how === 'insertReplacementText',
    isComposing,
  };
}
