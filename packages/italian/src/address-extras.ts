/** A typed address without what is part of neither street nor number, and what was left out. */
export interface WithoutExtras {
  readonly text: string;
  /** As it was typed: 'int. 3', 'scala B', 'c/o Rossi'. */
  readonly extras: readonly string[];
}

const id = String.raw`(?:n[.°º]? ?)?(?:\d{1,4}[a-z]?(?:[/-][a-z\d]{1,2})?|[ivx]{1,4}|[a-z])[°ºª]?(?![\p{L}\d'’.°])`;
const floor =
  '(?:terra|terreno|rialzato|ammezzato|attico|seminterrato|mansarda|primo|secondo|terzo|quarto|quinto|sesto|settimo|ottavo|nono|decimo)';
const units =
  '(?:interno|int|scala|sc|appartamento|appto|app|palazzina|palaz|pal|edificio|edif|fabbricato|fabbr|fab|corpo|blocco|torre|box|lotto)';
/** Flats, stairs and floors. */
const unit = new RegExp(
  String.raw`[\s,(–-]+(?:${units}\.? ?(?:${id})|piano\.? ?(?:${floor}|${id})|(?:\d{1,2}[°ºª^]|[ivx]{1,4}[°ºª]?|${floor}) piano|p\. ?t\.?|p\.? ?\d{1,2}[°º]|p\.\d{1,2}|pt)(?![\p{L}\d])\)?`,
  'giu',
);
/** 'c/o Rossi', but not 'Riva presso Chieri', up to what surely is no name; one word where nothing ends it. */
const careOf =
  /([\s,(–-]+|^)(?:c\/o|(?<!\briva )presso)\.? +((?:[^,()\d]+(?=,|\)|\s\d{5}(?!\d)|\s*\()|\p{L}+))\)?/iu;
const careOfAtEnd = /,\s*((?:c\/o|presso)\.? +[^,()\d]+)$/iu;
/** A hamlet between the number and the town: 'fraz. Renazzo, 44042 Cento'. */
const hamlet =
  /[\s,(–-]+(?:fraz(?:ione)?|loc(?:alit[aà]['’]?)?|fr)\.? +\p{L}[^,()\d]*\)?(?=\s*(?:,|[–-])\s*[\p{L}\d]|\s+\d{5})/iu;

/**
 * Takes floor, stair, flat, 'c/o …' and a hamlet off a typed address: they are not the house number
 * (docs/rules/address.md#left-out).
 */
export function withoutExtras(typed: string): WithoutExtras {
  const extras: string[] = [];
  const takeOff = (found: string, at: number) => {
    const before = typed.slice(0, at);
    // 'Via Scala 5' has no number yet where its scala stands; 'Via Roma, scala B, 5' has a comma.
    const isExtra = /\d|\bsnc\b/i.test(before) || /^\s*[,(]/.test(found);
    if (before.trim() === '' || !isExtra) return found;
    extras.push(found.replace(/^[\s,(–-]+|[\s)]+$/g, ''));
    return ' ';
  };
  const text = typed
    .replace(unit, (found, at) => takeOff(found, at))
    .replace(hamlet, (found, at) => takeOff(found, at))
    .replace(careOfAtEnd, (_, found: string) => {
      extras.push(found.trim());
      return '';
    })
    .replace(careOf, (found, before: string, name: string, at: number) => {
      const isShort = found.startsWith('presso') && at === 0;
      if (isShort) return found;
      const street = /\b(?:via|viale|piazza|corso|largo|vicolo|strada|piazzale)\b.*$/iu.exec(
        name,
      )?.[0];
      const taken = street ? found.slice(0, found.indexOf(street)) : found;
      extras.push(taken.replace(/^[\s,(–-]+|[\s)]+$/g, ''));
      return `${before.includes(',') ? ', ' : ' '}${street ?? ''}`;
    });
  if (extras.length === 0) return { text: typed, extras };
  return {
    text: text
      .replace(/\s+/g, ' ')
      .replace(/^[\s,]+|[\s,]+$/g, '')
      .replace(/ ?,[ ,]*/g, ', '),
    extras,
  };
}
