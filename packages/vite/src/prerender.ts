import { readFileSync } from 'node:fs';
import { headingOf, type Line } from '@preventivo/core';
import { embedFailed } from '@preventivo/core/words';
import type { IndexHtmlTransformContext, Plugin } from 'vite';
import { buildId, withBuildId } from './build-id.ts';
import { figtreeFile } from './figtree.ts';
import { earlyScript, settingsScript } from './page-scripts.ts';

/** Draws page 1 into the app's HTML when it is built, with its styles in it and its font near. */
export function prerender(line: Line): Plugin {
  let font = '';
  let fontUrl = '';
  return {
    name: 'preventivo:prerender',
    apply: 'build',
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
        // Loaded by a build only: from its sources, in development, Node cannot read JSX.
        const { drawFirstPage } = await import('@preventivo/funnel/server');
        const { html: drawing, seed } = drawFirstPage(line);
        const page = html
          .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
          .replace('</head>', () => head(line, fontUrl, fontFace(fontUrl) + takeStyles(context)))
          .replace('<div id="root"></div>', () => root(drawing, JSON.stringify(seed)));
        // Every other file is named after its content.
        return withBuildId(page, buildId([page, ...Object.keys(context.bundle ?? {}).sort()]));
      },
    },
  };
}

/** All the styles are needed for the first paint and are small: they come with the page. */
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
    `<script>${earlyScript}</script>`,
    '</head>',
  ].join('\n');
}

function root(drawing: string, seed: string): string {
  return (
    `<noscript>${withoutScripts}</noscript>${withoutTheScript}` +
    `<div id="root" class="q" data-q-theme="auto" data-q-early data-q-seed="${escaped(seed)}">` +
    `${drawing}</div><script>${settingsScript}</script>`
  );
}

/** What is said above the form where no scripts run. */
const withoutScripts =
  '<div class="q q-no-scripts" data-q-theme="auto"><p><strong>Con questo browser il preventivo non si può inviare.</strong> ' +
  'Attiva JavaScript e ricarica la pagina, aggiorna il browser, oppure apri questa pagina con un altro: Chrome, Edge, ' +
  'Firefox o Safari di questi anni. <a href="../">Tutte le assicurazioni</a></p></div>';

/** The same where the script of the page did not come, or cannot run: right before the form, for the script after it to show. */
export const withoutTheScript =
  `<template><div class="q q-no-scripts q-lost" data-q-theme="auto" role="alert"><strong>${embedFailed}</strong> ` +
  'Così non si può inviare. <a href="">Ricarica la pagina</a>. Se non basta, aggiorna il browser, oppure apri questa pagina ' +
  'con un altro: Chrome, Edge, Firefox o Safari di questi anni. </div></template>';

const noScripts =
  '.q-no-scripts{box-sizing:border-box;min-height:0;padding:16px 20px;padding-inline:max(20px,(100% - 1136px)/2);' +
  'background:var(--q-warning-tint)}.q-no-scripts>p{margin:0}.q-no-scripts strong{font-weight:650}.q-no-scripts a{color:inherit;white-space:nowrap}' +
  // In sight wherever in the form a press goes nowhere.
  '.q-lost{position:sticky;top:0;z-index:7}';

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

const fontFace = (url: string) =>
  `@font-face{font-family:"Figtree Variable";src:url(${url}) format("woff2");` +
  'font-weight:300 900;font-style:normal;font-display:swap}';
