import { type Broker, supervisionOf } from '@preventivo/core';
import type { Block, Letter, LetterRow } from './letter.ts';

/** Longest line, in characters: what mail programs quote stays one. */
const width = 72;

/** A letter for who reads mails as text. */
export function letterText({ title, parts, why }: Letter, broker: Broker): string {
  return [
    `${title}\n${'='.repeat(Math.min(title.length, width))}`,
    ...parts.flat().map(blockText),
    // Mail programs know a signature by this line.
    ['-- ', broker.name, ...signatureOf(broker), '', wrapped(why)].join('\n'),
    '',
  ].join('\n\n');
}

/** What stands under the name of a broker at the end of a mail. */
export const signatureOf = (broker: Broker): readonly string[] =>
  [broker.address, supervisionOf(broker)].filter((line) => line !== undefined);

function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return wrapped(block.text);
    case 'code':
      return `${block.label}: ${block.code}`;
    case 'button':
      return `${block.label}:\n${block.url}`;
    case 'answers':
      return rowsText(block.answers, block.title);
    case 'steps':
      return rowsText(block.steps, block.title);
  }
}

const rowsText = (rows: readonly LetterRow[], title?: string) =>
  [...(title ? [title.toUpperCase()] : []), ...rows.map(rowText)].join('\n');

/** Only a row begins with a hyphen: what somebody typed begins none, however long it is. */
const rowText = ([question, answer]: LetterRow): string =>
  wrapped(`- ${question}${/[?:.]$/.test(question) ? '' : ':'} ${answer}`, '  ');

/**
 * A text in lines that are short enough, those after the first indented. A word is never broken, as it may be a link,
 * and none begins a line that would then look like a row, a quotation or a rule.
 */
function wrapped(text: string, indent = ''): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    // The hyphen of a row is no line by itself, however long its first word is.
    const isOpen = line.trim().length > 1;
    if (isOpen && line.length + 1 + word.length > width && /^[\p{L}\p{N}/]/u.test(word))
      lines.push(indent + word);
    else lines[lines.length - 1] = line.trim() ? `${line} ${word}` : line + word;
  }
  return lines.join('\n');
}
