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
  // The pages stay in the folders in which GitHub shows them. Every page is listed, so all other
  // Markdown files are excluded.
  srcDir: relative(join(root, 'site/docs'), root),
  srcExclude: found('**/*.md').filter((file) => !(file in places)),
  rewrites: Object.fromEntries(pages.map(({ source, at }) => [source, `${at}.md`])),
  // An empty object turns off the search for `config/config.ts` files below `srcDir`. Otherwise a
  // file with this name, such as the API's, would configure its folder.
  additionalConfig: {},
  cacheDir: join(root, 'site/docs/node_modules/.cache'),
  // Ignores links to localhost, because they work only in development.
  ignoreDeadLinks: 'localhostLinks',
  metaChunk: true,
  head: [['link', { rel: 'icon', href: icon }]],
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    // HTML in a page is shown as text.
    html: false,
    // In headings, paths of HTTP calls may end with braces. They are text, not attributes.
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
    // The CSP with `font-src 'self'` would block a font that is inlined in a style sheet.
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
    // By default this button and the one that opens the sidebar are both named 'Menu'.
    mobileMenuLabel: 'Parts of the site',
    footer: {
      message: `MIT licence · <a href="${repository}">sources</a> · <a href="/" target="_self">the lines</a>`,
    },
  },
});

/**
 * Removes comment lines, which are for authors. They would be visible, because HTML is shown as
 * text.
 */
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

/** Wide tables scroll inside their own box, also by keyboard. */
function tablesThatScroll(md) {
  md.renderer.rules.table_open = () =>
    '<div class="table" role="group" aria-label="Table" tabindex="0"><table>\n';
  md.renderer.rules.table_close = () => '</table></div>\n';
}

/**
 * Escapes double braces. VitePress compiles pages as Vue templates, but these pages contain no
 * template expressions.
 */
function textThatIsNoTemplate(md) {
  for (const kind of ['text', 'code_inline']) {
    const render = md.renderer.rules[kind];
    md.renderer.rules[kind] = (...of) => render(...of).replaceAll('{{', '&#123;&#123;');
  }
}
