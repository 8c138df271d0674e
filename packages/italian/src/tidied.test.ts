import { describe, expect, it } from 'vitest';
import { tidied } from './tidied.ts';

describe('tidied', () => {
  it.each([
    ['a no-break space', 'Anna\u00a0Maria', 'Anna Maria'],
    ['a tab of a table', 'Anna\tMaria', 'Anna Maria'],
    ['the space before a euro sign', '250\u202f€', '250 €'],
    ['marks of a writing direction', '\u202a333 123 4567\u202c', '333 123 4567'],
    ['a space of no width', 'giulia@example.it\u200b', 'giulia@example.it'],
    ['a hyphen that is shown at the end of a line only', 'S.\u00adr.l.', 'S.r.l.'],
    ['the mark of a file', '\ufeffGiulia', 'Giulia'],
    ['spaces around it, seen or not', ' \u200b Giulia \u200b ', 'Giulia'],
  ])('tidied removes or replaces %s', (_, pasted, text) => {
    expect(tidied(pasted)).toBe(text);
  });

  it('tidied keeps line breaks', () => {
    expect(tidied('Un furgone\n e un\r\nrimorchio ')).toBe('Un furgone\n e un\r\nrimorchio');
  });
});
