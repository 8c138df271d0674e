/** Corrections of the search of the VitePress theme. Each is a wrong part of the source and its replacement. */
const mends = [
  // The theme's dialog has the role `button`. Screen readers do not read the content of a button.
  [
    /role="button"\s+:aria-owns="[^"]*"\s+aria-expanded="true"\s+aria-haspopup="listbox"/,
    'role="dialog" aria-modal="true"',
  ],
  [
    'aria-autocomplete="both"',
    `aria-autocomplete="list" role="combobox" :aria-expanded="results?.length ? 'true' : 'false'"`,
  ],
  // An option must not contain a link, so make the link itself the option.
  [
    /:id="'localsearch-item-' \+ index"\s+:aria-selected="[^"]*"\s+role="option"/,
    'role="presentation"',
  ],
  [
    `:aria-label="[...p.titles, p.title].join(' > ')"`,
    `:id="'localsearch-item-' + index" :aria-selected="selectedIndex === index ? 'true' : 'false'" role="option"`,
  ],
  // The theme shows the keys as icons. An icon needs the role `img` to have an accessible name.
  [/<kbd :aria-label/g, '<kbd role="img" :aria-label'],
  // Rank guides before the READMEs of packages, and those before generated pages, decisions and the reference. Then
  // 'embed' finds the guide before the constants whose names begin with it. A function in the configuration is not
  // possible: it would need `unsafe-eval`, which the CSP forbids.
  [
    'theme.value.search?.provider === "local" ? theme.value.search.options?.miniSearch : undefined',
    `{
      searchOptions: {
        fuzzy: 0.2,
        prefix: true,
        boost: { title: 8, titles: 4, text: 1 },
        weights: { prefix: 0.35, fuzzy: 0.1 },
        boostDocument: (id) =>
          /\\/(api|decisions)\\//.test(id) ? 0.1
          : /\\/(bytes|growth|licences|look|privacy|security)[./]/.test(id) ? 0.3
          : /\\/packages\\/|\\/(reference-api|http-contract)\\./.test(id) ? 0.6
          : 1,
      },
    }`,
  ],
  ['<span class="title-icon">', '<span class="title-icon" aria-hidden="true">'],
];

/**
 * A Vite plugin that corrects the theme's search. Throws if a correction does not apply because the theme has changed.
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
