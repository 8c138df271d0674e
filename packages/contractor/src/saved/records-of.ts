import {
  type Contractor,
  type ContractorType,
  emptyContractor,
  type Lists,
  type Option,
  type Profile,
  type RuleSettings,
  type SavedCompany,
  type SavedPerson,
  type User,
} from '@preventivo/core';
import { formatDay } from '@preventivo/core/dates';
import {
  companyOfSaved,
  missingOfCompany,
  missingOfPerson,
  personOfSaved,
} from '@preventivo/core/saved';
import type { SavedRecord } from './record.ts';

/** What records are read with. */
export interface ReadWith {
  readonly type: ContractorType;
  readonly hides: Profile['contractor']['hides'];
  readonly today: string;
  /** The lists that are known. */
  readonly lists: Lists;
  /** What the broker has set. */
  readonly settings?: RuleSettings | undefined;
}

/** The saved people or companies of an account, as they are chosen from. */
export function recordsOf(user: User, using: ReadWith): readonly SavedRecord[] {
  return using.type === 'giuridica'
    ? user.companies.map((saved) => companyRecord(saved, user, using))
    : user.people.map((saved) => personRecord(saved, user, using));
}

function personRecord(saved: SavedPerson, user: User, using: ReadWith): SavedRecord {
  const persona = personOfSaved(saved, reachedAs(user, using.hides));
  const place = persona.natoInItalia ? persona.comune_nascita : saved.countryOfBirth?.value;
  return {
    id: saved.id,
    title: `${saved.name} ${saved.surname}`.trim() || 'Senza nome',
    name: saved.name,
    details: [
      persona.sesso === null ? '' : persona.sesso === '0' ? 'Uomo' : 'Donna',
      persona.data_nascita ? formatDay(persona.data_nascita) : '',
      place ?? '',
      using.hides?.includes('professione') ? '' : worded(saved.profession, using.lists.professione),
    ].filter(Boolean),
    missing: missingOfPerson(saved, user, using.hides, using),
    contractor: chosen(saved.id, 'fisica', { persona }),
  };
}

function companyRecord(saved: SavedCompany, user: User, using: ReadWith): SavedRecord {
  const referent = `${saved.referent_first_name} ${saved.referent_last_name}`.trim();
  return {
    id: saved.id,
    title: saved.legal_name || saved.name || 'Senza nome',
    name: saved.legal_name,
    details: [saved.vat && `P. IVA ${saved.vat}`, referent && `Referente ${referent}`].filter(
      Boolean,
    ),
    missing: missingOfCompany(saved, user, using.hides, using),
    contractor: chosen(saved.id, 'giuridica', { azienda: companyOfSaved(saved, user) }),
  };
}

function chosen(id: string, type: ContractorType, answers: Partial<Contractor>): Contractor {
  return { ...emptyContractor([type]), selectPeopleId: id, ...answers };
}

/** How the account is reached stands in for a person's own only where that is asked: nobody would see it. */
function reachedAs({ email, phone }: User, hides: ReadWith['hides'] = []) {
  return {
    email: hides.includes('email') ? '' : email,
    phone: hides.includes('cellulare') ? '' : phone,
  };
}

const worded = (id: string, options: readonly Option[] = []) =>
  options.find((option) => option.id === id)?.value ?? '';
