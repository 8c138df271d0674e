import { type Fields, initialValues, type Line, layoutsOf, type Values } from '@preventivo/core';
import { stepToWire } from '@preventivo/core/wire';
import { describe, expect, it } from 'vitest';
import { lines } from '../process/lines.ts';
import { createReference } from '../reference/reference.ts';
import { privacy } from '../testing/giulia.ts';
import { data, testApi } from '../testing/test-api.ts';
import { complete } from './complete.ts';

const reference = createReference(data);
const { ask } = testApi({ lines });

/** The login key of the lines that do not use `isLogged` (docs/rules/wire.md#saves). */
const named: Readonly<Record<string, string>> = {
  health: 'isLoggedUser',
  'commercial-vehicle': 'isLoggedUser',
};

function answered(line: Line): Values<Fields> {
  const around = { today: '2026-11-21', lists: reference.listsOf(line.id) };
  const values = complete(line, initialValues(line), around);
  if (!values) throw new Error(`nobody gets through ${line.id}`);
  return values;
}

function saves(line: Line, values: Values<Fields>) {
  return line.pages.map((page, index) => ({
    to: `/api/${line.id}/${page.save?.path ?? `save?step=${index + 2}`}`,
    body: {
      ...stepToWire(line, page, values),
      ...(page === line.pages.at(-1) && { privacy: privacy() }),
    },
  }));
}

describe.each(Object.values(lines))('each step of the line $id', (line) => {
  const key = named[line.id] ?? 'isLogged';
  const values = answered(line);
  const steps = layoutsOf(line).flatMap((laidOut) => saves(laidOut, values));

  it('each step of a line uses the same login key', () => {
    for (const { pages } of layoutsOf(line))
      for (const { save } of pages) expect(save?.logged ?? 'isLogged').toBe(key);
  });

  it('the server accepts each step with and without the login key', async () => {
    for (const { to, body } of steps) {
      const done = { status: 200, msg: 'ok' };
      expect([to, (await ask(to, { ...body, [key]: false })).json]).toEqual([to, done]);
      expect([to, (await ask(to, body)).json]).toEqual([to, done]);
    }
  });

  it('the server rejects each step whose login key is not boolean, or claims a login without a token', async () => {
    for (const { to, body } of steps) {
      const odd = await ask(to, { ...body, [key]: 'no' });
      expect([to, odd.status, odd.json.obj.field]).toEqual([to, 400, key]);
      const nobody = await ask(to, { ...body, [key]: true });
      expect([to, nobody.status]).toEqual([to, 401]);
    }
  });
});
