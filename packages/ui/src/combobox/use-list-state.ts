import { useTranslate } from '@preventivo/core/react';
import { resultChosen, resultMany, resultOne, resultSilent } from '@preventivo/core/words';
import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useMount } from '../field/effects.ts';
import { afterPointerUp } from '../focus/after-pointer-up.ts';
import { focused } from '../focus/focused.ts';
import { announce } from '../status/status.tsx';
import type { ComboboxListProps, ComboboxOption } from './combobox-props.ts';
import { notFoundText } from './list-panel.tsx';
import { type LookupResult, useLookup } from './use-lookup.ts';
import { useOutsidePress } from './use-outside-press.ts';
import { candidates, fits, naming, spells } from './words.ts';

/**
 * Manages the open state, the options and the choice.
 *
 * If only one option matches, the form gets this option at once, but the box keeps the typed text. Enter, Tab or blur
 * writes the option into the box.
 */
export function useListState(props: ComboboxListProps) {
  const t = useTranslate();
  const { box, onPut, onHand, onSelect, onLeave } = props;
  const [open, setOpen] = useState(false);
  /** The only matching option. It is chosen while the user is still typing. */
  const [taken, setTaken] = useState<ComboboxOption>();
  const now = useRef<Typed>({ ...untyped });
  /** Whether this hook is writing an option into the box. It must not treat the resulting input event as typing. */
  const writing = useRef(false);
  /** Whether the search whose results decide the choice is still pending. */
  const awaited = useRef(false);
  /** Whether the box has lost the focus while this search was pending. */
  const gone = useRef(false);
  const lookup = useLookup(props, (found, isWhole) => {
    onSettled(found, isWhole);
    const isUnmatched = typedText() === found.text && found.text.trim() !== '' && !found.hasFailed;
    if (gone.current && !isHere()) onLeave();
    else if (isUnmatched && !isHere()) props.onUnmatched();
    awaited.current = gone.current = false;
  });

  const isHere = () => focused() === box.current;
  /** Returns the text that the user typed. Returns undefined if other code or the browser has changed the box since. */
  const typedText = () => {
    const { typed } = now.current;
    return typed !== undefined && typed === box.current?.value ? typed : undefined;
  };
  const setChosen = (option: ComboboxOption | undefined) => {
    now.current.taken = option;
    setTaken(option);
  };
  const tell = ({ id, value }: ComboboxOption) => {
    if (now.current.announcedId !== id) announce(t(resultChosen, { value }));
    now.current.announcedId = id;
  };

  function onSettled({ text, options: found, hasFailed }: LookupResult, isWhole: boolean) {
    if (typedText() !== text) return;
    const options = found ?? [];
    const option = choiceOf(options, text, isHere() || now.current.isFilled);
    // A correction by a phone keyboard looks like autofill. While the box has the focus, the user may still be
    // typing.
    const isDone = !isHere() || (isWhole && !now.current.isFilled);
    if (option && isDone) finish(option);
    else if (option) chooseOnlyMatch(option);
    else if (!isDone || open) {
      undoOnlyMatch();
      now.current.announcedId = undefined;
      const { length } = options;
      if (open && hasFailed) announce(t(resultSilent));
      else if (open)
        announce(
          length
            ? (props.found?.(length) ?? t(length === 1 ? resultOne : resultMany, { n: length }))
            : notFoundText(props.notFound, text, t),
        );
    }
  }
  /**
   * Returns the option whose name is the text. Also returns the only match if the user sees the list and is not
   * deleting.
   */
  const choiceOf = (options: readonly ComboboxOption[], text: string, isSeen: boolean) => {
    const named = naming(options, text);
    const [only, other] = candidates(options, text);
    // Offer a general option that does not match the text, but do not choose it.
    const isOnly = only && !other && (!only.general || fits(only, text));
    if (isSeen && now.current.maySettle && isOnly) return only;
    return named.length === 1 ? named[0] : undefined;
  };
  const chooseOnlyMatch = (option: ComboboxOption) => {
    if (now.current.taken?.id === option.id) return;
    setChosen(option);
    onHand(option.value);
    onSelect?.(option, true);
    tell(option);
  };
  const undoOnlyMatch = () => {
    if (now.current.taken) onHand(box.current?.value ?? '');
    setChosen(undefined);
  };
  function choose(option: ComboboxOption) {
    const { isComposing } = now.current;
    lookup.stop();
    awaited.current = false;
    setOpen(false);
    setChosen(undefined);
    Object.assign(now.current, untyped);
    writing.current = true;
    // The user had typed the option's full text before the options loaded. The box is correct, so pass the option
    // only to the form.
    if (box.current?.value === option.value) onHand(option.value);
    // During composition, the keyboard would append its word to the text that `writeText` inserts. Use `onPut`
    // instead.
    else if (isComposing || !box.current || !writeText(box.current, option.value))
      onPut(option.value);
    writing.current = false;
    // Wait for pointerup. `onSelect` may change the page and move the content under the pointer.
    afterPointerUp(() => onSelect?.(option, false));
  }
  function finish(option: ComboboxOption) {
    tell(option);
    choose(option);
  }
  /** Returns the choice for the current text, without waiting for the debounce. */
  const decided = () => {
    const text = typedText();
    if (text === undefined) return undefined;
    return now.current.taken ?? choiceOf(lookup.known(text) ?? [], text, true);
  };
  /**
   * Writes the choice into the box if the options for the text are loaded. Otherwise searches at once. Returns
   * whether a choice was made or its search is pending.
   */
  const accept = () => {
    const option = decided();
    if (option) finish(option);
    else awaited.current = lookup.hurry(typedText() ?? '');
    return option !== undefined || awaited.current;
  };
  /**
   * Returns whether to report the blur later. While the search is pending, it is unknown whether the text is an
   * error.
   */
  const leavesLater = () => {
    gone.current = awaited.current;
    return gone.current;
  };
  const leave = () => {
    setOpen(false);
    accept();
  };
  const blurred = ({ relatedTarget }: FocusEvent<HTMLInputElement>) => {
    // The user has not left the field if the browser window lost the focus (`isHere`), if VoiceOver moved to an
    // option (no `relatedTarget`), or if a button of the panel took the focus.
    if (isHere() || (open && !relatedTarget)) return;
    if (!box.current?.parentElement?.contains(relatedTarget)) leave();
  };
  const typed = (event: ChangeEvent<HTMLInputElement>) => {
    if (writing.current) return false;
    const text = event.currentTarget.value;
    const how = howTyped(event.nativeEvent, now.current.typed ?? '', text);
    const { taken } = now.current;
    const goesOn = Boolean(taken && how.maySettle && spells(taken.value, text));
    if (!goesOn) setChosen(undefined);
    Object.assign(now.current, how, { typed: text });
    // If the browser autofills a box without focus, the list must stay closed.
    setOpen(isHere());
    void lookup.look(text, how.isFilled);
    return goesOn;
  };
  /** Undoes the automatic choice when the user presses Escape. */
  const refuse = () => {
    undoOnlyMatch();
    now.current = { ...now.current, maySettle: false };
    hide();
  };
  const clear = (event: KeyboardEvent<HTMLInputElement>) => {
    // In a dialog, Escape must close the dialog and keep the text.
    if (!box.current?.value || box.current.closest('dialog')) return;
    event.preventDefault();
    setChosen(undefined);
    lookup.stop();
    onPut('');
  };
  const show = () => {
    const text = box.current?.value ?? '';
    if (!open) lookup.show(text);
    setOpen(true);
    if (typedText() !== undefined) lookup.hurry(text);
    else if (props.searchOnOpen && text) {
      Object.assign(now.current, { typed: text, maySettle: true });
      void lookup.look(text);
    }
  };
  /** Searches again for the text of the box. Focuses the box, because the pressed retry button unmounts. */
  const retry = () => {
    box.current?.focus();
    void lookup.look(box.current?.value ?? '');
  };
  const hide = () => {
    lookup.stop();
    setOpen(false);
  };
  useOutsidePress(box, open, () => {
    setOpen(false);
    const option = decided();
    if (isHere() && option) chooseOnlyMatch(option);
    if (isHere()) return;
    leave();
    if (!leavesLater()) onLeave();
  });
  // The user may have typed a text or clicked before the list loaded. Handle this now.
  useMount(() => {
    const text = box.current?.value ?? '';
    const isTyped = props.early.current === 'typed';
    if (isTyped || (isHere() && text !== box.current?.defaultValue)) {
      Object.assign(now.current, { typed: text, maySettle: true });
      setOpen(isHere());
      if (isHere()) void lookup.look(text);
      else accept();
    } else if (isHere() && props.early.current) show();
    return undefined;
  });
  const { found: shown, waiting } = lookup;
  return {
    ...{ open, taken, found: shown, waiting },
    ...{ choose, accept, leave, leavesLater, blurred, typed, refuse, clear, show, retry, hide },
  };
}

interface Typed extends ReturnType<typeof howTyped> {
  typed?: string | undefined;
  taken?: ComboboxOption | undefined;
  announcedId?: string | undefined;
}

/** The state before the user types, and after an option was written into the box. */
const untyped = {
  typed: undefined,
  maySettle: false,
  isFilled: false,
  isComposing: false,
  announcedId: undefined,
} satisfies Typed;

export function howTyped(event: Event, before: string, text: string) {
  const [how, isComposing] =
    event instanceof InputEvent ? [event.inputType, event.isComposing] : ['', false];
  // Phone keyboards compose each word, and report Backspace as a shorter composed text.
  const isShortened = how === 'insertCompositionText' && text.length < before.length;
  return {
    /** Whether the only match may be chosen. False after a deletion or an undo. */
    maySettle: !(how.startsWith('delete') || how.startsWith('history') || isShortened),
    /** Whether the browser inserted the whole text, as a correction or by autofill, which has no input type. */
    isFilled: how === '' || how === 'insertReplacementText',
    isComposing,
  };
}

/**
 * Replaces the text of a box like typing, so that the browser's undo restores the typed text. Returns false if the
 * browser refuses `execCommand`, which is deprecated but has no successor yet.
 */
export function writeText(box: HTMLInputElement, text: string): boolean {
  if (box.value === text) return true;
  if (focused() !== box || typeof document.execCommand !== 'function') return false;
  box.select();
  return document.execCommand('insertText', false, text) && box.value === text;
}
