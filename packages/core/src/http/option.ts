import { isRecord } from '../json/is-record.ts';
import { textOf } from '../json/text-of.ts';
import type { Option } from '../line/option.ts';

/** `{id, value}` of a list; a number as an id becomes text, and an id without words speaks for itself. */
export function optionOf(raw: unknown): Option | undefined {
  if (!isRecord(raw)) return undefined;
  const id = textOf(raw.id);
  return id === '' ? undefined : { id, value: textOf(raw.value) || id };
}
