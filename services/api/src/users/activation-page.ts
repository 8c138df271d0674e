import type { Sha256 } from '../http/digest.ts';
import type { Accounts } from '../store/accounts.ts';

type Outcome = Awaited<ReturnType<Accounts['activate']>>;

const words: Readonly<Record<Outcome, readonly [title: string, text: string]>> = {
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
a{display:inline-block;padding-block:.75rem;font-weight:600}`;

/** The page that an activation link leads to. */
export function activationPage(outcome: Outcome, home: string): string {
  const [title, text] = words[outcome];
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
<p><a href="${escaped(home)}/">Vai al sito</a></p>
</main>
</body>
</html>
`;
}

/** Headers of that page: its own style and nothing else, and its address, which holds the token, is told to nobody. */
export async function activationHeaders(sha256: Sha256): Promise<Readonly<Record<string, string>>> {
  const digest = (await sha256(style)).replace(/../g, (byte) =>
    String.fromCharCode(Number.parseInt(byte, 16)),
  );
  return {
    'content-security-policy': `default-src 'none'; style-src 'sha256-${btoa(digest)}'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    'referrer-policy': 'no-referrer',
  };
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
