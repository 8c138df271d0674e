import type { Lists, SavedPerson, User } from '@preventivo/core';
import { optionsOf, queryClientOf } from '@preventivo/core/query';
import type { SavingContext } from './save-record.ts';

/** Whether the account stores only the name of a person's country of birth, not its id. */
export const namesCountry = ({ countryOfBirth }: SavedPerson) => countryOfBirth?.id === null;

/**
 * Whether the account stores the label of a profession. An option key starts with a lower-case letter, a label does
 * not.
 */
const namesProfession = ({ profession }: SavedPerson) => !/^(?:[a-z][\w-]*)?$/.test(profession);

/**
 * Loads the option lists that are needed to read the records of an account. Some back ends store an option's label
 * instead of our key. Most accounts need no list. A list that fails to load is omitted.
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
