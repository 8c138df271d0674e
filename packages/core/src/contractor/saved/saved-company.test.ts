import { describe, expect, it } from 'vitest';
import { check } from '../../check/check.ts';
import { savedCompany } from '../../http/saved-company.ts';
import { company } from '../company.ts';
import { savedFerri, today } from '../people.fixture.ts';
import { companyOfSaved } from './from-saved.ts';
import { savedOfCompany } from './to-saved.ts';

/** The account that owns the records. */
const account = { email: 'conto@example.it', phone: '3209998877' };

const ferri = companyOfSaved(savedFerri, account);

describe('a saved company in the form', () => {
  it('a saved company has the answers of the record, with its office split into parts', () => {
    expect(ferri).toEqual({
      nomeAzienda: 'Ferri Serramenti',
      pIva: '00743110157',
      ragioneSociale: 'Ferri Serramenti S.r.l.',
      indirizzoResidenza_SedeLegale: {
        search: 'VIA GARIBALDI, 5, 20121 MILANO (MI), ITALIA',
        street: 'VIA GARIBALDI',
        street_number: '5',
        zip: '20121',
        city: 'MILANO (MI)',
        is_manual_address: true,
      },
      nome: 'Giulia',
      cognome: 'Ferri',
      email: 'giulia.ferri@example.it',
      cellulare: '3331234567',
    });
    expect(check(company, ferri, { today, lists: {} })).toEqual([]);
  });

  it('a record without an email and a phone has those of the account', () => {
    const quiet = { ...savedFerri, referent_email: '', referent_phone: '' };
    expect(companyOfSaved(quiet, account)).toMatchObject({
      email: 'conto@example.it',
      cellulare: '3209998877',
    });
  });

  it('a registered office in free text goes into the search box', () => {
    const loose = { ...savedFerri, registered_office_address: 'Via Garibaldi 5, Roma' };
    expect(companyOfSaved(loose, account).indirizzoResidenza_SedeLegale).toMatchObject({
      search: 'Via Garibaldi 5, Roma',
      street: '',
      is_manual_address: false,
    });
  });
});

describe("a company's record", () => {
  it("a company's record round-trips through the form", () => {
    expect(savedCompany(savedOfCompany(ferri, 'c-1'))).toEqual(savedFerri);
  });

  it("a company's record has no id while it is new", () => {
    expect(Object.keys(savedOfCompany(ferri))).not.toContain('id');
  });

  it("a company's record has a VAT number of digits and a bare phone number", () => {
    const typed = { ...ferri, pIva: 'IT 00743110157', cellulare: '+39 333 123 4567' };
    expect(savedOfCompany(typed)).toMatchObject({
      vat: '00743110157',
      referent_phone: '3331234567',
    });
  });
});
