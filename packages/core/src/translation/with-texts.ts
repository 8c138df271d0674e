/**
 * What stands in the place of a text of a table.
 * @param place where it stands: 'tipo_viaggio.label', 'checks.numero_piani.help', 'says.departureFirst'
 */
export type TextAt = (place: string, text: string) => string;

/** The words under which a text stands that somebody may read. */
const spoken = [
  'title',
  'label',
  'hint',
  'why',
  'search',
  'takes',
  'error',
  'invalid',
  'wrong',
  'help',
];

/** Anything with texts, in other words. */
export function withTexts<T extends object>(said: T, at: TextAt, place: string): T {
  const texts = Object.entries(said).flatMap(([word, text]) =>
    typeof text === 'string' && spoken.includes(word) ? [[word, at(`${place}${word}`, text)]] : [],
  );
  return { ...said, ...Object.fromEntries(texts) };
}

/** The same keys, each with what became of it. */
export function mapped<T extends object>(
  all: T,
  change: (one: NonNullable<T[keyof T]>, key: string) => unknown,
): T {
  const entries = Object.entries(all).map(([key, one]) => [key, one && change(one, key)]);
  // Each was changed into another of its type.
  return Object.fromEntries(entries) as T;
}
