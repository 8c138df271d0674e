import type { Sha256 } from '../crypto/digest.ts';
import type { Accounts } from '../store/accounts.ts';

/** What the page says: that a button has to be pressed, or what came of it. */
type PageState = 'pending' | Awaited<ReturnType<Accounts['activate']>>;

const words: Readonly<Record<PageState, readonly [title: string, text: string]>> = {
  pending: ['Attiva il tuo profilo', 'Manca un passo: premi il pulsante, poi potrai accedere.'],
  activated: ['Profilo attivato', 'Ora puoi accedere con la tua email e la tua password.'],
  used: [
    'Link già usato',
    'Il tuo profilo è già attivo: accedi con la tua email e la tua password.',
  ],
  expired: [
    'Link scaduto',
    'Questo link non è più valido. Registrati di nuovo per riceverne un altro.',
  ],
};

const style = `:root{color-scheme:light dark;font:1.125rem/1.5 system-ui,sans-serif}
main{max-inline-size:34rem;margin:12vh auto;padding-inline:1.25rem}
a{display:inline-block;padding-block:.75rem;font-weight:600}
button{min-block-size:3rem;padding-inline:1.5rem;border:0;border-radius:.5rem;font:inherit;font-weight:600;color:#fff;background:#1a56db;cursor:pointer}
button:focus-visible,a:focus-visible{outline:3px solid CanvasText;outline-offset:3px}`;

/** The page that an activation link leads to. It works without script: the button posts to its own address. */
export function activationPage(state: PageState, home: string): string {
  const [title, text] = words[state];
  const way =
    state === 'pending'
      ? '<form method="post"><button>Attiva il profilo</button></form>'
      : `<p><a href="${escaped(home)}/">Vai al sito</a></p>`;
  return `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
${way}
</main>
</body>
</html>
`;
}

/**
 * Headers of that page: its own style and nothing else, a form that goes nowhere but here. Its address,
 * which holds the token, goes into no `Referer`; the origin does, for a form must say where it comes from.
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

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
