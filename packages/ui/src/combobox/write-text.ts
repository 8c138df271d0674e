/**
 * Replaces the text of a box as typing would, so that undo brings the typed text back. False where the
 * browser does not let it: `execCommand` has no successor yet.
 */
export function writeText(box: HTMLInputElement, text: string): boolean {
  if (box.value === text) return true;
  if (document.activeElement !== box || typeof document.execCommand !== 'function') return false;
  box.select();
  return document.execCommand('insertText', false, text) && box.value === text;
}
