import { tidied } from './tidied.ts';

/** A municipality in its two parts. */
export interface Municipality {
  /** Upper case, as in the register. */
  readonly name: string;
  /** Two letters. */
  readonly province: string;
}

/**
 * 'NAME (PV)', as a municipality is written in forms and on the wire
 * (docs/rules/italian.md#municipality).
 */
export function composeMunicipality({ name, province }: Municipality): string {
  return `${name} (${province})`;
}

/**
 * The parts of 'NAME (PV)', in upper case; nothing when the text has another form
 * (docs/rules/italian.md#municipality).
 */
export function parseMunicipality(text: string): Municipality | undefined {
  const trimmed = tidied(text).toUpperCase();
  const province = /\(([A-Z]{2})\)$/.exec(trimmed)?.[1];
  const name = trimmed.slice(0, -4).trim();
  return province && name ? { name, province } : undefined;
}

/**
 * A municipality as it is sent: 'Milano (mi)' is 'MILANO (MI)'; a text of another form as it is
 * (docs/rules/italian.md#municipality).
 */
export function normaliseMunicipality(text: string): string {
  const municipality = parseMunicipality(text);
  return municipality ? composeMunicipality(municipality) : tidied(text);
}

/** More characters than any municipality has in two languages. */
const longest = 100;

/**
 * A municipality of another back end as 'NAME (PV)': its province may follow a comma, a dash, a slash or a space, or stand
 * in square brackets: 'Milano, MI'. A space alone is no sign before PO, with which names of places on the river end. Another text stays as it is.
 */
export function readMunicipality(text: string): string {
  const plain = text.length > longest ? '' : tidied(text);
  const written = plain.replace(/\s*\[([a-z]{2})\]$/i, ' - $1');
  const [, name = '', mark = '', province = ''] =
    /^(.*\p{L}\S*?)(\s*[/,–—-]\s*|\s+)([a-z]{2})$/iu.exec(written) ?? [];
  const isRiver = mark.trim() === '' && /^PO$/i.test(province);
  return name && !isRiver
    ? composeMunicipality({ name: name.toUpperCase(), province: province.toUpperCase() })
    : normaliseMunicipality(text);
}

/**
 * Whether a text is a municipality: it ends with a province of 2 letters in brackets
 * (docs/rules/italian.md#municipality).
 */
export function isMunicipalityText(text: string): boolean {
  return parseMunicipality(text) !== undefined;
}
