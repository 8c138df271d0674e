import type { Contractor, ContractorType } from '@preventivo/core';
import { companyOfSaved, personOfSaved } from '@preventivo/core/saved';
import type { RefusingApi } from './refusing-api.ts';

/** Returns the first person or company that Giulia has saved. She must be logged in. */
export async function savedContractor(api: RefusingApi, type: ContractorType): Promise<Contractor> {
  const answer = await api.client.myData();
  if (!answer.ok) throw new Error(`Giulia is not logged in: ${answer.code}`);
  const { data: user } = answer;
  const [person] = user.people;
  const [company] = user.companies;
  if (!person || !company) throw new Error('nothing is saved');
  return type === 'fisica'
    ? { tipoPersona: type, selectPeopleId: person.id, persona: personOfSaved(person, user) }
    : { tipoPersona: type, selectPeopleId: company.id, azienda: companyOfSaved(company, user) };
}
