import { icon, slip } from './drawings.mjs';
import { escaped } from './escaped.mjs';

/** A whole page: header, sheet, style inside, after that of `sheet` where there is one. `font`, `home` and `sheet` are addresses. */
export function frame({ title, about, style, font, home, sheet, content }) {
  const name = 'Preventivi assicurativi';
  return `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${escaped(about)}">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="${icon}">
<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>
<title>${escaped(title)}</title>${sheet ? `\n<link rel="stylesheet" href="${sheet}">` : ''}
<style>@font-face{font-family:"Figtree Variable";src:url("${font}") format("woff2");font-weight:300 900;font-display:swap}${style}</style>
</head>
<body>
<div class="q site" data-q-theme="auto">
<header class="site-header">
<span class="site-stamp">${slip}</span>
<p class="site-name">${home ? `<a href="${home}">${name}</a>` : name}</p>
</header>
<main class="site-sheet">
${content}
</main>
</div>
</body>
</html>
`;
}
