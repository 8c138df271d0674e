import type { Contractor } from '@preventivo/core';
import type { NextLine } from '@preventivo/wizard/dialogs';

/** A line as a file of lines has it; the file names the most asked for first. */
export interface ListedLine {
  /** The id of the line. */
  readonly id: string;
  /** What it is called in Italian. */
  readonly title: string;
  /** What it is called in other languages: `{ "en": "Travel" }`. @defaultValue as in Italian */
  readonly titles?: Readonly<Record<string, string>>;
  /** Its address, seen from the file. */
  readonly path: string;
  /** The `d` of a path in a square of 24. @defaultValue no picture */
  readonly pictogram?: string;
  /** Who may ask for it. @defaultValue everybody */
  readonly contractor?: readonly Contractor['tipoPersona'][];
}

/** What is known of who goes on. */
export interface GoesOn {
  /** The id of the line that they have just asked for. */
  readonly sent: string;
  readonly contractor: Pick<Contractor, 'tipoPersona'>;
  /** 'en'. @defaultValue Italian */
  readonly language?: string | undefined;
}

/** More would be a list to read. */
const MOST = 3;

/**
 * The lines of a file that somebody can go on with. What is no file of lines names none.
 * @param text what stands in the file
 * @param address where the file stands
 */
export function otherLines(text: string, address: string, goesOn: GoesOn): readonly NextLine[] {
  const { sent, contractor, language = 'it' } = goesOn;
  return listedIn(text)
    .filter(({ id }) => id !== sent)
    .filter((line) => line.contractor?.includes(contractor.tipoPersona) ?? true)
    .flatMap(({ title, titles, path, pictogram }) => {
      const url = URL.canParse(path, address) ? new URL(path, address) : undefined;
      // A link that runs a script is none.
      if (!url || !/^https?:$/.test(url.protocol)) return [];
      return { title: titles?.[language] ?? title, url: url.href, pictogram };
    })
    .slice(0, MOST);
}

/** Where no such file is, some servers answer with a page. */
function listedIn(text: string): readonly ListedLine[] {
  try {
    const listed: unknown = JSON.parse(text);
    return Array.isArray(listed) ? listed.filter(isListed) : [];
  } catch {
    return [];
  }
}

const isListed = (raw: Partial<ListedLine> | null): raw is ListedLine =>
  [raw?.id, raw?.title, raw?.path].every((one) => typeof one === 'string');
