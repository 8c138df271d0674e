import { footer, header } from './broker.mjs';
import { icon } from './drawings.mjs';
import { escaped } from './escaped.mjs';
import { it } from './words/it.mjs';

/**
 * Returns a complete page with the broker's header and footer. The style is inline, after the style sheet `sheet` if it
 * is set. `font`, `script`, `home` and `sheet` are URLs. `tools` are the links for developers in the footer, visible by
 * default if `showsTools`. `layout` is a class of the content. `words` are the texts in the page's language.
 * `languages` are the texts of all languages of this page, if there are several.
 */
export function frame({ title, about, home, sheet, layout, content, ...look }) {
  const { style, font, script, tools, showsTools, words = it, languages = [] } = look;
  return `<!doctype html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${escaped(about)}">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="${icon}">${languages.map(alternate).join('')}
<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>
<link rel="preload" href="/settings.json" as="fetch" crossorigin>
<script type="module" blocking="render" src="${script}"></script>
<title>${escaped(title)}</title>${sheet ? `\n<link rel="stylesheet" href="${sheet}">` : ''}
<style>@font-face{font-family:"Figtree Variable";src:url("${font}") format("woff2");font-weight:300 900;font-display:swap}${style}</style>
</head>
<body>
<div class="q site" data-q-theme="auto">
<a class="site-skip" href="#contenuto">${words.skip}</a>
${header({ words, home, languages })}
<main class="${layout}" id="contenuto" tabindex="-1">
${content}
</main>
${footer({ words, documents: '/documenti/', tools, showsTools })}
</div>
</body>
</html>
`;
}

const alternate = ({ language, address }) =>
  `\n<link rel="alternate" hreflang="${language}" href="${address}">`;
