const written = new WeakMap<object, Uint8Array<ArrayBuffer>>();

/** The JSON of an object that does not change, as bytes that are made once and that all answers share. */
export function sharedJson(value: object): Uint8Array<ArrayBuffer> {
  const known = written.get(value);
  if (known) return known;
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  written.set(value, bytes);
  return bytes;
}
