import type { Company, Result } from '@preventivo/core';
import { savedOfCompany } from '@preventivo/core/saved';
import { type Saved, type Saving, savedId } from './saving.ts';

/** Saves a company. @param id the record it changes */
export async function saveCompany(
  { client, user }: Saving,
  company: Company,
  id?: string,
): Promise<Result<Saved>> {
  const answer = await client.saveCompany(savedOfCompany(company, id));
  if (!answer.ok) return answer;
  const companies = answer.data;
  return {
    ok: true,
    data: { user: { ...user, companies }, id: savedId(user.companies, companies, id) },
  };
}
