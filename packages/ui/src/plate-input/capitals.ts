/** Makes what stands in a box capitals, and leaves the caret where it is. */
export function capitals(box: HTMLInputElement): void {
  const upper = box.value.toUpperCase();
  if (upper === box.value) return;
  const { selectionStart, selectionEnd } = box;
  box.value = upper;
  box.setSelectionRange(selectionStart, selectionEnd);
}
