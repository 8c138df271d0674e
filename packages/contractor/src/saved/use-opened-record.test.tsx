import type { Contractor } from '@preventivo/core';
import { Preventivo } from '@preventivo/core/react';
import { backEnd } from '@preventivo/fixtures/back-end';
import { account, giuliaAsks, giuliaWith, rossiAsks, today } from '@preventivo/fixtures/people';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SavedRecord } from './records.ts';
import { useOpenedRecord } from './use-opened-record.ts';

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
/** Giulia's record with a partly typed email. */
const written = giuliaWith({ email: 'giulia@exa' });

/** Returns a function that renders the list of an account. Its second call renders the list as after another login. */
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

/** Opens a record, types in it, and ends the session before the record is saved. */
function interrupted(record: Parameters<ReturnType<typeof useOpenedRecord>['open']>[0]) {
  const visit = visits();
  const { page, leave } = visit();
  act(() => page().open(record));
  act(() => page().write(written));
  leave();
  return (lists?: Partial<Lists>) => visit(lists).page().opened;
}

describe('a session that ends while a saved person is edited, after the next login', () => {
  it('after the next login, a record that was being edited when the session ended reopens with the typed values', () => {
    expect(interrupted(giulias)()).toEqual({ record: giulias, written });
  });

  it('after the next login, a new record that was being entered when the session ended reopens with the typed values', () => {
    expect(interrupted(undefined)()).toEqual({ record: undefined, written });
  });

  it.each<[string, Partial<Lists>]>([
    ['somebody else has logged in', { user: { ...account, id: 'anna' } }],
    ['nobody has logged in', { user: undefined }],
    ['it was another list of the page', { name: 'altraPersona' }],
    ['companies are shown', { type: 'giuridica' }],
    ['the record was deleted', { records: [arbens] }],
    ['the records are not loaded', { records: undefined }],
  ])('a record that was being edited when the session ended does not reopen if %s', (_, lists) => {
    expect(interrupted(giulias)(lists)).toBeUndefined();
  });

  it('after the next login, a company that was being edited when the session ended reopens in the list of companies', () => {
    const visit = visits();
    const companies: Partial<Lists> = { type: 'giuridica', records: [ferris] };
    const before = visit(companies);
    act(() => before.page().open(ferris));
    act(() => before.page().write(rossiAsks));
    before.leave();
    expect(visit(companies).page().opened).toEqual({ record: ferris, written: rossiAsks });
  });

  it('after the next login, a record that was closed before the session ended does not reopen', () => {
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

it('useOpenedRecord keeps no typed values without a session', () => {
  const visit = visits();
  const { page, leave } = visit({ user: undefined });
  act(() => page().open());
  act(() => page().write(written));
  leave();
  expect(visit({ user: undefined }).page().opened).toBeUndefined();
});
