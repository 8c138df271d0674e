import type { Line, Page } from '@preventivo/core';
import { carriedBy, envelopeOf } from '@preventivo/core/wire';
import { submission } from '../contract/body-schemas.ts';
import { boolean, type ObjectSchema, oneOf, part, type Schema } from '../contract/schema.ts';
import { answersSchema, objectOf } from './line-schema.ts';

export function stepSchema(line: Line, page: Page): ObjectSchema {
  const { save = {} } = page;
  const envelope = envelopeOf(page);
  const answers = answersSchema(line, carriedBy(page), save.names);
  return {
    ...objectOf({
      ...(envelope === null ? answers : { [envelope]: objectOf(answers) }),
      ...answersSchema(line, save.also ?? [], save.names),
      ...(page === line.pages.at(-1) && { privacy: part('Privacy') }),
      [save.logged ?? 'isLogged']: boolean,
    }),
    description: `${line.title}: ${page.title}`,
  };
}

/**
 * Returns the schema of a line's `submit` body: the keys that all lines share, and the copies of
 * answers that this line adds.
 */
export function submissionSchema(line: Line): ObjectSchema {
  const beside = Object.entries(line.submit ?? {}).map(
    ([name, sent]) => [name, partSchema(line, sent)] as const,
  );
  const properties = {
    ...submission.properties,
    specificData: part(`SpecificData-${line.id}`),
    ...Object.fromEntries(beside),
  };
  const required = [...submission.required, ...beside.map(([name]) => name)].filter(
    (name) => name !== 'sfLeadIds' && name !== 'convenzione',
  );
  return { ...objectOf(properties), required, description: line.title };
}

function partSchema(line: Line, sent: NonNullable<Line['submit']>[string]): Schema {
  if ('page' in sent)
    return objectOf(answersSchema(line, line.pages.find(({ id }) => id === sent.page)?.fields));
  if ('answer' in sent) return Object.values(answersSchema(line, [sent.answer]))[0] ?? part('Part');
  if (typeof sent.always === 'string') return oneOf(sent.always);
  return typeof sent.always === 'boolean'
    ? boolean
    : { type: 'number', minimum: sent.always, maximum: sent.always };
}
