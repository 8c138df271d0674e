import { frame } from './frame.mjs';

/** Returns the page that the link in the password mail opens. `app` and `sheet` are URLs. */
export function passwordPage({ app, sheet, ...look }) {
  return frame({
    title: 'Nuova password',
    about: 'Scegli una nuova password per il tuo account.',
    ...look,
    home: '/',
    sheet,
    layout: 'site-sheet',
    content: `<h1 class="site-title">Il tuo account</h1>
<div id="root"><noscript>Per scegliere una nuova password il browser deve eseguire JavaScript.</noscript></div>
<script type="module" src="${app}"></script>`,
  });
}
