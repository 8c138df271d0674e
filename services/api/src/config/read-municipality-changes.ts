import { isDay } from '@preventivo/italian';
import { object } from '../contract/schema.ts';
import { isShaped, shapeProblem } from '../contract/shape.ts';
import type { MunicipalityChange } from '../reference/data.ts';
import { BadConfig, type Env, jsonIn, settingOf } from './config.ts';

const municipality = { type: 'string', pattern: '^[^()]+ \\([A-Z]{2}\\)$' } as const;
const changes = {
  type: 'array',
  items: object(
    {
      from: {
        anyOf: [{ type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d$' }, { type: 'null' }],
      },
      municipality,
      replaces: { type: 'array', items: municipality },
      postalCodes: { type: 'array', items: { type: 'string', pattern: '^\\d{5}$' } },
      belfiore: { type: 'string', pattern: '^[A-Z]\\d{3}$' },
    },
    ['replaces', 'postalCodes', 'belfiore'],
  ),
} as const;

/**
 * Reads the operator's changes of municipalities (docs/operations.md#municipalities).
 * @throws {BadConfig} for a file that cannot be read or is invalid
 */
export function readMunicipalityChanges(env: Env): readonly MunicipalityChange[] {
  const name = 'MUNICIPALITY_CHANGES_FILE';
  const path = settingOf(env, name);
  if (path === undefined) return [];
  let read: unknown;
  try {
    read = jsonIn(path);
  } catch {
    throw new BadConfig(`${name} takes the path of a list of changes in JSON.`);
  }
  const takes = `${name} takes a list of changes as docs/operations.md has it`;
  if (!isShaped(changes, read)) {
    const wrong = shapeProblem(changes, read)?.path;
    throw new BadConfig(`${takes}${wrong ? `: '${wrong}' is not` : ''}.`);
  }
  const index = read.findIndex(({ from }) => from !== null && !isDay(from));
  if (index >= 0) throw new BadConfig(`${takes}: '${index}.from' is no day.`);
  return read;
}
