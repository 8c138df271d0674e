import { type Broker, supervisionOf } from '@preventivo/core';
import type { Block, Letter, LetterRow } from './letter.ts';

/** Maximum line length. Mail programs break longer lines when they quote a mail. */
const width = 72;

export function letterText({ title, parts, why }: Letter, broker: Broker): string {
  return [
    `${title}\n${'='.repeat(Math.min(title.length, width))}`,
    ...parts.flat().map(blockText),
    // Mail programs recognise a signature by the line '-- '.
    ['-- ', broker.name, ...signatureOf(broker), '', wrapped(why)].join('\n'),
    '',
  ].join('\n\n');
}

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

/** Formats a row with a hyphen. No other line starts with a hyphen. */
const rowText = ([question, answer]: LetterRow): string =>
  wrapped(`- ${question}${/[?:.]$/.test(question) ? '' : ':'} ${answer}`, '  ');

/**
 * Wraps a text and indents all lines after the first. Never breaks a word, because the word may be
 * a link. No line starts with a character that makes it look like a row, a quotation or a rule.
 */
function wrapped(text: string, indent = ''): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    // Keep a long word on the line of the row's hyphen. Otherwise the hyphen would be alone.
    const isOpen = line.trim().length > 1;
    if (isOpen && line.length + 1 + word.length > width && /^[\p{L}\p{N}/]/u.test(word))
      lines.push(indent + word);
    else lines[lines.length - 1] = line.trim() ? `${line} ${word}` : line + word;
  }
  return lines.join('\n');
}
