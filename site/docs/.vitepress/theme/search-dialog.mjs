/** What the search of the VitePress theme does wrong, and its replacements. */
const mends = [
  // The theme's dialog has the role `button`. Screen readers do not enter the content of a button.
  [
    /role="button"\s+:aria-owns="[^"]*"\s+aria-expanded="true"\s+aria-haspopup="listbox"/,
    'role="dialog" aria-modal="true"',
  ],
  [
    'aria-autocomplete="both"',
    `aria-autocomplete="list" role="combobox" :aria-expanded="results?.length ? 'true' : 'false'"`,
  ],
  // An option must not contain a link, so the link itself becomes the option.
  [
    /:id="'localsearch-item-' \+ index"\s+:aria-selected="[^"]*"\s+role="option"/,
    'role="presentation"',
  ],
  [
    `:aria-label="[...p.titles, p.title].join(' > ')"`,
    `:id="'localsearch-item-' + index" :aria-selected="selectedIndex === index ? 'true' : 'false'" role="option"`,
  ],
  // The keys are shown as icons. An icon can have an accessible name only with the role `img`.
  [/<kbd :aria-label/g, '<kbd role="img" :aria-label'],
  // Whole words in titles and headings come first, and guides before the reference: 'embed' finds
  // the guide, not the constants that begin with the word. A function in the configuration would
  // need `unsafe-eval`, which the CSP forbids.
  [
    'theme.value.search?.provider === "local" ? theme.value.search.options?.miniSearch : undefined',
    `{
      searchOptions: {
        fuzzy: 0.2,
        prefix: true,
        boost: { title: 8, titles: 4, text: 1 },
        weights: { prefix: 0.15, fuzzy: 0.1 },
        boostDocument: (id) => (/\\/(api|decisions|packages)\\/|\\/bytes\\.html/.test(id) ? 0.5 : 1),
      },
    }`,
  ],
  ['<span class="title-icon">', '<span class="title-icon" aria-hidden="true">'],
];

/**
 * A Vite plugin that corrects the theme's search. It throws if the theme has changed,
 * so that a correction no longer applies.
 */
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
