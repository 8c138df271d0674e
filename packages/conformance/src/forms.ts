import {
  coveringStatesOf,
  type FormContext,
  verdictOfForm,
  wrongIn,
} from '@preventivo/api/every-line';
import {
  type Fields,
  type Line,
  type Lists,
  type Option,
  settle,
  type Values,
} from '@preventivo/core';
import { check } from '@preventivo/core/check';
import { answersTo } from '@preventivo/core/testing';
import { submitToWire } from '@preventivo/core/wire';
import type { Ask } from './asking.ts';
import { optionsIn } from './fits.ts';
import { Misfit, NotThere, NotTried } from './verdict.ts';

export interface WrongForm {
  readonly field: string;
  readonly values: Values<Fields>;
  readonly code: string;
}

/**
 * Forms of a line to send to a back end. Together, the valid forms answer every field. Each invalid
 * form has exactly one invalid answer.
 */
export interface Forms {
  readonly right: readonly Values<Fields>[];
  readonly wrong: readonly WrongForm[];
  readonly lists: Lists;
  /**
   * Returns the error code that a back end must return for a form, or for one of its pages. Returns
   * undefined if all answers are valid.
   */
  wrongAt(values: Values<Fields>, where: Where): string | undefined;
}

interface Where {
  readonly keys?: readonly string[];
  /** Whether a logged-in user sends the form, without saved records. @defaultValue false */
  readonly isLoggedIn?: boolean;
}

/** Builds the forms of a line from the line's table and the back end's option lists. */
export async function formsOf(line: Line, ask: Ask, today: string): Promise<Forms> {
  const lists: Record<string, readonly Option[]> = {};
  const offered = missingNoted(lists);
  const around = { today, lists: offered };
  // Each round only adds option lists. Once the valid forms are built, they stay valid.
  let right: Forms['right'] | undefined;
  for (let round = 0; round < 60; round += 1) {
    try {
      right ??= coveringStatesOf(line, around).map(({ values }) => values);
      return {
        right,
        wrong: wrongOf(line, right, around),
        lists,
        wrongAt: (values, { keys, isLoggedIn = false }) =>
          check(line, values, {
            ...around,
            named: () => false,
            keys: keys ?? line.pages.flatMap(({ fields }) => fields),
            ...(isLoggedIn && { records: [] }),
          })[0]?.code,
      };
    } catch (error) {
      if (!(error instanceof MissingList)) throw error;
      lists[error.list] = await listFrom(ask, line, error.list);
    }
  }
  throw new NotTried('the lists of this line never come to an end');
}

class MissingList extends Error {
  readonly list: string;
  constructor(list: string) {
    super(list);
    this.list = list;
  }
}

/** Returns the loaded lists as an object. Reading a list that is not loaded throws an error. */
const missingNoted = (lists: Record<string, readonly Option[]>): Lists =>
  new Proxy(lists, {
    get: (known, name) => {
      if (typeof name !== 'string' || name === '' || Object.hasOwn(known, name))
        return Reflect.get(known, name);
      throw new MissingList(name);
    },
  });

async function listFrom(ask: Ask, line: Line, list: string): Promise<readonly Option[]> {
  const [, area] = /^professions\/(.+)$/.exec(list) ?? [];
  if (!area) return optionsIn(await ask(`/api/${line.id}/enums/${list}`));
  const answer = await ask(`/api/${line.id}/professions`, { body: { area } }).catch((error) => {
    // Only a back end with a line that asks for professions needs this call.
    if (!(error instanceof NotThere)) throw error;
    throw new Misfit(
      'the professions of an area',
      'status 404',
      `POST /api/${line.id}/professions`,
    );
  });
  // An invalid form contains an unknown area. The back end must reject the request for this area.
  return answer.status === 400 ? [] : optionsIn(answer);
}

/**
 * Returns invalid forms. Each field and error code gets a form with the first answer that causes
 * this code.
 */
function wrongOf(line: Line, right: readonly Values<Fields>[], around: FormContext): WrongForm[] {
  const wrong = new Map<string, WrongForm>();
  for (const values of right)
    for (const field of Object.keys(line.fields))
      for (const answer of answersTo(line, values, field, around).odd) {
        const after = settle(line, values, { ...values, [field]: answer }, around.today);
        const [first] = wrongIn(line, after, around);
        // Skip an error that another form already covers.
        if (!first || wrong.has(nameOf(first))) continue;
        const body = JSON.parse(JSON.stringify(submitToWire(line, after).specificData));
        const code = verdictOfForm(line, body, around);
        // The conversion to JSON may lose an invalid value. Use the form only if the JSON body
        // still has the error.
        if (first.code === code)
          wrong.set(nameOf(first), { field: first.field, values: after, code });
      }
  return [...wrong.values()];
}

const nameOf = ({ field, code }: Pick<WrongForm, 'field' | 'code'>) => `${field} ${code}`;
