import { tidied } from '../tidied.ts';

/** A municipality, split into its name and its province. */
export interface Municipality {
  /** Upper case, as in the register. */
  readonly name: string;
  /** Two letters. */
  readonly province: string;
}

/**
 * Returns 'NAME (PV)', the format of a municipality in answers and on the wire
 * (docs/rules/italian.md#municipality).
 */
export function composeMunicipality({ name, province }: Municipality): string {
  return `${name} (${province})`;
}

/**
 * Splits 'NAME (PV)' into its parts, in upper case. Returns undefined if the text has another
 * format (docs/rules/italian.md#municipality).
 */
export function parseMunicipality(text: string): Municipality | undefined {
  const trimmed = tidied(text).toUpperCase();
  const province = /\(([A-Z]{2})\)$/.exec(trimmed)?.[1];
  const name = trimmed.slice(0, -4).trim();
  return province && name ? { name, province } : undefined;
}

/**
 * Normalises a municipality for the wire: 'Milano (mi)' → 'MILANO (MI)'. Only tidies a text of another format
 * (docs/rules/italian.md#municipality).
 */
export function normaliseMunicipality(text: string): string {
  const municipality = parseMunicipality(text);
  return municipality ? composeMunicipality(municipality) : tidied(text);
}

/** The longest text to parse, in characters. No municipality with a name in two languages is longer. */
const longest = 100;

/**
 * Converts another back end's municipality to 'NAME (PV)'. Its province may follow a comma, a dash, a slash or a
 * space, or be in square brackets: 'Milano, MI'. A 'Po' after a space alone is not the province PO, because many
 * names end with the river Po. Only tidies any other text.
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
