import { type Broker, fill, initialsOf } from '@preventivo/core';
import { mailButtonFails } from '@preventivo/core/words';
import { html, raw } from 'hono/html';
import type { Block, Letter, LetterRow } from './letter.ts';
import { sheet, styles } from './letter-style.ts';
import { signatureOf } from './letter-text.ts';

// The `html` tag escapes everything in `${}`. Tables define the layout, because some mail programs
// support no other layout. The mail loads nothing from a server. Webmail removes `html` and `body`,
// so the inner `article` repeats their `lang`.

type Html = ReturnType<typeof html>;

/** Renders a letter as HTML, at most 600 px wide, light and dark. */
export async function letterHtml(letter: Letter, broker: Broker): Promise<string> {
  const { subject, preview, title, parts, why, isTicket, language = 'it' } = letter;
  const rows = parts.map(
    (blocks, index) => html`${index > 0 && (isTicket ? tear() : line)}
<tr><td class="part" style="${styles.part}">${index === 0 && html`${isTicket && stamp}<h1 class="ink" style="${styles.title}">${title}</h1>${blocks[0]?.kind === 'paragraph' ? '' : gap}`}
${blocks.map((block, at) => html`${at > 0 && gap}${drawn(block, letter)}`)}
</td></tr>`,
  );
  const page = await html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${subject}</title>
<style>${raw(sheet)}</style>
</head>
<body class="ground ink" style="${styles.ground}">
<div role="article" aria-roledescription="email" aria-label="${subject}" lang="${language}">
<div style="${styles.hidden}">${preview}</div>
<table role="presentation" class="ground" style="${styles.whole};${styles.ground}"><tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="600"><tr><td><![endif]-->
<table role="presentation" style="${styles.letter}">
<tr><td style="padding:0 8px 20px">${header(broker)}</td></tr>
<tr><td>
<table role="presentation" class="sheet${isTicket ? ' torn' : ''}" style="${styles.whole};${styles.sheet}${isTicket ? `;${styles.torn}` : ''}">
${rows}
</table>
</td></tr>
<tr><td class="foot muted" style="${styles.foot}">${footer(broker, why)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</div>
</body>
</html>
`;
  return String(page);
}

const gap = html`<div style="height:24px;line-height:24px">&nbsp;</div>`;

const header = ({ name, tagline }: Broker) => html`<table role="presentation"><tr>
<td class="filled" style="${styles.stamp}" aria-hidden="true">${initialsOf(name)}</td>
<td class="ink" style="padding-left:12px;${styles.broker}">${name}${tagline && html`<br><span class="muted" style="${styles.tagline}">${tagline}</span>`}</td>
</tr></table>`;

const footer = (broker: Broker, why: string) => html`<strong>${broker.name}</strong>
${signatureOf(broker).map((line) => html`<br>${line}`)}
<p style="margin:12px 0 0">${why}</p>`;

const line = html`<tr><td style="padding:0 36px"><div class="line" style="${styles.line}">&nbsp;</div></td></tr>`;

const stamp = html`<div style="${styles.check}" aria-hidden="true">✓</div>`;

/** Draws a perforation between two parts: a dashed line between two notches. */
const tear = () => html`
<tr><td>
<table role="presentation" style="${styles.whole}"><tr>
<td class="notch" style="${styles.notch};border-radius:0 10px 10px 0">&nbsp;</td>
<td style="padding:0 10px"><div class="line" style="${styles.tear}">&nbsp;</div></td>
<td class="notch" style="${styles.notch};border-radius:10px 0 0 10px">&nbsp;</td>
</tr></table>
</td></tr>`;

function drawn(block: Block, { copyUrl = mailButtonFails }: Letter): Html {
  switch (block.kind) {
    case 'paragraph':
      return html`<p class="ink" style="${styles.text}">${block.text}</p>`;
    case 'code':
      return html`<p class="muted" style="${styles.label}">${block.label}</p>
<p class="ink" style="${styles.code}">${block.code}</p>`;
    case 'button':
      return html`<a class="filled" href="${block.url}" style="${styles.button}">${block.label}</a>
<p class="muted" style="${styles.small}">${fill(copyUrl, { url: block.url })}</p>`;
    case 'answers':
      return html`${heading(block.title)}<table style="${styles.whole}">
${block.answers.map(answer)}
</table>`;
    case 'steps':
      return html`${heading(block.title)}<table role="presentation" style="${styles.whole}">
${block.steps.map(step)}
</table>`;
  }
}

const heading = (title: string | undefined) =>
  title && html`<h2 class="ink" style="${styles.heading}">${title}</h2>`;

const answer = ([question, said, link]: LetterRow) => html`<tr>
<th scope="row" class="question muted line" style="${styles.question}">${question}</th>
<td class="answer ink line" style="${styles.answer}">${link ? html`<a class="link" href="${link.href}" style="${styles.link}">${said}</a>` : said}</td>
</tr>`;

/** The first step has a check mark, because it is complete. */
const step = ([when, what]: LetterRow, index: number) => html`<tr>
<td style="width:40px;padding:8px 0;vertical-align:top"><div class="${index === 0 ? 'filled' : 'ring'}" style="${index === 0 ? styles.done : styles.mark}" aria-hidden="true">${index === 0 ? '✓' : raw('&nbsp;')}</div></td>
<td style="padding:8px 0;vertical-align:top"><p class="ink" style="${styles.text};margin:0;font-weight:650">${when}</p><p class="muted" style="${styles.label}">${what}</p></td>
</tr>`;
