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
  // Pages stay in the folders in which GitHub shows them. Each is listed, so exclude all others.
  srcDir: relative(join(root, 'site/docs'), root),
  srcExclude: found('**/*.md').filter((file) => !(file in places)),
  rewrites: Object.fromEntries(pages.map(({ source, at }) => [source, `${at}.md`])),
  // An empty object, because each `config/config.ts` below `srcDir`, such as the API's, would
  // otherwise configure its folder.
  additionalConfig: {},
  cacheDir: join(root, 'site/docs/node_modules/.cache'),
  // Ignore localhost links, which work only in development.
  ignoreDeadLinks: 'localhostLinks',
  metaChunk: true,
  head: [['link', { rel: 'icon', href: icon }]],
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    // Show HTML in a page as text.
    html: false,
    // Paths of calls end with braces in headings. Treat braces as text, not as attributes.
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
    // `font-src 'self'` blocks a font inlined in a style sheet.
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
    // The default is the name of another button, which opens the pages of the section.
    mobileMenuLabel: 'Parts of the site',
    footer: {
      message: `MIT licence · <a href="${repository}">sources</a> · <a href="/" target="_self">the lines</a>`,
    },
  },
});

/**
 * Removes comment lines, which are for authors. Because HTML renders as text, they would be
 * visible.
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

/** Lets wide tables scroll inside their own box, even with the keyboard. */
function tablesThatScroll(md) {
  md.renderer.rules.table_open = () =>
    '<div class="table" role="group" aria-label="Table" tabindex="0"><table>\n';
  md.renderer.rules.table_close = () => '</table></div>\n';
}

/**
 * Escapes double braces, because VitePress compiles pages as templates and these pages contain
 * none.
 */
function textThatIsNoTemplate(md) {
  for (const kind of ['text', 'code_inline']) {
    const render = md.renderer.rules[kind];
    md.renderer.rules[kind] = (...of) => render(...of).replaceAll('{{', '&#123;&#123;');
  }
}
