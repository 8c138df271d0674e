import { type Contractor, type ContractorType, emptyContractor } from '@preventivo/core';
import { companyOfSaved, personOfSaved } from '@preventivo/core/saved';
import type { RefusingApi } from './refusing-api.ts';

/** Giulia, who is logged in, chooses the first person, or company, she has saved. */
export async function savedContractor(api: RefusingApi, type: ContractorType): Promise<Contractor> {
  const answer = await api.client.myData();
  if (!answer.ok) throw new Error(`Giulia is not logged in: ${answer.code}`);
  const { data: user } = answer;
  const [person] = user.people;
  const [company] = user.companies;
  const record = type === 'fisica' ? person : company;
  if (!person || !company || !record) throw new Error('nothing is saved');
  return {
    ...emptyContractor([type]),
    selectPeopleId: record.id,
    persona: personOfSaved(person, user),
    azienda: companyOfSaved(company, user),
  };
}
