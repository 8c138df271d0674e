import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneLine } from './one-line.ts';

describe('a text in a mail', () => {
  it.each([
    ['a line feed', 'Giulia\nFerri', 'Giulia / Ferri'],
    ['line breaks and spaces', ' Giulia \r\n\r\n Ferri\n', 'Giulia / Ferri /'],
    ['a line separator', 'Giulia\u2028Ferri', 'Giulia / Ferri'],
    ['a paragraph separator', 'Giulia\u2029Ferri', 'Giulia / Ferri'],
    ['a next line', 'Giulia\u0085Ferri', 'Giulia / Ferri'],
    ['a tab, and spaces of all widths', 'Giulia\t\u2003 \u3000Ferri', 'Giulia Ferri'],
    ['a direction', 'Giulia\u202Eirref', 'Giulia⟨U+202E⟩irref'],
    ['a space of no width', 'Giulia\u200BFerri\ufeff', 'Giulia⟨U+200B⟩Ferri⟨U+FEFF⟩'],
    ['a control', 'Giulia\0\u001bFerri', 'Giulia⟨U+0000⟩⟨U+001B⟩Ferri'],
    ['a letter that is not there', 'Giulia\u3164\u2800', 'Giulia⟨U+3164⟩⟨U+2800⟩'],
    ['a tag', 'Giulia\u{e0041}', 'Giulia⟨U+E0041⟩'],
    ['half a sign', 'Giulia\ud83d', 'Giulia⟨U+D83D⟩'],
  ])('`oneLine` shows %s on one line', (_, typed, shown) => {
    expect(oneLine(typed)).toBe(shown);
  });

  it.each(["Niccolò D'Amico 🛵", '250.000,50\u00a0€', 'Ärzte & Søn 日本 ❤️', '95\u00a0m²'])(
    '`oneLine` keeps a common text unchanged: %s',
    (typed) => expect(oneLine(typed)).toBe(typed),
  );

  it('`oneLine` returns no invisible characters, and does not change its own result', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const shown = oneLine(typed);
        expect(shown.replaceAll('\ufe0f', '')).not.toMatch(
          /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u,
        );
        expect(oneLine(shown)).toBe(shown);
      }),
    );
  });
});
