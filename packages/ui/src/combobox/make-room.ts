/** On a touch screen: brings the label to the top, so that some options fit above the keyboard. */
export function makeRoom(box: HTMLInputElement): void {
  if (!window.matchMedia('(pointer: coarse)').matches) return;
  box.closest('.q-field')?.querySelector('.q-label')?.scrollIntoView({ block: 'start' });
}
