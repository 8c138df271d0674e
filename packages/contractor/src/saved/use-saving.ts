import { lookUpAddress } from '@preventivo/address';
import type { Company, Contractor, Person, Profile, User } from '@preventivo/core';
import { usePreventivo } from '@preventivo/core/react';
import { useWaiting } from '@preventivo/ui/dialog';
import { addressNotFound } from '../address-not-found.ts';
import { askedOfRecord } from '../asked-of.ts';
import { type Refusal, refusalOf } from './refusal.ts';
import { saveCompany } from './save-company.ts';
import { savePerson } from './save-person.ts';
import type { Saved } from './saving.ts';

/** What a save came to. */
export type Outcome =
  | { readonly is: 'saved'; readonly saved: Saved }
  | { readonly is: 'refused'; readonly refusal: Refusal };

/**
 * Looks the address up and saves, behind 'Stiamo salvando i tuoi dati'.
 * @param profile what the line asks of a contractor
 */
export function useSaving(profile: Profile['contractor']) {
  const { client, queries, messages } = usePreventivo();
  const { waitFor, overlay } = useWaiting('Stiamo salvando i tuoi dati');

  async function save(user: User, contractor: Contractor, id?: string): Promise<Outcome> {
    const saving = { client, queries, user };
    const { persona, azienda } = contractor;
    const isCompany = contractor.tipoPersona === 'giuridica';
    const { indirizzoResidenza_SedeLegale: address } = isCompany ? azienda : persona;
    if (!(await lookUpAddress(client, address)))
      return { is: 'refused', refusal: { failures: [addressNotFound] } };
    const answer = await (isCompany
      ? saveCompany(saving, reachable(azienda, user), id)
      : savePerson(saving, reachable(persona, user), id));
    if (answer.ok) return { is: 'saved', saved: answer.data };
    return {
      is: 'refused',
      refusal: refusalOf(answer, askedOfRecord(profile, contractor), messages),
    };
  }

  return {
    overlay,
    /** @param id the record it changes */
    save: (user: User, contractor: Contractor, id?: string) =>
      waitFor(() => save(user, contractor, id)),
  };
}

/** Where a line does not ask for the email and the phone, they are the account's. */
const reachable = <Answers extends Person | Company>(answers: Answers, user: User): Answers => ({
  ...answers,
  email: answers.email || user.email,
  cellulare: answers.cellulare || user.phone,
});
