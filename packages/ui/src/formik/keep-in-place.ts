/** Changes the page, and scrolls it so that what has the focus stays where it is. */
export function keepInPlace(change: () => void): void {
  const focused = document.activeElement;
  const before = focused?.getBoundingClientRect().top ?? 0;
  change();
  const moved = (focused?.getBoundingClientRect().top ?? 0) - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}
