import { applicable, type Fields, type Line, same, type Values } from '@preventivo/core';
import { toWire } from '@preventivo/core/wire';

/** Returns the questions that do not apply but still have an answer in the payload. */
export function absentOnWire(line: Line, values: Values<Fields>): readonly string[] {
  const body = toWire(line, values);
  const asked = new Set<string>(applicable(line, values));
  const names = new Set([...asked].map((key) => nameOf(line, key)));
  return Object.keys(line.fields).filter((key) => {
    // Two questions that never apply together may share a name. Skip the name of an applicable
    // question.
    if (asked.has(key) || names.has(nameOf(line, key))) return false;
    const wire = line.wire?.[key];
    return !same(body[nameOf(line, key)], wire && 'absent' in wire ? wire.absent : null);
  });
}

const nameOf = (line: Line, key: string) => line.wire?.[key]?.name ?? key;
