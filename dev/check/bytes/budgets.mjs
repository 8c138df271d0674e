/**
 * The measured figures of an app. A budget is in KB of 1000 bytes, compressed with Brotli as the server sends the
 * files.
 */
export const figures = [
  { id: 'firstJs', name: 'JS of the first load', budget: () => 100 },
  { id: 'runJs', name: 'JS of a whole run', budget: () => 191 },
  // The page shows this figure, but it has no budget.
  { id: 'allJs', name: 'JS of all, with accounts and settings', budget: () => undefined },
  { id: 'css', name: 'CSS, inlined or not', budget: () => 20 },
  { id: 'font', name: 'Font', budget: () => 21 },
  { id: 'html', name: 'HTML without its style', budget: () => 8 },
  { id: 'own', name: "The line's own JS", budget: () => 6 },
];
