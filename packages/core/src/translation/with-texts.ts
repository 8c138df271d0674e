/**
 * Returns the replacement of a text of a table.
 * @param place the path of the text in the table: 'tipo_viaggio.label', 'checks.numero_piani.help',
 * 'sentences.departureFirst'
 */
export type TextAt = (place: string, text: string) => string;

const spoken = [
  'title',
  'label',
  'hint',
  'lead',
  'why',
  'search',
  'takes',
  'error',
  'invalid',
  'wrong',
  'help',
];

export function withTexts<T extends object>(said: T, at: TextAt, place: string): T {
  const texts = Object.entries(said).flatMap(([word, text]) =>
    typeof text === 'string' && spoken.includes(word) ? [[word, at(`${place}${word}`, text)]] : [],
  );
  return { ...said, ...Object.fromEntries(texts) };
}

/** Maps the values of an object and keeps its keys. */
export function mapped<T extends object>(
  all: T,
  change: (one: NonNullable<T[keyof T]>, key: string) => unknown,
): T {
  const entries = Object.entries(all).map(([key, one]) => [key, one && change(one, key)]);
  // `change` returns a value of the same type, but the compiler cannot infer this.
  return Object.fromEntries(entries) as T;
}
