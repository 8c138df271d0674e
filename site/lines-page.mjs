import { talk } from './broker.mjs';
import { arrow, cross, drawing, lens, slip } from './drawings.mjs';
import { dataOf, escaped } from './escaped.mjs';
import { frame } from './frame.mjs';
import { isPopular } from './lines.mjs';
import { it } from './words/it.mjs';
import { languages } from './words/languages.mjs';

/** The texts of the page for unknown URLs. They are in Italian only: such a URL names no language. */
const notFound = {
  title: 'Pagina non trovata',
  about: 'Questo indirizzo non porta a nessuna pagina.',
  heading: "Questa pagina non c'è",
  lead: "Il link è cambiato, o nell'indirizzo c'è un errore. <strong>Che cosa vuoi assicurare?</strong>",
  home: '/',
};

/**
 * Returns the landing page in the language of `words`: the question 'Che cosa vuoi assicurare?', a search box, and the
 * lines by category.
 */
export function linesPage({ words = it, ...parts }) {
  const { title, about, heading, lead } = words;
  return page({ title, about, heading, lead, words, languages, ...parts });
}

/** Returns the page for unknown URLs. It shows the list of lines and the visitor's draft. */
export const notFoundPage = (parts) => page({ ...notFound, words: it, ...parts });

function page({ lines, heading, lead, words, ...look }) {
  return frame({
    layout: 'site-counter',
    words,
    ...look,
    content: `${question({ lines, heading, lead, words })}
<div class="site-beside">
${resume(words)}
${how(words.how)}
</div>
<div class="site-groups">
${grouped(lines, words.categories).map(group).join('\n')}
${nothing(words)}
</div>`,
  });
}

/** Returns the categories that contain lines. In each, the most requested lines come first. */
const grouped = (lines, categories) =>
  Object.entries(categories)
    .map(([category, title]) => {
      const own = lines.filter(({ listing }) => listing.category === category);
      return { category, title, lines: [...own.filter(isPopular), ...own.filter(isOther)] };
    })
    .filter((one) => one.lines.length > 0);

const isOther = (line) => !isPopular(line);

const question = ({ lines, heading, lead, words }) => `<div class="site-question">
<h1 class="site-title">${heading}</h1>
<p class="site-lead">${lead}</p>
<noscript><style>.site-search{display:none}</style></noscript>
<form class="site-search" role="search" aria-label="${words.heading}">
${lens}
<input type="search" aria-label="${words.heading}" placeholder="${words.search.placeholder}" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="search">
<button class="site-clear" type="button" aria-label="${words.search.clear}" hidden>${cross}</button>
</form>
<div class="site-under">
<p class="site-found" role="status"${dataOf(words.found)}></p>
<div class="site-popular">
<p id="chiesti">${words.popular}</p>
<ul aria-labelledby="chiesti">
${lines
  .filter(isPopular)
  .map(
    ({ id, title }) =>
      `<li><a class="site-chip" href="${addressOf(id)}">${escaped(title)}</a></li>`,
  )
  .join('\n')}
</ul>
</div>
</div>
</div>`;

/** The offer to continue a draft. If the device has a draft, browser/resume.ts fills it in. */
const resume = ({
  go,
  resume,
  locale,
}) => `<section class="site-resume" aria-labelledby="riprendi"${dataOf({ ...resume, locale })} hidden>
<span class="site-stamp">${slip}</span>
<div class="site-left">
<h2 id="riprendi"></h2>
<p class="site-step"></p>
</div>
<a class="site-go">${go}<span class="site-hidden"></span></a>
<p class="site-others" hidden></p>
</section>`;

const how = ({ title, steps, hand }) => `<section class="site-how" aria-labelledby="come">
<h2 id="come">${title}</h2>
<ol>
${steps.map((step) => `<li>${step}</li>`).join('\n')}
</ol>
<p class="site-hand">${hand}</p>
</section>`;

/** The text that shows when a search has no matches. */
const nothing = (words) => `<div class="site-nothing" hidden>
<p>${words.search.tip}</p>
${talk(words)}
<button type="button">${words.search.all}</button>
</div>`;

const group = ({ category, title, lines }) => `<div class="site-group">
<h2 id="${category}">${escaped(title)}</h2>
<ul aria-labelledby="${category}">
${lines.map(row).join('\n')}
</ul>
</div>`;

function row({ id, title, about, pictogram, listing, version, pages, draft }) {
  // resume.ts offers only drafts of lines with `data-version`. Omit it if the line's draft must stay in its tab.
  const kept = draft === 'tab' ? '' : ` data-version="${version}"`;
  return `<li class="site-line" data-line="${escaped(id)}"${kept} data-pages="${pages}" data-keywords="${escaped(listing.keywords)}">
<span class="site-stamp">${drawing(escaped(pictogram))}</span>
<a class="site-line-link" href="${addressOf(id)}">${escaped(title)}</a>
<p class="site-line-about">${escaped(about)}</p>
<span class="site-arrow">${arrow}</span>
</li>`;
}

const addressOf = (id) => `/${encodeURI(id)}/`;
