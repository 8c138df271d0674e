import type { Line } from '@preventivo/core';
import { fromWire, toWire } from '@preventivo/core/wire';
import type { JsonObject } from '../contract/schema.ts';

/**
 * Adds answers that the specification does not send because other answers imply them. For example,
 * the list of diseases implies whether there are any: 'Nessuna' means none. Adds only missing
 * answers, and only when the answers that imply them were sent.
 */
export function withToldAnswers(line: Line, specificData: JsonObject): JsonObject {
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

/** Whether a question that is not asked has a value in the payload, such as 'Nessuna'. */
const saysNone = ({ wire }: Line, key: string) => typeof wire?.[key]?.absent === 'string';

const nameOf = ({ wire }: Line, key: string) => wire?.[key]?.name ?? key;
