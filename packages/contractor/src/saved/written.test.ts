import type { Person } from '@preventivo/core';
import { account, giuliaWith, rossiAsks, savedGiulia } from '@preventivo/fixtures/people';
import { describe, expect, it } from 'vitest';
import { recordOfWritten } from './written.ts';

const moved = (change: Partial<Person> = {}) =>
  recordOfWritten(account, giuliaWith({ cellulare: '347 0000000', ...change }));

describe('matching of the data typed before the login', () => {
  it("typed data match the account's record with the same name and birth date, regardless of case", () => {
    expect(moved({ nome: ' giulia', cognome: 'FERRI' })).toMatchObject({
      id: 'p-1',
      // The record keeps its saved name, because a saved name cannot be changed.
      contractor: { persona: { nome: 'Giulia', cognome: 'Ferri', cellulare: '347 0000000' } },
    });
  });

  it('a record that matches the typed data keeps its values for questions that the user left empty', () => {
    const { contractor } = moved({ professione: null, email: '' });
    expect(contractor).toMatchObject({
      persona: { professione: savedGiulia.profession, email: savedGiulia.email },
    });
  });

  it.each<[string, Partial<Person>]>([
    ['of another birth date', { data_nascita: '1985-03-28' }],
    ['called otherwise', { nome: 'Giuliana' }],
  ])('typed data for a person %s become a new record', (_, change) => {
    expect(moved(change).id).toBeUndefined();
  });

  it('typed data match a record by name alone if the data or the record have no birth date', () => {
    expect(moved({ data_nascita: null }).id).toBe('p-1');
    const registered = { ...account, people: [{ ...savedGiulia, dateOfBirth: '' }] };
    expect(recordOfWritten(registered, giuliaWith({}))).toMatchObject({
      id: 'p-1',
      contractor: { persona: { data_nascita: '1985-03-27' } },
    });
  });

  it('typed data match the company with the same VAT number', () => {
    const [known] = account.companies;
    const ferri = { ...rossiAsks, azienda: { ...rossiAsks.azienda, pIva: `IT ${known?.vat}` } };
    expect(recordOfWritten(account, ferri).id).toBe(known?.id);
    expect(recordOfWritten(account, rossiAsks).id).toBeUndefined();
    const unwritten = { ...rossiAsks, azienda: { ...rossiAsks.azienda, pIva: '' } };
    const nameless = { ...account, companies: [{ ...known, vat: '' } as never] };
    expect(recordOfWritten(nameless, unwritten).id).toBeUndefined();
  });
});
