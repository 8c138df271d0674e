/** What the search of the theme gets wrong for who hears it, and what stands there instead. */
const mends = [
  // A dialog that called itself a button, around all that it holds.
  [
    /role="button"\s+:aria-owns="[^"]*"\s+aria-expanded="true"\s+aria-haspopup="listbox"/,
    'role="dialog" aria-modal="true"',
  ],
  [
    'aria-autocomplete="both"',
    `aria-autocomplete="list" role="combobox" :aria-expanded="results?.length ? 'true' : 'false'"`,
  ],
  // An option holds nothing that can be pressed by itself: the link is the option.
  [
    /:id="'localsearch-item-' \+ index"\s+:aria-selected="[^"]*"\s+role="option"/,
    'role="presentation"',
  ],
  [
    `:aria-label="[...p.titles, p.title].join(' > ')"`,
    `:id="'localsearch-item-' + index" :aria-selected="selectedIndex === index ? 'true' : 'false'" role="option"`,
  ],
  // Keys that are drawn: a name is heard of a picture only.
  [/<kbd :aria-label/g, '<kbd role="img" :aria-label'],
  ['<span class="title-icon">', '<span class="title-icon" aria-hidden="true">'],
];

/** A plugin of Vite: the search of the theme with its roles mended. It refuses a theme that it does not know. */
export const searchDialog = () => ({
  name: 'search-dialog',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/VPLocalSearchBox.vue')) return undefined;
    return mends.reduce((text, [wrong, right]) => {
      const mended = text.replace(wrong, right);
      if (mended === text) this.error(`the search of the theme is another than it was: ${wrong}`);
      return mended;
    }, code);
  },
});
