/** Not before a name that goes on with a number: 's.n.' in 'Via S. N. Rossi 5' is a name. */
const ofNoName = String.raw`(?!\.)(?!\s+\p{L}[^,]*\s\d{1,4}(?!\d))(?![\p{L}\d])`;

/** Ways to write one thing, and the form that is read. */
const forms: readonly (readonly [RegExp, string])[] = [
  // 'cap 27100', 'IT 73014', 'I-73014'
  [/\bc\.?a\.?p\b\.?:? ?(?=\d{5}(?!\d))/gi, ''],
  [/\b(?:I|IT)[- ](?=\d{5}(?!\d))/gi, ''],
  // 'Gallipoli, provincia di Lecce' is 'Gallipoli, Lecce'
  [
    /(?<=\d.*|,)[ ,(]+(?:provincia(?= )|prov(?:\.|(?= ))) *(?:di +|del +|dell['’a] *)?(?=\p{L})/giu,
    ', ',
  ],
  // '12 barrato A', '12 lett. A'
  [/(\d) ?(?:barrato|barra|barr?\.|lettera|lett?\.?) ?([a-z])(?!\p{L})/giu, '$1/$2'],
  [
    new RegExp(
      String.raw`([ ,–-])(?:s\. ?n\.?(?: ?c\.?)?(?: civico)?|s n c|snc|n\.c\.|nc(?=\s*(?:,|$))|(?<!\d.*)s\/n\.?(?!.*[ ,]\d{1,4}(?!\d))|sn(?=\s*(?:,|$))|senza (?:numero(?: civico)?|civico))${ofNoName}`,
      'giu',
    ),
    '$1snc',
  ],
  // '12/rosso', '12/r rosso'
  [/(\d)(?:\/?r)?[ /]+(rosso|nero|blu)(?!\p{L})/giu, '$1 $2'],
  // 'numero civico 5', 'civico n. 5', 'n.ro 5'
  [
    /(?<=[ ,])(?:(?:numero|num\.?|n\.?) ?civ(?:ico|\.)?|civ(?:ico|\.)? n(?:r|um)?[.°]?|n\.?ro\.?):? ?(?=\d)/giu,
    'n. ',
  ],
  // 'dal 3 al 5', '12 - 14'; '3/' and '3.' are '3'
  [/\bdal (\d{1,4}) al (?=\d{1,4}(?!\d))/gi, '$1-'],
  [/(?<=[ ,.]\d{1,4})[./](?=\s*(?:,|$)|\s+\p{L}{2})/gu, ''],
  [/(?<=[ ,]\d{1,4}) [-–—] (?=\d{1,4}(?!\d))/g, '-'],
  // 'Via Dante5', '5Udine'
  [/(\p{L}{3})(?=\d{1,4}(?:[/-]?[a-z])?(?![\p{L}\d]))/giu, '$1 '],
  [/(?<=[\s,/-]\d{1,5})(?!bis|ter|quater)(?=\p{L}{3})/giu, ' '],
  // '33100 - Udine', 'Via Dante - 5': a dash parts, but for '12 - 14' and 'Bolzano - Bozen'
  [/^(\s*\d{5}) [-–—] /, '$1 '],
  [/(?<=\p{L}\.?) [-–—] (?=\d)/gu, ', '],
];

/**
 * Writes the signs of a typed address in one form: 'cap 27100' → '27100', '12 barrato A' → '12/A', 'senza numero' → 'snc',
 * 'provincia di Lecce' → ', Lecce'. Names stay as they are (docs/rules/address.md#signs).
 */
export const plainSigns = (typed: string): string =>
  forms.reduce((text, [way, form]) => text.replace(way, form), typed);
