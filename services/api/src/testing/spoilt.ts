import fc from 'fast-check';

/**
 * Generates a valid body with a hostile value at any depth, as JSON text.
 * @param texts JSON values, or invalid JSON, to insert
 * @param keys keys under which the value is inserted. A key may be a duplicate. Without a key, the
 * value replaces an original value
 */
export function spoilt(
  body: unknown,
  texts: fc.Arbitrary<string>,
  keys: fc.Arbitrary<string>,
): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...placesIn(body)), texts, fc.option(keys, { nil: undefined }))
    .map(([place, text, key]) => put(body, place, text, key));
}

function placesIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  const inside =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))
      : [];
  return [path, ...inside];
}

/** Inserts a text at a path of the body, or next to that path under another key. */
function put(
  body: unknown,
  place: readonly string[],
  text: string,
  key: string | undefined,
): string {
  const [step, ...rest] = place;
  if (step === undefined) return text;
  const entries = Object.entries(Object(body)).map(([name, inner]) =>
    name === step && (key === undefined || rest.length > 0)
      ? `${JSON.stringify(name)}:${put(inner, rest, text, key)}`
      : `${JSON.stringify(name)}:${JSON.stringify(inner)}`,
  );
  const added = rest.length === 0 && key !== undefined ? [`${JSON.stringify(key)}:${text}`] : [];
  if (Array.isArray(body))
    return `[${body.map((one, at) => (String(at) === step ? put(one, rest, text, key) : JSON.stringify(one))).join()}]`;
  return `{${[...entries, ...added].join()}}`;
}
