import { readFileSync } from 'node:fs';
import { headingOf, type Line } from '@preventivo/core';
import { embedFailed } from '@preventivo/core/words';
import { type IndexHtmlTransformContext, type Plugin, runnerImport } from 'vite';
import { buildId, withBuildId } from './build-id.ts';
import { figtreeFile } from './figtree.ts';
import { preHydrationScript, settingsScript } from './page-scripts.ts';

/** Renders page 1 into the app's HTML at build time, with inline styles and a preloaded font. */
export function prerender(line: Line): Plugin {
  let font = '';
  let fontUrl = '';
  let root = '';
  return {
    name: 'preventivo:prerender',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    buildStart() {
      font = this.emitFile({
        type: 'asset',
        name: 'figtree.woff2',
        source: readFileSync(figtreeFile()),
      });
    },
    generateBundle() {
      fontUrl = `./${this.getFileName(font)}`;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, context) {
        const drawFirstPage = await importRenderer(root);
        const { html: drawing, seed } = drawFirstPage(line);
        const page = html
          .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
          .replace('</head>', () => head(line, fontUrl, fontFace(fontUrl) + takeStyles(context)))
          .replace('<div id="root"></div>', () => rootElement(drawing, JSON.stringify(seed)));
        // All other files have a hash of their content in their names, so the id needs only the names.
        return withBuildId(page, buildId([page, ...Object.keys(context.bundle ?? {}).sort()]));
      },
    },
  };
}

/**
 * Imports the function that renders page 1, from the funnel on which the app depends. Uses Vite for the import,
 * because in this repository the function is JSX source, which Node cannot run.
 */
async function importRenderer(root: string) {
  type Server = typeof import('@preventivo/funnel/server');
  const { module } = await runnerImport<Server>('@preventivo/funnel/server', {
    root,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', development: false } },
  });
  return module.drawFirstPage;
}

/**
 * Removes the style sheets from the bundle and returns their text, for a `<style>` element in the page. All styles
 * together are small, and the first paint needs them.
 */
function takeStyles({ bundle = {} }: IndexHtmlTransformContext): string {
  const sheets = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.css'));
  for (const { fileName } of sheets) delete bundle[fileName];
  return sheets.map((sheet) => (sheet.type === 'asset' ? String(sheet.source) : '')).join('');
}

function head(line: Line, font: string, styles: string): string {
  return [
    `<title>${escaped(headingOf(line))}</title>`,
    `<meta name="description" content="${escaped(line.about)}">`,
    '<meta name="color-scheme" content="light dark">',
    `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    `<style>html,body{margin:0}#root{min-height:100dvh}${styles}${noScripts}</style>`,
    `<script>${preHydrationScript}</script>`,
    '</head>',
  ].join('\n');
}

function rootElement(drawing: string, seed: string): string {
  return (
    `<noscript>${withoutScripts}</noscript>${withoutTheScript}` +
    `<div id="root" class="q" data-q-theme="auto" data-q-early data-q-seed="${escaped(seed)}">` +
    `${drawing}</div><script>${settingsScript}</script>`
  );
}

/** The note above the form for browsers without JavaScript. */
const withoutScripts =
  '<div class="q q-no-scripts" data-q-theme="auto"><p><strong>Con questo browser il preventivo non si può inviare.</strong> ' +
  'Attiva JavaScript e ricarica la pagina, aggiorna il browser, oppure apri questa pagina con un altro: Chrome, Edge, ' +
  'Firefox o Safari di questi anni. <a href="../">Tutte le assicurazioni</a></p></div>';

/**
 * The note for a page whose script fails to load or run. It is in a template directly before the form.
 * `settingsScript` shows it.
 */
export const withoutTheScript =
  `<template><div class="q q-no-scripts q-lost" data-q-theme="auto" role="alert"><strong>${embedFailed}</strong> ` +
  'Così non si può inviare. <a href="">Ricarica la pagina</a>. Se non basta, aggiorna il browser, oppure apri questa pagina ' +
  'con un altro: Chrome, Edge, Firefox o Safari di questi anni. </div></template>';

const noScripts =
  '.q-no-scripts{box-sizing:border-box;min-height:0;padding:16px 20px;padding-inline:max(20px,(100% - 1136px)/2);' +
  'background:var(--q-warning-tint)}.q-no-scripts>p{margin:0}.q-no-scripts strong{font-weight:650}.q-no-scripts a{color:inherit;white-space:nowrap}' +
  // The note is sticky, so that the visitor sees it at every scroll position.
  '.q-lost{position:sticky;top:0;z-index:7}';

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

const fontFace = (url: string) =>
  `@font-face{font-family:"Figtree Variable";src:url(${url}) format("woff2");` +
  'font-weight:300 900;font-style:normal;font-display:swap}';
