import { escaped } from './escaped.mjs';
import { frame } from './frame.mjs';

const note =
  "Testo di esempio: l'intermediario che usa questo servizio lo sostituisce con il proprio documento.";

/** A document that visitors read before they agree: title, opening, sections. */
export function documentPage({ title, about, sections, ...look }) {
  const parts = sections.map(
    ({ heading, text }) =>
      `<h2 class="site-heading">${escaped(heading)}</h2>\n<p class="site-text">${escaped(text)}</p>`,
  );
  return frame({
    title,
    about,
    ...look,
    home: '../',
    layout: 'site-sheet',
    content: `<h1 class="site-title">${escaped(title)}</h1>
<p class="site-lead">${escaped(about)}</p>
<p class="site-note">${escaped(note)}</p>
${parts.join('\n')}`,
  });
}
