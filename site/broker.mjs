import { initialsOf, phoneLink, supervisionOf } from '@preventivo/core';
import { deviceErase } from '@preventivo/core/words';
import { telephone } from './drawings.mjs';
import { escaped } from './escaped.mjs';

// The parts of the pages that show the broker. Each setting has an element with `data-broker`,
// which browser/broker.ts fills in from settings.json. Empty elements are hidden.

/**
 * Returns the header of every page. `home` is the URL of the landing page. On the landing page
 * itself, omit it.
 */
export function header({ broker, home }) {
  const { name, tagline } = broker;
  return `<header class="site-header">
<span class="site-stamp site-whose" data-broker="initials" aria-hidden="true">${escaped(initialsOf(name))}</span>
<div class="site-who">
<p class="site-name">${home ? `<a href="${home}">${place('name', name, 'span')}</a>` : place('name', name, 'span')}</p>
${place('tagline', tagline, 'p', 'site-tagline')}
</div>
${callOf(broker)}
</header>`;
}

/**
 * Returns the footer of every page. `documents` is the URL of the folder with the broker's
 * documents. `tools` lists the links for developers: `{title, address}`. They are shown if
 * `showsTools`, unless the setting `developerLinks` says otherwise.
 */
export function footer({ broker, documents, tools = [], showsTools = false }) {
  const { name, address, email, phone } = broker;
  return `<footer class="site-footer">
<div class="site-footer-parts">
<div>
${place('name', name, 'p', 'site-footer-name')}
${place('address', address, 'p')}
<p><a data-broker="email"${email ? ` href="mailto:${escaped(email)}"` : ' hidden'}>${escaped(email ?? '')}</a></p>
${place('supervision', supervisionOf(broker), 'p')}
</div>
<div data-broker="phone"${phone ? '' : ' hidden'}>
<p><a class="site-footer-phone" data-call${hrefOf(phone)}>${place('number', phone?.number, 'span')}</a></p>
${place('hours', phone?.hours, 'p')}
</div>
<div class="site-footer-links">
<nav aria-label="Documenti">
<ul>
<li><a data-document="privacy" href="${documents}privacy.html">Privacy</a></li>
<li><a data-document="terms" href="${documents}condizioni.html">Condizioni</a></li>
<li><a data-document="complaints" href="${documents}reclami.html">Reclami</a></li>
<li><a data-document="accessibility" href="${documents}accessibilita.html">Accessibilità</a></li>
</ul>
</nav>${forDevelopers(tools, showsTools)}
</div>
</div>
<p class="site-footer-note"><button class="site-erase" type="button" hidden>${deviceErase}</button></p>
<p class="site-footer-note">Chiedere un preventivo è gratuito e non ti impegna: non è una polizza e non ti assicura.</p>
</footer>`;
}

function forDevelopers(tools, shows) {
  if (tools.length === 0) return '';
  const links = tools.map(({ title, address }) => `<li><a href="${address}">${title}</a></li>`);
  return `
<nav data-developer-links aria-label="Per chi costruisce"${shows ? '' : ' hidden'}>
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

/** Returns the sentence «Preferisci parlarne?». It is hidden if there is no phone number. */
export function talk({ phone }) {
  return `<p data-broker="phone"${phone ? '' : ' hidden'}>Preferisci parlarne? Chiamaci al <a data-call${hrefOf(phone)}>${place('number', phone?.number, 'span')}</a>.</p>`;
}

function callOf({ phone }) {
  return `<a class="site-call" data-broker="phone" data-call${hrefOf(phone)}${phone ? '' : ' hidden'}>${telephone}<span class="site-call-text"><span class="site-hidden">Chiama </span>${place('number', phone?.number, 'strong')} ${place('hours', phone?.hours, 'span')}</span></a>`;
}

const hrefOf = (phone) => (phone ? ` href="${phoneLink(phone)}"` : '');

function place(slot, text, tag, name) {
  const look = name ? ` class="${name}"` : '';
  return `<${tag}${look} data-broker="${slot}"${text ? '' : ' hidden'}>${escaped(text ?? '')}</${tag}>`;
}
