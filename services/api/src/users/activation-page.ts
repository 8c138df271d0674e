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

/** Renders the form, which posts to the URL of the page. */
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

// Imitates the styles of the funnel with their perforated edge. It does not load the funnel's font,
// which may be on another origin.
const style = `:root{color-scheme:light dark;font:1.0625rem/1.5 Figtree,system-ui,sans-serif;${properties(light)}}
@media(prefers-color-scheme:dark){:root{${properties(dark)}}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:40rem;padding:24px 16px;background:var(--canvas);color:var(--ink)}
header{display:flex;align-items:center;gap:12px;margin-bottom:20px;line-height:1.35}
header b{display:grid;place-items:center;flex:none;width:40px;height:40px;border-radius:10px;background:var(--primary);color:var(--on-primary);font-size:15px}
header p,footer p{margin:0}
small,footer{color:var(--muted);font-size:.875rem}
main{position:relative;padding:40px 28px 36px;border-radius:20px;background:var(--surface)}
main::before{content:"";position:absolute;inset:-4px 20px auto;height:8px;background:radial-gradient(circle,var(--canvas) 3px,transparent 3.5px) 0 0/12px 8px round}
h1{margin:0 0 8px;font-size:1.75rem;line-height:1.2;letter-spacing:-.02em}
main p{margin:0 0 24px}
button,main a{display:inline-block;min-height:52px;padding:13px 28px;border:0;border-radius:12px;background:var(--primary);color:var(--on-primary);font:inherit;font-weight:650;text-decoration:none;cursor:pointer}
button:focus-visible,input:focus-visible,a:focus-visible{outline:3px solid var(--ink);outline-offset:3px}
label{display:block;margin-bottom:6px;font-weight:600}
input{display:block;width:100%;min-height:52px;margin-bottom:20px;padding:12px 14px;border:1px solid var(--muted);border-radius:12px;background:var(--surface);color:inherit;font:inherit}
input[aria-invalid]{border:2px solid var(--ink)}
main .error{margin:0 0 8px;font-weight:600}
footer{margin-top:24px}
footer a{display:inline-block;padding-block:10px;color:inherit}
@media(forced-colors:active){main,main a,button{border:1px solid}}`;

/**
 * Returns the page of an activation link. It works without script: its form posts to its own URL.
 * @param home URL of the landing page, on the origin that stores the visitor's draft
 */
export async function activationPage(
  state: PageState,
  home: string,
  broker: Broker,
): Promise<string> {
  const [title, text] = words[state];
  const { name, tagline, phone } = broker;
  const page = await html`<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${isAsking(state) && problems[state] && 'Errore: '}${title}</title>
<style>${raw(style)}</style>
</head>
<body>
<header><b aria-hidden="true">${initialsOf(name)}</b><p><strong>${name}</strong>${tagline && html`<br><small>${tagline}</small>`}</p></header>
<main>
<h1>${title}</h1>
<p>${text}</p>
${isAsking(state) ? form(state) : html`<a href="${home}/">Torna ai preventivi</a>`}
</main>
<footer>
${phone && html`<p>Serve aiuto? Chiamaci al <a href="${phoneLink(phone)}">${phone.number}</a>${phone.hours && ` (${phone.hours})`}</p>`}
</footer>
</body>
</html>
`;
  return String(page);
}

/**
 * Returns the headers of the activation page, which allow only its own style and form. The URL
 * contains the token, so they limit `Referer` to the origin, which the form has to send.
 */
export async function activationHeaders(sha256: Sha256): Promise<Readonly<Record<string, string>>> {
  const digest = (await sha256(style)).replace(/../g, (byte) =>
    String.fromCharCode(Number.parseInt(byte, 16)),
  );
  return {
    'content-security-policy': `default-src 'none'; style-src 'sha256-${btoa(digest)}'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    'referrer-policy': 'strict-origin',
  };
}
