import { defaultBroker } from '@preventivo/core';
import { footer, header } from './broker.mjs';
import { icon } from './drawings.mjs';
import { escaped } from './escaped.mjs';

/**
 * Returns a complete page between the broker's header and footer. The style is inline, after the
 * style sheet `sheet` if there is one. `font`, `script`, `home` and `sheet` are URLs. `tools` are
 * the links for developers in the footer, shown by default if `showsTools`. `layout` is a class of
 * the content.
 */
export function frame({ title, about, home, sheet, layout, content, ...look }) {
  const { style, font, script, tools, showsTools } = look;
  return `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${escaped(about)}">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="${icon}">
<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>
<link rel="preload" href="/settings.json" as="fetch" crossorigin>
<script type="module" blocking="render" src="${script}"></script>
<title>${escaped(title)}</title>${sheet ? `\n<link rel="stylesheet" href="${sheet}">` : ''}
<style>@font-face{font-family:"Figtree Variable";src:url("${font}") format("woff2");font-weight:300 900;font-display:swap}${style}</style>
</head>
<body>
<div class="q site" data-q-theme="auto">
<a class="site-skip" href="#contenuto">Vai al contenuto</a>
${header({ broker: defaultBroker, home })}
<main class="${layout}" id="contenuto" tabindex="-1">
${content}
</main>
${footer({ broker: defaultBroker, documents: '/documenti/', tools, showsTools })}
</div>
</body>
</html>
`;
}
