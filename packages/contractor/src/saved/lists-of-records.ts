import type { Lists, SavedPerson, User } from '@preventivo/core';
import { optionsOf, queryClientOf } from '@preventivo/core/query';
import type { SavingContext } from './save-record.ts';

/** Whether a country is kept by its name alone. */
export const namesCountry = ({ countryOfBirth }: SavedPerson) => countryOfBirth?.id === null;

/** Whether a profession is kept by its label: no key has a capital or a blank at its beginning. */
const namesProfession = ({ profession }: SavedPerson) => !/^(?:[a-z][\w-]*)?$/.test(profession);

/**
 * Loads the lists without which the records of an account cannot be read: another back end keeps a label where ours has a
 * key. Most accounts need none, and a list that does not come is left out.
 */
export async function listsOfRecords(
  { people }: User,
  context: Pick<SavingContext, 'client' | 'queryClient'>,
): Promise<Lists> {
  const names = [
    ...(people.some(namesCountry) ? ['stati'] : []),
    ...(people.some(namesProfession) ? ['professione'] : []),
  ];
  const asked = names.map(async (name) => {
    const queryClient = await queryClientOf(context);
    const options = await queryClient
      .fetchQuery(optionsOf(context.client, name))
      .catch(() => undefined);
    return options ? [[name, options] as const] : [];
  });
  return Object.fromEntries((await Promise.all(asked)).flat());
}
