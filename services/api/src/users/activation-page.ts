import { type Broker, initialsOf, phoneLink } from '@preventivo/core';
import { html, raw } from 'hono/html';
import type { Sha256 } from '../crypto/digest.ts';
import { dark, light } from '../mail/colours.ts';

/** State of the page: a form, a form with an error, or a result. */
export type PageState = Asking | 'activated' | 'used' | 'expired';
type Asking = 'pending' | 'missing' | 'wrong' | 'limited';

const asked = [
  'Attiva il tuo profilo',
  'Manca un passo: scrivi la password che hai scelto alla registrazione, poi potrai accedere.',
] as const;

const words: Readonly<Record<PageState, readonly [title: string, text: string]>> = {
  pending: asked,
  missing: asked,
  wrong: asked,
  limited: asked,
  activated: ['Profilo attivato', 'Ora puoi accedere con la tua email e la tua password.'],
  used: [
    'Link già usato',
    'Il tuo profilo è già attivo: accedi con la tua email e la tua password.',
  ],
  expired: [
    'Link scaduto',
    'Questo link non è più valido. Se il tuo profilo è già attivo accedi, altrimenti registrati di nuovo per riceverne un altro.',
  ],
};

const problems: Readonly<Record<Asking, string>> = {
  pending: '',
  missing: 'Scrivi la password.',
  wrong:
    "La password non è quella di questa registrazione: riprova. Se hai più email di conferma, apri la più recente. Dopo cinque tentativi bisogna aspettare un quarto d'ora.",
  limited:
    "Troppi tentativi con questo link. Riprova tra un quarto d'ora, oppure registrati di nuovo per riceverne un altro.",
};
const isAsking = (state: PageState): state is Asking => Object.hasOwn(problems, state);

/** Renders the form. It posts to the URL of its page. */
function form(state: Asking) {
  const problem = problems[state];
  return html`<form method="post">
<label for="password">Password</label>
${problem && html`<p class="error" id="problem" role="alert">${problem}</p>`}
<input id="password" name="password" type="password" autocomplete="current-password" maxlength="100" required${problem && html` aria-invalid="true" aria-describedby="problem" autofocus`}>
<button>Attiva il profilo</button>
</form>`;
}

const properties = (colours: Readonly<Record<string, string>>) =>
  Object.entries(colours)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

// Imitates the site's pages. The font is the site's font, served under a name without a hash.
const styleOf = ({
  home,
}: Place) => `@font-face{font-family:"Figtree Variable";src:url("${home}/figtree.woff2") format("woff2");font-weight:300 900;font-display:swap}
:root{color-scheme:light dark;font:1.0625rem/1.5 "Figtree Variable",system-ui,sans-serif;-webkit-font-smoothing:antialiased;${properties(light)}}
@media(prefers-color-scheme:dark){:root{${properties(dark)}}}
*{box-sizing:border-box}
body{display:flex;flex-direction:column;min-height:100vh;margin:0;background:var(--canvas);color:var(--ink)}
h1,p,ul{margin:0}
header,main,footer{width:100%;max-width:40rem;margin:0 auto;padding:0 20px}
header{display:flex;align-items:center;gap:12px;min-height:80px;padding-block:12px}
header b{display:grid;place-items:center;flex:none;width:44px;height:44px;border-radius:8px;background:var(--primary);color:var(--on-primary);font-size:17px;font-weight:750}
header img{display:block;height:40px;max-width:40vw}
header a{color:inherit;font-size:1.25rem;font-weight:700;line-height:1.25;text-decoration:none}
header small{display:block;line-height:1.3}
small,footer{color:var(--muted);font-size:.9375rem}
main{padding-block:32px 40px;background:var(--surface)}
h1{margin-bottom:8px;font-size:1.625rem;font-weight:750;line-height:1.18;letter-spacing:-.018em;text-wrap:balance}
main>p{margin-bottom:24px;text-wrap:pretty}
button,main>a{display:inline-block;width:100%;min-height:56px;padding:15px 24px;border:0;border-radius:12px;background:var(--primary);color:var(--on-primary);font:inherit;font-weight:650;text-align:center;text-decoration:none;cursor:pointer}
:focus-visible{outline:3px solid var(--ink);outline-offset:3px}
label{display:block;margin-bottom:6px;font-weight:650}
input{display:block;width:100%;min-height:56px;margin-bottom:20px;padding:9px 16px;border:1.5px solid var(--control);border-radius:12px;background:var(--surface);color:inherit;font:inherit}
input[aria-invalid]{border:2px solid var(--error)}
.error{margin-bottom:8px;color:var(--error);font-size:.9375rem;font-weight:600;line-height:1.4}
footer{margin-top:32px;padding-block:20px 40px}
footer a{display:inline-block;padding-block:11px;color:inherit;text-underline-offset:4px}
footer ul{display:flex;flex-wrap:wrap;column-gap:24px;padding:0;list-style:none}
@media(min-width:40em){main{padding:40px 48px 48px;border-radius:20px}button,main>a{width:auto;min-height:48px;padding-block:11px}input{min-height:48px}}
@media(forced-colors:active){main,main>a,button{border:1px solid}}`;

/** The pages to which the activation page belongs, and their broker. */
export interface Place {
  /** URL of the landing page without a trailing slash, on the origin of the visitor's draft. */
  readonly home: string;
  readonly broker: Broker;
  /** URL of the privacy notice, absolute or on the origin of the landing page. */
  readonly privacy: string;
}

/** Returns the page of an activation link. It needs no script: its form posts to the page's URL. */
export async function activationPage(state: PageState, place: Place): Promise<string> {
  const [title, text] = words[state];
  const { home, broker, privacy } = place;
  const { name, tagline, phone } = broker;
  const page = await html`<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${isAsking(state) && problems[state] && 'Errore: '}${title}</title>
<style>${raw(styleOf(place))}</style>
</head>
<body>
<header>${markOf(place)}<p><a href="${home}/">${name}</a>${tagline && html`<small>${tagline}</small>`}</p></header>
<main>
<h1>${title}</h1>
<p>${text}</p>
${isAsking(state) ? form(state) : html`<a href="${home}/">Torna ai preventivi</a>`}
</main>
<footer>
${phone && html`<p>Serve aiuto? Chiamaci al <a href="${phoneLink(phone)}">${phone.number}</a>${phone.hours && ` (${phone.hours})`}</p>`}
<ul><li><a href="${home}/">Tutte le assicurazioni</a></li><li><a href="${onPages(privacy, home)}">Privacy</a></li></ul>
</footer>
</body>
</html>
`;
  return String(page);
}

/** Renders the broker's logo, or the initials. */
function markOf({ broker, home }: Place) {
  const { logo, name } = broker;
  if (!logo) return html`<b aria-hidden="true">${initialsOf(name)}</b>`;
  const forDark =
    logo.dark &&
    html`<source media="(prefers-color-scheme: dark)" srcset="${onPages(logo.dark, home)}">`;
  return html`<picture>${forDark}<img src="${onPages(logo.light, home)}" alt=""></picture>`;
}

/** Returns the URL of a file that `settings.json` names. The file is at the root of the pages. */
const onPages = (url: string, home: string): string =>
  URL.canParse(url, `${home}/`) ? new URL(url, `${home}/`).href : url;

/**
 * Returns the headers of the activation page. They allow its style and form, the font of the pages
 * and the broker's logo. The URL of the page contains the token. Therefore browsers may send only
 * the origin in `Referer`; the form needs the origin.
 */
export async function activationHeaders(
  place: Place,
  sha256: Sha256,
): Promise<Readonly<Record<string, string>>> {
  const digest = (await sha256(styleOf(place))).replace(/../g, (byte) =>
    String.fromCharCode(Number.parseInt(byte, 16)),
  );
  const { home, broker } = place;
  const { light, dark = light } = broker.logo ?? {};
  const logos = [light, dark].flatMap((url) => (url ? [sourceOf(onPages(url, home))] : []));
  return {
    'content-security-policy': `default-src 'none'; style-src 'sha256-${btoa(digest)}'; font-src ${sourceOf(home)}; img-src ${logos.length > 0 ? [...new Set(logos)].join(' ') : "'none'"}; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    'referrer-policy': 'strict-origin',
  };
}

/** Returns the origin of a URL as a source of the Content Security Policy. */
const sourceOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : "'self'");
