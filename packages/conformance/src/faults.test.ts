import { lines } from '@preventivo/api/lines';
import { createBackEnd } from '@preventivo/testing';
import { describe, expect, it } from 'vitest';
import { faults, notFound } from './faults.fixture.ts';
import { runConformance } from './index.ts';

const today = '2026-11-21';
const origin = 'https://www.example.org';
const served = [lines.travel, lines.bicycle].filter((line) => line !== undefined);

type Spoil = (fetch: typeof globalThis.fetch) => typeof globalThis.fetch;

async function outcomesOf(spoil: Spoil) {
  const backEnd = createBackEnd({ lines: served, today, config: { corsOrigins: [origin] } });
  const { outcomes } = await runConformance({
    base: 'http://back-end.test',
    lines: served.slice(0, 1),
    fetch: spoil(backEnd.fetch),
    mails: async (to) =>
      (await backEnd.mails()).filter((mail) => mail.to === to).map(({ link }) => link),
    origin,
    today,
  });
  return outcomes;
}

const misfits = async (spoil: Spoil) =>
  (await outcomesOf(spoil)).filter(({ result }) => result === 'does not fit');

describe('a back end', () => {
  it('a back end without a fault passes all checks', async () => {
    expect(await misfits((fetch) => fetch)).toEqual([]);
  });

  it('a back end without the optional features (accounts, drafts, address search) passes all checks', async () => {
    const offered =
      /\/api\/(users|persons|companies)\/|\/(draft|address|validate|calculate)\/|\/(professions|birthplace)$/;
    const outcomes = await outcomesOf(
      (fetch) => async (input, init) =>
        offered.test(new URL(String(input)).pathname) ? notFound() : fetch(input, init),
    );
    const checksThat = (result: string) =>
      outcomes.filter((outcome) => outcome.result === result).map(({ check }) => check);
    expect(checksThat('does not fit')).toEqual([]);
    // The checks of the required calls ran, including the check of a hostile body.
    const every = [
      'travel hostile/1',
      'travel pages/right',
      'travel submit/right',
      'travel recall/once',
    ];
    expect(checksThat('ok')).toEqual(expect.arrayContaining(every));
    expect(checksThat('not tried')).toContain('travel drafts/taken-once');
  });

  it.each(faults)(
    "a back end with the fault '$what' fails the check $caughtBy",
    async ({ spoil, caughtBy }) => {
      const caught = (await misfits(spoil)).map(({ check }) => check);
      expect(caught).toContain(caughtBy);
      // A fault must fail only a few checks. Otherwise the report would not point to the cause.
      expect(caught.length).toBeLessThan(20);
    },
  );
});

describe('the report of a failed check', () => {
  it('the report of a failed check contains the call, the expected and the actual result, but no personal data', async () => {
    const [fault] = faults.filter(({ caughtBy }) => caughtBy === 'travel submit/consents');
    const found = await misfits(fault?.spoil ?? ((fetch) => fetch));
    expect(found.find(({ check }) => check === fault?.caughtBy)).toMatchObject({
      call: 'POST /api/travel/submit',
      expected: 'status 422 PRIVACY',
      got: 'status 200 PRIVACY',
    });
    expect(JSON.stringify(found)).not.toMatch(/Ferri|example\.org|3331234567|token=\w/);
  });
});
