import { fold } from '@preventivo/italian';
import { distinct } from './collections.ts';
import type { LookUp } from './look-ups.ts';
import { type ProvinceNames, provincesOf } from './provinces.ts';
import type { Municipality } from './records.ts';

/** Parses a text as a municipality and its optional province. */
export interface NamesAndProvinces {
  /** Tries each possible meaning of a text. Returns the matches of the first that has any. */
  firstRead(text: string, lookUp: LookUp): readonly Municipality[];
  /** Returns the code of the province at the end of a text; undefined without a province. */
  writtenProvince(text: string): string | undefined;
}

export function namesAndProvinces({ codeOf }: ProvinceNames): NamesAndProvinces {
  return { firstRead, writtenProvince };

  /**
   * Yields each possible split of a text into a name and a province: 'Milano MI', 'Bollate,
   * Milano', 'Roma (RM)'.
   */
  function* readings(text: string): Generator<{ name: string; province: string }> {
    const words = text.split(/[\s,()–—-]+/).filter(Boolean);
    const withProvince = [1, 2, 3, 4].flatMap((count) => {
      const province = codeOf(fold(words.slice(-count).join('')));
      const name = words.slice(0, -count).join(' ');
      return province && name ? [{ name, province }] : [];
    });
    // Try a two-letter province first: 'Cameri NO' is Cameri in Novara, not Camerino. Try the
    // complete name next: 'Arena Po' is a town, because Prato (PO) has no Arena.
    const isCode = words.at(-1)?.length === 2;
    const whole = { name: text, province: '' };
    yield* isCode ? [...withProvince, whole] : [whole, ...withProvince];
  }

  function firstRead(text: string, lookUp: LookUp) {
    for (const { name, province } of readings(text)) {
      const found = lookUp(name).filter((one) =>
        provincesOf(one).includes(province || one.province),
      );
      if (found.length > 0) return distinct(found);
    }
    return [];
  }

  function writtenProvince(text: string): string | undefined {
    const [, code = ''] = /[\s,(–—-]([a-z]{2})\s*\)?\s*$/i.exec(text) ?? [];
    return codeOf(code.toUpperCase());
  }
}

/** Removes words around the name: 'Comune di Roma', 'Roma, Italia'. */
export const withoutExtras = (typed: string) =>
  typed
    .trim()
    .replace(/^(?:comune|citt[aà]) di (?!cast)(?=\p{L}{2})/iu, '')
    .replace(/\scitt[aà]$/i, '')
    .replace(/[\s,]+ital(?:ia|y)$/i, '')
    .replace(/,\s*$/, '');
