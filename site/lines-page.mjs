import { arrow, drawing } from './drawings.mjs';
import { escaped } from './escaped.mjs';
import { frame } from './frame.mjs';

/** The page at `/`: the list of lines, with what each is for. */
export function linesPage({ lines, style, font }) {
  return frame({
    title: 'Preventivi assicurativi',
    about: 'Scegli che cosa vuoi assicurare e chiedi un preventivo in pochi minuti.',
    style,
    font,
    content: `<h1 class="site-title">Che cosa vuoi assicurare?</h1>
<p class="site-lead">Scegli, rispondi a poche domande e ricevi il preventivo da un consulente.</p>
<ul class="site-lines">
${lines.map(card).join('\n')}
</ul>`,
  });
}

function card({ id, title, about, pictogram }) {
  return `<li class="site-line">
<span class="site-stamp site-line-stamp">${drawing(escaped(pictogram))}</span>
<h2 class="site-line-title"><a class="site-line-link" href="/${encodeURI(id)}/">${escaped(title)}</a></h2>
<p class="site-line-about">${escaped(about)}</p>
<span class="site-line-arrow">${arrow}</span>
</li>`;
}
