import { giuliasAccount } from '@preventivo/api/seeded-account';
import type { CallResponse } from '../asking.ts';
import { expectThat, isObject, userNo, userYes } from '../fits.ts';
import type { Check } from '../kit.ts';
import { bearer, myData } from '../people.ts';

const [giulia, enrico] = giuliasAccount.people;
const email = 'conformita@example.org';
const person = { ...giulia, email };
const father = { ...enrico, email };
const [ferri] = giuliasAccount.companies;
const company = { ...ferri, referent_email: 'conformita@example.org' };

function listed(answer: CallResponse, name: string): readonly Readonly<Record<string, unknown>>[] {
  const all = userYes(answer)[name];
  expectThat(Array.isArray(all) && all.every(isObject), `${name}, a list`, typeof all, answer);
  return all;
}

export const recordChecks: readonly Check[] = [
  {
    id: 'records/person',
    says: 'a saved person has an id, comes back with all people, and is changed under it',
    run: async (kit) => {
      const headers = bearer((await kit.account()).token);
      const save = (body: object) =>
        kit.ask('/api/persons/upsert?get_back_people=1', { body, headers });
      await save(father);
      const people = listed(await save(person), 'people');
      const isThere = people.some(({ fiscalCode }) => fiscalCode === father.fiscalCode);
      expectThat(isThere, 'all saved people', 'one is missing');
      const saved = people.find((one) => one.fiscalCode === person.fiscalCode);
      expectThat(typeof saved?.id === 'string', 'the person with an id', 'none');
      const { updated_at: _, ...sent } = saved;
      const after = listed(
        await save({ ...sent, address: 'via Garibaldi', addressNumber: '5' }),
        'people',
      );
      const changed = after.find(({ id }) => id === saved.id);
      expectThat(after.length === people.length, 'as many people as before', 'more');
      expectThat(changed?.addressNumber === '5', 'the change', 'none');
      userNo(await save({ ...sent, name: 'Anna', fiscalCode: '' }), { code: 'CONTRACTOR_NAME' });
      userNo(await save({ ...person, sconto: 1 }), { code: 'UNKNOWN_FIELD', names: 'sconto' });
    },
  },
  {
    id: 'records/company',
    says: 'a saved company has an id and comes back with all companies',
    run: async (kit) => {
      const headers = bearer((await kit.account()).token);
      const answer = await kit.ask('/api/companies/upsert?get_back_companies=1', {
        body: company,
        headers,
      });
      const saved = listed(answer, 'companies').find(({ vat }) => vat === company.vat);
      expectThat(typeof saved?.id === 'string', 'the company with an id', 'none', answer);
    },
  },
  {
    id: 'records/of-another',
    says: 'what belongs to another account is answered like what nobody has, and shown to nobody else',
    run: async (kit) => {
      const [mine, theirs] = [await kit.account(), await kit.otherAccount()];
      const saved = listed(
        await kit.ask('/api/companies/upsert', { body: company, headers: bearer(mine.token) }),
        'companies',
      );
      const id = saved.at(-1)?.id;
      const answer = await kit.ask('/api/companies/upsert', {
        body: { ...company, id },
        headers: bearer(theirs.token),
      });
      userNo(answer, { status: 404, code: 'RECORD_UNKNOWN' });
      const { user } = userYes(await myData(kit, theirs.token));
      const isShown = JSON.stringify(user).includes(String(id));
      expectThat(!isShown, 'nothing of another account', 'a record of it');
    },
  },
];
