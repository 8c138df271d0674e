import type { Fields, Values } from './field.ts';
import type { Line, SubmitPart } from './table.ts';
import { toWire } from './wire.ts';

/** What the final body says of the product: `specificData`, and what else the line wants beside it (`lines.md 7`). */
export function submitToWire(line: Line, values: Values<Fields>) {
  const parts = Object.entries(line.submit ?? {}).map(([name, part]) => [
    name,
    partOf(line, part, values),
  ]);
  const beside: Readonly<Record<string, unknown>> = Object.fromEntries(parts);
  return { specificData: toWire(line, values), ...beside };
}

function partOf(line: Line, part: SubmitPart, values: Values<Fields>): unknown {
  if ('always' in part) return part.always;
  if ('answer' in part) return Object.values(toWire(line, values, [part.answer]))[0] ?? null;
  return toWire(line, values, line.pages.find(({ id }) => id === part.page)?.fields ?? []);
}
