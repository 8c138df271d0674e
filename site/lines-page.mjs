import { categories, defaultBroker } from '@preventivo/core';
import { talk } from './broker.mjs';
import { arrow, cross, drawing, lens, slip } from './drawings.mjs';
import { escaped } from './escaped.mjs';
import { frame } from './frame.mjs';
import { isPopular } from './lines.mjs';

const asked = {
  title: 'Preventivi assicurativi',
  about: 'Scegli che cosa vuoi assicurare e chiedi un preventivo: circa 3 minuti, nessun impegno.',
  heading: 'Che cosa vuoi assicurare?',
  lead: 'Rispondi a poche domande: un consulente ti scrive o ti chiama. <strong>Circa 3 minuti, nessun impegno.</strong>',
};
const notFound = {
  title: 'Pagina non trovata',
  about: 'Questo indirizzo non porta a nessuna pagina.',
  heading: "Questa pagina non c'è",
  lead: "Il link è cambiato, o nell'indirizzo c'è un errore. <strong>Che cosa vuoi assicurare?</strong>",
  home: '/',
};

/** Returns the page at `/`: 'Che cosa vuoi assicurare?' with its search box, and the lines by category. */
export const linesPage = (parts) => page({ ...asked, ...parts });

/** Returns the page for unknown URLs, with the list of lines and the visitor's draft. */
export const notFoundPage = (parts) => page({ ...notFound, ...parts });

function page({ lines, heading, lead, ...look }) {
  return frame({
    layout: 'site-counter',
    ...look,
    content: `${question({ lines, heading, lead })}
<div class="site-beside">
${resume}
${how}
</div>
<div class="site-groups">
${grouped(lines).map(group).join('\n')}
${nothing}
</div>`,
  });
}

/** Returns the categories that have lines, each with its most requested lines first. */
const grouped = (lines) =>
  Object.entries(categories)
    .map(([category, title]) => {
      const own = lines.filter(({ listing }) => listing.category === category);
      return { category, title, lines: [...own.filter(isPopular), ...own.filter(isOther)] };
    })
    .filter((one) => one.lines.length > 0);

const isOther = (line) => !isPopular(line);

const question = ({ lines, heading, lead }) => `<div class="site-question">
<h1 class="site-title">${heading}</h1>
<p class="site-lead">${lead}</p>
<noscript><style>.site-search{display:none}</style></noscript>
<form class="site-search" role="search" aria-label="${asked.heading}">
${lens}
<input type="search" aria-label="${asked.heading}" placeholder="Cane, motorino, mutuo…" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="search">
<button class="site-clear" type="button" aria-label="Cancella" hidden>${cross}</button>
</form>
<div class="site-under">
<p class="site-found" role="status"></p>
<div class="site-popular">
<p id="chiesti">I più chiesti</p>
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

/** The offer to continue a draft. browser/resume.ts fills it in if the device has a draft. */
const resume = `<section class="site-resume" aria-labelledby="riprendi" hidden>
<span class="site-stamp">${slip}</span>
<div class="site-left">
<h2 id="riprendi"></h2>
<p class="site-step"></p>
</div>
<a class="site-go">Riprendi<span class="site-hidden"></span></a>
<p class="site-others" hidden></p>
</section>`;

const how = `<section class="site-how" aria-labelledby="come">
<h2 id="come">Come funziona</h2>
<ol>
<li>Scegli che cosa assicurare e rispondi</li>
<li>Un consulente prepara il preventivo</li>
<li>Lo ricevi come vuoi, e decidi tu</li>
</ol>
<p class="site-hand"><strong>Tieni a portata di mano</strong> la targa per un veicolo, la partita IVA per un'azienda.</p>
</section>`;

/** The text for a search without matches. */
const nothing = `<div class="site-nothing" hidden>
<p>Prova con una parola sola, per esempio «cane» o «mutuo», oppure guarda tutto quello che si può assicurare.</p>
${talk(defaultBroker)}
<button type="button">Mostra tutto l'elenco</button>
</div>`;

const group = ({ category, title, lines }) => `<div class="site-group">
<h2 id="${category}">${escaped(title)}</h2>
<ul aria-labelledby="${category}">
${lines.map(row).join('\n')}
</ul>
</div>`;

function row({ id, title, about, pictogram, listing, version, pages, draft }) {
  // resume.ts offers drafts only of lines with `data-version`. Omit it for a line whose draft is
  // kept in its tab only.
  const kept = draft === 'tab' ? '' : ` data-version="${version}"`;
  return `<li class="site-line" data-line="${escaped(id)}"${kept} data-pages="${pages}" data-keywords="${escaped(listing.keywords)}">
<span class="site-stamp">${drawing(escaped(pictogram))}</span>
<a class="site-line-link" href="${addressOf(id)}">${escaped(title)}</a>
<p class="site-line-about">${escaped(about)}</p>
<span class="site-arrow">${arrow}</span>
</li>`;
}

const addressOf = (id) => `/${encodeURI(id)}/`;
