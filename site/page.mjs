/** The list of lines as one HTML page, complete without a script. */
export function page({ lines, style, font }) {
  return `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="Scegli che cosa vuoi assicurare e chiedi un preventivo in pochi minuti.">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(ICON)}">
<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>
<title>Preventivi assicurativi</title>
<style>${fontFace(font)}${style}</style>
</head>
<body>
<div class="q site" data-q-theme="auto">
<header class="site-header">
<span class="site-stamp">${SLIP}</span>
<p class="site-name">Preventivi assicurativi</p>
</header>
<main class="site-sheet">
<h1 class="site-title">Che cosa vuoi assicurare?</h1>
<p class="site-lead">Scegli, rispondi a poche domande e ricevi il preventivo da un consulente.</p>
<ul class="site-lines">
${lines.map(card).join('\n')}
</ul>
</main>
</div>
</body>
</html>
`;
}

function fontFace(font) {
  return `@font-face{font-family:"Figtree Variable";src:url("${font}") format("woff2");font-weight:300 900;font-display:swap}`;
}

function card({ id, title, about, pictogram }) {
  return `<li class="site-line">
<span class="site-stamp site-line-stamp"><svg ${drawing} aria-hidden="true"><path d="${escaped(pictogram)}"/></svg></span>
<h2 class="site-line-title"><a class="site-line-link" href="/${encodeURI(id)}/">${escaped(title)}</a></h2>
<p class="site-line-about">${escaped(about)}</p>
<span class="site-line-arrow" aria-hidden="true">${ARROW}</span>
</li>`;
}

function escaped(text) {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const drawing =
  'viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';
/** A slip with its tear-off edge. */
const SLIP = `<svg ${drawing} aria-hidden="true"><path d="M5 3h14v18l-2.3-1.6L14.3 21 12 19.4 9.7 21l-2.4-1.6L5 21z"/><path d="M9 8h6M9 12h6"/></svg>`;
const ARROW = `<svg ${drawing}><path d="M5 12h14M13 6l6 6-6 6"/></svg>`;
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="6" fill="#F6B73C"/><path d="M7 5h10v14l-1.7-1.2-1.6 1.2-1.7-1.2-1.7 1.2-1.6-1.2L7 19z" fill="none" stroke="#10211F" stroke-width="1.6" stroke-linejoin="round"/></svg>`;
