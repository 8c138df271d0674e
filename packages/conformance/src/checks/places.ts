import {
  contractorQuestions,
  emptyContractor,
  type Fields,
  isGroup,
  isItems,
  isListed,
  knownOptions,
  type Line,
} from '@preventivo/core';
import { expectThat, isObject, objectIn, optionsIn, quoteNo, told } from '../fits.ts';
import type { LineCheck } from '../kit.ts';
import { NotTried } from '../verdict.ts';

const typed = 'VIA ROMA 12, 20121 MILANO';

/** Checks of the lists and places that every funnel needs. */
export const necessaryPlaceChecks: readonly LineCheck[] = [
  {
    id: 'lists/offered',
    says: 'every list the forms of the line offer is there, with options',
    run: async (kit, line) => {
      const { right, lists } = await kit.forms(line);
      const offered = new Set(
        Object.values(lists).flatMap((options) => options?.map(({ id }) => id)),
      );
      // If the forms contain an area only as an invalid answer, its list of professions may be
      // empty.
      for (const [name, options] of Object.entries(lists))
        if (!name.startsWith('professions/') || offered.has(name.slice('professions/'.length)))
          expectThat((options?.length ?? 0) > 0, `options in the list ${name}`, 'none');
      expectThat(right.length > 0, 'lists with which the form can be answered', 'others');
    },
  },
  {
    id: 'lists/contractor',
    says: 'the lists of page 1 have options: the states, and the occupations if the line asks for them',
    run: async ({ ask, today }, line) => {
      for (const list of contractorLists(line.contractor, today)) {
        const answer = await ask(`/api/${line.id}/enums/${list}`);
        expectThat(optionsIn(answer).length > 0, `options in the list ${list}`, 'none', answer);
      }
    },
  },
  {
    id: 'lists/order',
    says: 'options come in the order they are shown in: states by name, those of the table as it has them',
    run: async ({ ask, today }, { id, fields }) => {
      const answer = await ask(`/api/${id}/enums/stati`);
      const names = optionsIn(answer)
        .map(({ value }) => value)
        .filter((name) => !/, fino al \d{4}$/.test(name));
      const order = new Intl.Collator('it');
      const at = names.findIndex((name, i) => order.compare(names[i - 1] ?? name, name) > 0);
      expectThat(
        at === -1,
        'states in alphabetical order',
        `${names[at]} after ${names[at - 1]}`,
        answer,
      );
      for (const { list, ids } of knownLists(fields, today)) {
        const own = await ask(`/api/${id}/enums/${list}`);
        const got = optionsIn(own).map((option) => option.id);
        expectThat(
          got.join() === ids.join(),
          `the list ${list} as the table has it`,
          'another',
          own,
        );
      }
    },
  },
  {
    id: 'places/municipalities',
    says: 'municipalities are found by the letters their names begin with',
    run: async ({ ask }, { id }) => {
      const answer = await ask(`/api/${id}/location/findComune`, {
        body: { nome: 'milan', isResidenza: true },
      });
      const found = optionsIn(answer);
      const isThere = found.some((one) => one.id === 'F205' && one.value === 'MILANO (MI)');
      expectThat(isThere, "{id: 'F205', value: 'MILANO (MI)'} for 'milan'", 'others', answer);
      const many = await ask(`/api/${id}/location/findComune`, {
        body: { nome: 's', isResidenza: true },
      });
      const count = optionsIn(many).length;
      expectThat(count <= 20, "at most 20 for 's'", String(count), many);
    },
  },
  {
    id: 'places/postal-codes',
    says: 'a municipality has its postal codes, one that is none has none',
    run: async ({ ask }, { id }) => {
      const body = { comune: 'MILANO', provincia: 'MI' };
      const answer = await ask(`/api/${id}/location/findCap`, { body });
      const codes = optionsIn(answer).map(({ value }) => value);
      expectThat(codes.includes('20121'), '20121 among the codes of Milano', 'others', answer);
      const nowhere = await ask(`/api/${id}/location/findCap`, {
        body: { comune: 'ATLANTIDE', provincia: 'MI' },
      });
      expectThat(optionsIn(nowhere).length === 0, 'an empty list', 'codes', nowhere);
    },
  },
];

/** Checks of optional calls, and of requests for lists that do not exist. */
export const placeChecks: readonly LineCheck[] = [
  {
    id: 'places/birthplace',
    says: 'a Belfiore code is the place it meant on a day',
    run: async ({ ask }, { id }) => {
      const body = { codice: 'F205', data: '1985-03-27' };
      const answer = await ask(`/api/${id}/location/birthplace`, { body });
      const [found] = optionsIn(answer);
      expectThat(found?.value === 'MILANO (MI)', 'MILANO (MI) for F205', 'another', answer);
    },
  },
  {
    id: 'places/addresses',
    says: 'addresses are searched by {input} and by the text itself',
    run: async ({ ask }, { id }) => {
      for (const body of [{ input: typed }, typed]) {
        const answer = await ask(`/api/${id}/address/search`, { body });
        expectThat(answer.status === 200, 'status 200', told(answer), answer);
        placesIn(answer);
      }
    },
  },
  {
    id: 'places/address-parts',
    says: 'an address that was found is given in its parts',
    run: async ({ ask }, { id }) => {
      const search = await ask(`/api/${id}/address/search`, { body: { input: typed } });
      const { session, placeList } = placesIn(search);
      const [place] = placeList;
      if (!place) throw new NotTried(`the address search finds nothing for «${typed}»`);
      const body = { ...place, session };
      const answer = await ask(`/api/${id}/address/details`, { body });
      expectThat(answer.status === 200, 'status 200', told(answer), answer);
      const { indirizzo } = objectIn(answer);
      for (const part of ['toponimo', 'address', 'number', 'cap', 'city', 'pv'])
        expectThat(
          isObject(indirizzo) && typeof indirizzo[part] === 'string',
          `indirizzo.${part}, a text`,
          'none',
          answer,
        );
    },
  },
  {
    id: 'lists/unknown',
    says: 'a list and a professional area nobody knows are refused',
    run: async ({ ask }, { id }) => {
      quoteNo(await ask(`/api/${id}/enums/lista-che-non-esiste`), {
        status: 404,
        code: 'NOT_FOUND',
      });
      quoteNo(await ask(`/api/${id}/professions`, { body: { area: 'astrologia' } }), {
        status: 400,
        names: 'area',
      });
    },
  },
];

function placesIn(answer: Parameters<typeof objectIn>[0]) {
  const { session, placeList } = objectIn(answer);
  expectThat(typeof session === 'string', 'session, a text', typeof session, answer);
  const isPlace = (one: unknown): one is { placeId: string; description: string } =>
    isObject(one) && typeof one.placeId === 'string' && typeof one.description === 'string';
  expectThat(
    Array.isArray(placeList) && placeList.every(isPlace),
    'placeList of {placeId, description}',
    'something else',
    answer,
  );
  return { session, placeList };
}

/** Returns the names of the lists that page 1 loads for each type of contractor. */
const contractorLists = (profile: Line['contractor'], today: string): ReadonlySet<string> =>
  new Set(
    profile.types.flatMap((type) => {
      const { table, keys } = contractorQuestions(profile, emptyContractor([type]));
      return keys
        .map((key) => table.fields[key])
        .filter((field) => field !== undefined && isListed(field))
        .filter((field) => !knownOptions(field, today))
        .map(({ list }) => list);
    }),
  );

/** Returns the option lists whose options are defined in the line's table. */
function knownLists(
  fields: Fields,
  today: string,
): readonly { list: string; ids: readonly string[] }[] {
  return Object.values(fields).flatMap((field) => {
    const inner = isItems(field) ? field.item : field;
    if (isGroup(inner)) return knownLists(inner.table.fields, today);
    if (!isListed(inner)) return [];
    const options = knownOptions(inner, today);
    return options ? [{ list: inner.list, ids: options.map(({ id }) => id) }] : [];
  });
}
