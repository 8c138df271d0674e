import { join, relative } from 'node:path';
import { icon } from 'site/drawings';
import { defineConfig } from 'vitepress';
import { root } from '../../../dev/shared/root.mjs';
import { slugOf } from '../../../dev/shared/written-pages.mjs';
import { scriptsOutside } from '../inline-scripts.mjs';
import { linksAsInTheRepository } from '../links.mjs';
import { menu, sidebars } from '../navigation.mjs';
import { everyPage, found, readParts } from '../pages.mjs';
import { repository } from '../repository.mjs';
import { searchDialog } from './theme/search-dialog.mjs';
import { styles } from './theme/tokens.mjs';

const parts = readParts();
const pages = everyPage(parts);
const places = Object.fromEntries(pages.map(({ source, at }) => [source, at]));
const bySource = new Map(pages.map((page) => [page.source, page]));
const outside = scriptsOutside();

export default defineConfig({
  title: 'Preventivo',
  description: 'Italian insurance quotes, asked for in a few minutes: packages, lines, contract.',
  lang: 'en-GB',
  base: '/docs/',
  // The pages stay in the folders in which GitHub shows them. Exclude all Markdown files that are not in the list of
  // pages.
  srcDir: relative(join(root, 'site/docs'), root),
  srcExclude: found('**/*.md').filter((file) => !(file in places)),
  rewrites: Object.fromEntries(pages.map(({ source, at }) => [source, `${at}.md`])),
  // An empty object stops VitePress from searching for `config/config.ts` below `srcDir`. It would take a file of that
  // name, such as the API's, for its own configuration.
  additionalConfig: {},
  cacheDir: join(root, 'site/docs/node_modules/.cache'),
  // Ignore links to localhost: they work during development only.
  ignoreDeadLinks: 'localhostLinks',
  metaChunk: true,
  head: [['link', { rel: 'icon', href: icon }]],
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    // Show HTML in a page as text.
    html: false,
    // In a heading, the path of an HTTP call may end with braces. Treat them as text instead of attributes.
    attrs: false,
    anchor: { slugify: slugOf },
    config: (md) => {
      linksAsInTheRepository(md, places);
      commentsThatNobodyReads(md);
      tablesThatScroll(md);
      textThatIsNoTemplate(md);
    },
  },
  transformPageData: (data) => ({
    description: bySource.get(data.filePath)?.about ?? data.description,
  }),
  transformHtml: (html) => outside.take(html),
  buildEnd: ({ outDir }) => outside.write(outDir),
  vite: {
    // Do not inline fonts into a style sheet: the CSP with `font-src 'self'` would block them.
    build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 5000 },
    plugins: [styles(), searchDialog()],
  },
  themeConfig: {
    siteTitle: 'Preventivo',
    nav: menu(parts),
    sidebar: sidebars(parts),
    outline: { level: [2, 3] },
    search: { provider: 'local', options: { detailedView: 'auto' } },
    docFooter: { prev: 'Before', next: 'Next' },
    externalLinkIcon: false,
    // By default, this button and the button that opens the sidebar have the same name, 'Menu'.
    mobileMenuLabel: 'Parts of the site',
    footer: {
      message: `MIT licence · <a href="${repository}">sources</a> · <a href="/" target="_self">the lines</a>`,
    },
  },
});

/** Removes HTML comments, which are for authors. They would be visible, because the pages show HTML as text. */
function commentsThatNobodyReads(md) {
  md.block.ruler.at(
    'html_block',
    (state, line, _, silent) => {
      const [from, to] = [state.bMarks[line] + state.tShift[line], state.eMarks[line]];
      if (!/^<!--.*-->$/.test(state.src.slice(from, to).trimEnd())) return false;
      if (!silent) state.line = line + 1;
      return true;
    },
    { alt: ['paragraph', 'reference', 'blockquote'] },
  );
}

/** Puts each table into a box, in which a wide table scrolls, also by keyboard. */
function tablesThatScroll(md) {
  md.renderer.rules.table_open = () =>
    '<div class="table" role="group" aria-label="Table" tabindex="0"><table>\n';
  md.renderer.rules.table_close = () => '</table></div>\n';
}

/** Escapes double braces. VitePress compiles pages as Vue templates, but the pages contain no template expressions. */
function textThatIsNoTemplate(md) {
  for (const kind of ['text', 'code_inline']) {
    const render = md.renderer.rules[kind];
    md.renderer.rules[kind] = (...of) => render(...of).replaceAll('{{', '&#123;&#123;');
  }
}
