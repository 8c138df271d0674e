import { frame } from './frame.mjs';

/** The page that the link in the mail to a new password leads to. `app` and `sheet` are addresses. */
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
