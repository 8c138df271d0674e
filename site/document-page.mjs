import { defaultBroker } from '@preventivo/core';
import { contacts } from './broker.mjs';
import { escaped } from './escaped.mjs';
import { frame } from './frame.mjs';

const defaultNote =
  "Testo di esempio: l'intermediario che usa questo servizio lo sostituisce con il proprio documento.";

/**
 * Returns the page of a broker's document: title, introduction, sections with text and lists, and the broker's
 * contacts.
 */
export function documentPage({ title, about, note = defaultNote, sections, ...look }) {
  const parts = sections.map(
    ({ heading, text, list, contacts: hasContacts }) =>
      `<h2 class="site-heading">${escaped(heading)}</h2>
<p class="site-text">${escaped(text)}</p>${list ? listOf(list) : ''}${hasContacts ? contacts(defaultBroker) : ''}`,
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

const listOf = (items) =>
  `\n<ul class="site-text">\n${items.map((item) => `<li>${escaped(item)}</li>`).join('\n')}\n</ul>`;
