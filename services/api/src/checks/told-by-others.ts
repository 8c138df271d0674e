import type { Line } from '@preventivo/core';
import { fromWire, toWire } from '@preventivo/core/wire';
import type { JsonObject } from '../contract/schema.ts';

/**
 * Adds answers that the specification leaves out of a body because other answers imply them. For
 * example, 'Nessuna' in the list of diseases implies that the person has none.
 */
export function withImpliedAnswers(line: Line, specificData: JsonObject): JsonObject {
  const { values } = fromWire(line, specificData);
  const told = line.pages.flatMap(({ fields, save }) =>
    Object.entries(save?.omits ?? {}).flatMap(([key, tell]) => {
      const name = nameOf(line, key);
      const isTold = fields.every(
        (one) => !saysNone(line, one) || nameOf(line, one) in specificData,
      );
      if (!fields.includes(key) || name in specificData || !tell || !isTold) return [];
      return Object.entries(toWire(line, { ...values, [key]: tell(values) }, [key]));
    }),
  );
  return { ...specificData, ...Object.fromEntries(told) };
}

/** Whether the payload has a text such as 'Nessuna' for a question that does not apply. */
const saysNone = ({ wire }: Line, key: string) => typeof wire?.[key]?.absent === 'string';

const nameOf = ({ wire }: Line, key: string) => wire?.[key]?.name ?? key;
