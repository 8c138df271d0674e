import { emptyContractor } from '@preventivo/core';
import { account, savedGiulia } from '@preventivo/fixtures/people';
import { describe, expect, it, vi } from 'vitest';
import { listsOfRecords } from './lists-of-records.ts';
import { currentContractor } from './records.ts';

const options = {
  stati: [{ id: '28', value: 'Albania' }],
  professione: [{ id: 'architetto', value: 'Architetto' }],
} as const;
type Name = keyof typeof options;

const found = (queryClient: object) => ({ find: async () => queryClient });

/** Mocks a client and a query client. This back end stores the labels of options instead of their keys. */
function backEnd() {
  const enums = vi.fn(async (name: Name) => ({ ok: true, data: options[name] }));
  const queryClient = {
    fetchQuery: ({ queryKey }: { queryKey: readonly unknown[] }) =>
      enums(queryKey[2] as Name).then(({ data }) => data),
  };
  const context = { client: { line: 'travel', enums }, queryClient: found(queryClient) } as never;
  return { enums, context };
}
const named = {
  ...savedGiulia,
  profession: 'ARCHITETTO',
  bornInItaly: false,
  countryOfBirth: { id: null, value: 'ALBANIA' },
  cityOfBirth: null,
};

describe('listsOfRecords', () => {
  it('listsOfRecords loads no list if every record stores option keys', async () => {
    const { enums, context } = backEnd();
    expect(await listsOfRecords({ ...account, people: [savedGiulia] }, context)).toEqual({});
    expect(enums).not.toHaveBeenCalled();
  });

  it('for a record that stores labels, listsOfRecords returns the lists that convert them to option keys', async () => {
    const { context } = backEnd();
    const user = { ...account, people: [named] };
    const chosen = { ...emptyContractor(['fisica']), selectPeopleId: named.id };
    const around = { today: '2026-11-21', t: String, lists: await listsOfRecords(user, context) };
    expect(
      currentContractor(user, chosen, { contractor: { types: ['fisica'] } }, around),
    ).toMatchObject({
      selectPeopleId: named.id,
      persona: { professione: 'architetto', natoInItalia: false, stato_nascita: '28' },
    });
  });

  it('listsOfRecords omits lists that fail to load', async () => {
    const { context } = backEnd();
    const fails = found({ fetchQuery: () => Promise.reject(new Error()) });
    const failing = { ...(context as object), queryClient: fails };
    expect(await listsOfRecords({ ...account, people: [named] }, failing as never)).toEqual({});
  });
});
