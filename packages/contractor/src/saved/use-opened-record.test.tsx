import type { Contractor } from '@preventivo/core';
import { Preventivo } from '@preventivo/core/react';
import { backEnd } from '@preventivo/fixtures/back-end';
import { account, giuliaAsks, giuliaWith, rossiAsks, today } from '@preventivo/fixtures/people';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SavedRecord } from './records.ts';
import { useOpenedRecord } from './use-opened-record.ts';

/** A record as it is chosen from. */
const record = (id: string, contractor: Contractor): SavedRecord => ({
  ...{ id, title: id, name: id },
  ...{ details: [], missing: [], contractor },
});
const giulias = record('p-1', giuliaAsks);
const arbens = record('p-2', giuliaAsks);
const ferris = record('c-1', rossiAsks);

type Lists = Parameters<typeof useOpenedRecord>[0];

const people: Lists = {
  user: account,
  name: 'selectPeopleId',
  type: 'fisica',
  records: [giulias, arbens],
};
/** Giulia's record with another email, as far as it was written. */
const written = giuliaWith({ email: 'giulia@exa' });

/** A page with the list of an account; another one of the same funnel stands in its place after a login. */
function visits() {
  const { client } = backEnd();
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <Preventivo {...{ client, today }}>{children}</Preventivo>
  );
  return (lists: Partial<Lists> = {}) => {
    const { result, unmount } = renderHook(() => useOpenedRecord({ ...people, ...lists }), {
      wrapper,
    });
    return { page: () => result.current, leave: unmount };
  };
}

/** Somebody whose session ends while they write about a record, or about somebody new. */
function interrupted(record: Parameters<ReturnType<typeof useOpenedRecord>['open']>[0]) {
  const visit = visits();
  const { page, leave } = visit();
  act(() => page().open(record));
  act(() => page().write(written));
  leave();
  return (lists?: Partial<Lists>) => visit(lists).page().opened;
}

describe('who writes about a saved person while their session ends, and logs in again', () => {
  it('finds it open, as far as it was written', () => {
    expect(interrupted(giulias)()).toEqual({ record: giulias, written });
  });

  it('finds somebody new as far as they were written', () => {
    expect(interrupted(undefined)()).toEqual({ record: undefined, written });
  });

  it.each<[string, Partial<Lists>]>([
    ['somebody else has logged in', { user: { ...account, id: 'anna' } }],
    ['nobody has logged in', { user: undefined }],
    ['it was another list of the page', { name: 'altraPersona' }],
    ['companies are shown', { type: 'giuridica' }],
    ['the record is there no more', { records: [arbens] }],
    ['the records are not there', { records: undefined }],
  ])('finds nothing open where %s', (_, lists) => {
    expect(interrupted(giulias)(lists)).toBeUndefined();
  });

  it('finds a company open where companies are shown', () => {
    const visit = visits();
    const companies: Partial<Lists> = { type: 'giuridica', records: [ferris] };
    const before = visit(companies);
    act(() => before.page().open(ferris));
    act(() => before.page().write(rossiAsks));
    before.leave();
    expect(visit(companies).page().opened).toEqual({ record: ferris, written: rossiAsks });
  });

  it('finds nothing open of what they had closed', () => {
    const visit = visits();
    const { page, leave } = visit();
    act(() => page().open(giulias));
    act(() => page().write(written));
    act(() => page().close());
    expect(page().opened).toBeUndefined();
    leave();
    expect(visit().page().opened).toBeUndefined();
  });
});

it('nothing is kept of what is written where nobody is logged in', () => {
  const visit = visits();
  const { page, leave } = visit({ user: undefined });
  act(() => page().open());
  act(() => page().write(written));
  leave();
  expect(visit({ user: undefined }).page().opened).toBeUndefined();
});
