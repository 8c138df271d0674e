import { initialsOf, phoneLink, supervisionOf } from '@preventivo/core';
import { telephone } from './drawings.mjs';
import { dataOf, escaped } from './escaped.mjs';

// The parts of the pages that show the broker. For each setting there is an element with `data-broker`.
// browser/broker.ts fills it in from settings.json. Empty elements are hidden.

/**
 * Returns the header of every page. `home` is the URL of the landing page; omit it on the landing page. If the page
 * exists in several `languages`, the header contains a hidden language switch, which browser/languages.ts shows.
 */
export function header({ words, home, languages }) {
  const { name, tagline } = words.broker;
  return `<header class="site-header">
<span class="site-stamp site-whose" data-broker="initials" aria-hidden="true">${escaped(initialsOf(name))}</span>
<div class="site-who">
<p class="site-name">${home ? `<a href="${home}">${place('name', name, 'span')}</a>` : place('name', name, 'span')}</p>
${place('tagline', tagline, 'p', 'site-tagline')}
</div>
${languages.length > 0 ? `${switchOf(words, languages)}\n` : ''}${callOf(words)}
</header>`;
}

const switchOf = (
  words,
  languages,
) => `<nav class="site-languages" aria-label="${words.languages}" hidden>
${languages
  .map(
    ({ language, name, address }) =>
      `<a href="${address}" hreflang="${language}" lang="${language}"${language === words.language ? ' aria-current="page"' : ''}><span aria-hidden="true">${language.toUpperCase()}</span><span class="site-hidden">${name}</span></a>`,
  )
  .join('\n')}
</nav>`;

/**
 * Returns the footer of every page. `documents` is the URL of the folder with the broker's documents. `tools` are the
 * links for developers: `{name, address}`. `showsTools` is whether they are visible; the setting `developerLinks`
 * overrides it.
 */
export function footer({ words, documents, tools = [], showsTools = false }) {
  const { name, address, email, phone } = words.broker;
  const supervision = supervisionOf(words.broker, () => words.supervision);
  // The documents exist in Italian only.
  const document = (id, file) =>
    `<li><a data-document="${id}" href="${documents}${file}.html"${words.language === 'it' ? '' : ' hreflang="it"'}>${words.documents[id]}</a></li>`;
  return `<footer class="site-footer">
<div class="site-footer-parts">
<div>
${place('name', name, 'p', 'site-footer-name')}
${place('address', address, 'p')}
<p><a data-broker="email"${email ? ` href="mailto:${escaped(email)}"` : ' hidden'}>${escaped(email ?? '')}</a></p>
<p data-broker="supervision" data-default="${escaped(words.supervision)}"${supervision ? '' : ' hidden'}>${escaped(supervision ?? '')}</p>
</div>
<div data-broker="phone"${phone ? '' : ' hidden'}>
<p><a class="site-footer-phone" data-call${hrefOf(phone)}>${place('number', phone?.number, 'span')}</a></p>
${place('hours', phone?.hours, 'p')}
</div>
<div class="site-footer-links">
<nav aria-label="${words.documents.title}">
<ul>
${document('privacy', 'privacy')}
${document('terms', 'condizioni')}
${document('complaints', 'reclami')}
${document('accessibility', 'accessibilita')}
</ul>
</nav>${forDevelopers(words.builders, tools, showsTools)}
</div>
</div>
<p class="site-footer-note"><button class="site-erase" type="button"${dataOf(words.erasing)} hidden>${words.erase}</button></p>
<p class="site-footer-note">${words.note}</p>
</footer>`;
}

function forDevelopers(words, tools, shows) {
  if (tools.length === 0) return '';
  const links = tools.map(
    ({ name, address }) => `<li><a href="${address}">${words[name]}</a></li>`,
  );
  return `
<nav data-developer-links aria-label="${words.title}"${shows ? '' : ' hidden'}>
<ul>
${links.join('\n')}
</ul>
</nav>`;
}

export function contacts({ name, address, email, phone }) {
  return `
<p class="site-text">${place('name', name, 'strong')}<br>${place('address', address, 'span')}</p>
<p class="site-text"><a data-broker="email"${email ? ` href="mailto:${escaped(email)}"` : ' hidden'}>${escaped(email ?? '')}</a></p>
<p class="site-text" data-broker="phone"${phone ? '' : ' hidden'}><a data-call${hrefOf(phone)}>${place('number', phone?.number, 'span')}</a> ${place('hours', phone?.hours, 'span')}</p>`;
}

/** Returns the sentence «Preferisci parlarne?». It is hidden without a phone number. */
export function talk({ broker: { phone }, talk }) {
  const link = `<a data-call${hrefOf(phone)}>${place('number', phone?.number, 'span')}</a>`;
  return `<p data-broker="phone"${phone ? '' : ' hidden'}>${talk.replace('{phone}', () => link)}</p>`;
}

function callOf({ broker: { phone }, call }) {
  return `<a class="site-call" data-broker="phone" data-call${hrefOf(phone)}${phone ? '' : ' hidden'}>${telephone}<span class="site-call-text"><span class="site-hidden">${call} </span>${place('number', phone?.number, 'strong')} ${place('hours', phone?.hours, 'span')}</span></a>`;
}

const hrefOf = (phone) => (phone ? ` href="${phoneLink(phone)}"` : '');

function place(slot, text, tag, name) {
  const look = name ? ` class="${name}"` : '';
  return `<${tag}${look} data-broker="${slot}"${text ? '' : ' hidden'}>${escaped(text ?? '')}</${tag}>`;
}
