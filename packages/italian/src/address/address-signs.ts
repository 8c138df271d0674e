/** Rejects initials before a name and a number: the 'S. N.' of 'Via S. N. Rossi 5' is part of the street's name. */
const ofNoName = String.raw`(?!\.)(?!\s+\p{L}[^,]*\s\d{1,4}(?!\d))(?![\p{L}\d])`;

/** Patterns of abbreviations and signs, each with its normal form. */
const forms: readonly (readonly [RegExp, string])[] = [
  // 'cap 27100', 'IT 73014', 'I-73014'
  [/\bc\.?a\.?p\b\.?:? ?(?=\d{5}(?!\d))/gi, ''],
  [/\b(?:I|IT)[- ](?=\d{5}(?!\d))/gi, ''],
  // 'Gallipoli, provincia di Lecce' becomes 'Gallipoli, Lecce'
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
  // '3/' and '3.' become '3'. 'dal 3 al 5' and '12 - 14' are ranges
  [/\bdal (\d{1,4}) al (?=\d{1,4}(?!\d))/gi, '$1-'],
  [/(?<=[ ,.]\d{1,4})[./](?=\s*(?:,|$)|\s+\p{L}{2})/gu, ''],
  [/(?<=[ ,]\d{1,4}) [-–—] (?=\d{1,4}(?!\d))/g, '-'],
  // 'Via Dante5', '5Udine'
  [/(\p{L}{3})(?=\d{1,4}(?:[/-]?[a-z])?(?![\p{L}\d]))/giu, '$1 '],
  [/(?<=[\s,/-]\d{1,5})(?!bis|ter|quater)(?=\p{L}{3})/giu, ' '],
  // A dash is a separator in '33100 - Udine' and 'Via Dante - 5', but not in '12 - 14' and 'Bolzano - Bozen'
  [/^(\s*\d{5}) [-–—] /, '$1 '],
  [/(?<=\p{L}\.?) [-–—] (?=\d)/gu, ', '],
];

/**
 * Normalises the abbreviations and signs of a typed address: 'cap 27100' → '27100', '12 barrato A'
 * → '12/A', 'senza numero' → 'snc', 'provincia di Lecce' → ', Lecce'. Keeps names unchanged
 * (docs/rules/address.md#signs).
 */
export const plainSigns = (typed: string): string =>
  forms.reduce((text, [way, form]) => text.replace(way, form), typed);
