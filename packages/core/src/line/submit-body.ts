import type { Fields, Values } from './field.ts';
import type { Line, SubmitPart } from './table.ts';
import { toWire } from './wire.ts';

/**
 * What the final body says of the product: `specificData`, and what else the line wants beside it
 * (docs/rules/wire.md#request).
 */
export function submitToWire(line: Line, values: Values<Fields>) {
  const specificData = toWire(line, values);
  return { specificData, ...besideAnswers(line, specificData) };
}

/** What a line wants beside `specificData`, told from it. */
export function besideAnswers(line: Line, specificData: Sent): Sent {
  const parts = Object.entries(line.submit ?? {}).map(([name, part]) => [
    name,
    partOf(line, part, specificData),
  ]);
  return Object.fromEntries(parts);
}

type Sent = Readonly<Record<string, unknown>>;

function partOf(line: Line, part: SubmitPart, sent: Sent): unknown {
  const nameOf = (key: string) => line.wire?.[key]?.name ?? key;
  if ('always' in part) return part.always;
  if ('answer' in part) return sent[nameOf(part.answer)] ?? null;
  const names = line.pages.find(({ id }) => id === part.page)?.fields.map(nameOf) ?? [];
  return Object.fromEntries(names.flatMap((name) => (name in sent ? [[name, sent[name]]] : [])));
}
