/** A typed address without its extras (flat, floor, 'c/o …'), and the removed extras. */
export interface WithoutExtras {
  readonly text: string;
  /** The extras as typed: 'int. 3', 'scala B', 'c/o Rossi'. */
  readonly extras: readonly string[];
}

const id = String.raw`(?:n[.°º]? ?)?(?:(?:\d{1,4}[a-z]?|[a-z])(?:[/-][a-z\d]{1,2})?|[ivx]{1,4})[°ºª]?(?![\p{L}\d'’.°])`;
const floor =
  '(?:terra|terreno|rialzato|ammezzato|attico|seminterrato|mansarda|primo|secondo|terzo|quarto|quinto|sesto|settimo|ottavo|nono|decimo)';
const units =
  '(?:interno|int|scala|sc|appartamento|appto|app|palazzina|palazzo|palaz|pal|isolato|isol|is|citofono|cit|edificio|edif|fabbricato|fabbr|fab|corpo|blocco|torre|box|lotto)';
/**
 * Matches the 'pt' (ground floor) of 'Via Roma 5 pt, Alba', but not the PT of 'Agliana PT', the province of Pistoia.
 */
const groundFloor = String.raw`(?<=[\s,(/–-]\d{1,4}(?:[/-]?[a-z])?[\s,(–-]+)pt(?!\s*\)?\s*$)`;
const unitOrFloor = String.raw`(?:${units}(?:\. ?| |(?=\d))(?:${id})|piano\.? ?(?:${floor}|${id})|(?:\d{1,2}[°ºª^]|[ivx]{1,4}[°ºª]?|${floor}) piano|p\. ?t\.?|p\.? ?\d{1,2}[°º]?|${groundFloor})(?![\p{L}\d])`;
/** Matches flats, stairs and floors. */
const unit = new RegExp(String.raw`[\s,(/–-]+${unitOrFloor}\)?`, 'giu');
/** Matches a former house number, or a telephone number. */
const formerNumber =
  /[\s,(–-]+(?:(?:ex|già) (?:n[.°]? ?|civico )?\d{1,4}(?:[/-]?[a-z])?(?![\p{L}\d])|(?:tel|telefono|cell?|cellulare)[.:]* *\+?\d[\d\s/.-]{5,})\)?/giu;
/**
 * Matches a building or a street corner. The match ends before a comma, a bracket, a dash or a postal code. If none
 * of these follows, the name is a single word.
 */
const building =
  /[\s,(–-]+(?:condominio|cond\.|residenza|residence|complesso|citofono|citof\.|ang(?:olo|\.)?(?: con)?(?= (?:via|viale|piazza|corso|largo|vicolo) ))[:.]? +(?:[^,()\d–-]+(?=,|\)|\s\d{5}(?!\d)|\s[–-]\s)|(?:(?:via|viale|piazza|corso|largo|vicolo) )?\p{L}+)\)?/giu;
/** Matches 'c/o Rossi', but not 'Riva presso Chieri'. The match ends like that of `building`. */
const careOf =
  /([\s,(–-]+|^)(?:c\/o|(?<!\briva )presso)\.? +((?:[^,()\d]+(?=,|\)|\s\d{5}(?!\d)|\s*\()|\p{L}+))\)?/iu;
const careOfAtEnd = /,\s*((?:c\/o|presso)\.? +[^,()\d]+)$/iu;
const hamletWord = "(?:fraz(?:ione)?|loc(?:alit[aà]['’]?)?|fr)";
const district = String.raw`(?:${hamletWord}|quartiere|quart|q\.re|rione|borgata|contrada|c\.da|villaggio|(?<=^\s*|[,(]\s*)(?:parco|p\.co))`;
/** Matches a hamlet or a district between the number and the town: 'fraz. Renazzo, 44042 Cento'. */
const hamlet = new RegExp(
  String.raw`[\s,(–-]+${district}\.? +\p{L}[^,()\d]*\)?(?=\s*(?:,|[–-])\s*[\p{L}\d]|\s+\d{5})`,
  'iu',
);
/** Matches a hamlet after the town: 'Casteggio fraz. Mairano'. */
const hamletAtEnd = new RegExp(
  String.raw`(?<=\d\S*[\s,–-]+(?:\d{5} +)?\p{L}{3,}[^\d]*)[\s,(–-]+${hamletWord}\.? +\p{L}[^,()\d]*\)?$`,
  'iu',
);
const streetWord = String.raw`(?:via|v\.|viale|v\.?le|piazza|p\.?zz?a|piazzale|p\.?le|piazzetta|corso|c\.?so|largo|l\.?go|vicolo|v\.lo|strada|contrada|c\.da|lungomare|calle)\s*(?=\p{L})`;
/** Matches text before the street: 'Int. 2, Via …', 'Residenza Sole, Via …', 'abito in via …'. */
const beforeStreet = new RegExp(
  String.raw`^\s*(?:${unitOrFloor}(?:[\s,–-]+${unitOrFloor})*|(?:residenza|residence|condominio|cond\.|complesso|hotel|albergo|famiglia|fam\.|signora?|sig\.(?:ra)?|ditta|presso|c\/o|abito|vivo|risiedo|residente|domiciliat[oa]|sono|indirizzo|domicilio|in)(?=[\s:.])(?:[^,\d]*?|[^,]*(?=,))|${district}\.? +[^,\d]+(?=,))[\s,:–-]+(?=${streetWord})`,
  'iu',
);

/**
 * Removes the floor, the stair, the flat, 'c/o …', names of buildings and a hamlet from a typed address. None of
 * these extras is part of the house number (docs/rules/address.md#left-out).
 */
export function withoutExtras(typed: string): WithoutExtras {
  const extras: string[] = [];
  const note = (found: string) => {
    extras.push(found.replace(/^[\s,(/–-]+|[\s,:)–-]+$/g, ''));
  };
  const takeOff = (found: string, at: number, text: string) => {
    const before = text.slice(0, at);
    const after = text.slice(at + found.length);
    // Remove the 'scala B' of 'Via Roma, scala B, 5', because it follows a comma. Keep the 'Scala' of 'Via Scala 5',
    // because it follows neither a comma nor a house number.
    const isExtra =
      /\d|\bsnc\b/i.test(before) ||
      /^\s*[,(]/.test(found) ||
      (/\S\s+\S/.test(before) &&
        /^(?:[\s,]*(?:n|nr|civ|civico)[.°]? ?|\s*,\s*)\d{1,4}(?!\d)/i.test(after));
    if (before.trim() === '' || !isExtra) return found;
    note(found);
    return ' ';
  };
  const text = [beforeStreet, beforeStreet]
    .reduce(
      (rest, start) =>
        rest.replace(start, (found) => {
          note(found);
          return '';
        }),
      typed,
    )
    .replace(unit, takeOff)
    .replace(formerNumber, takeOff)
    .replace(building, takeOff)
    .replace(hamlet, takeOff)
    .replace(hamletAtEnd, takeOff)
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
