import { describe, expect, it } from 'vitest';
import { initialValues } from '../answers/initial-values.ts';
import { company } from './company.ts';
import { chosenType, contractorValues, emptyContractor, personOf } from './contractor.ts';
import { keptContractor } from './kept-contractor.ts';
import { giulia, giuliaAsks, rossi, rossiAsks } from './people.fixture.ts';
import { person } from './person.ts';

const both = ['giuridica', 'fisica'] as const;

describe('a contractor', () => {
  it('a contractor starts without a type when the line accepts people and companies', () => {
    expect(emptyContractor(both)).toEqual({
      tipoPersona: null,
      selectPeopleId: null,
    });
  });

  it('a contractor starts with the only type that the line accepts', () => {
    const selectPeopleId = null;
    expect(emptyContractor(['fisica'])).toEqual({
      ...{ tipoPersona: 'fisica', selectPeopleId },
      persona: initialValues(person),
    });
    expect(emptyContractor(['giuridica'])).toEqual({
      ...{ tipoPersona: 'giuridica', selectPeopleId },
      azienda: initialValues(company),
    });
  });

  it('a contractor loses every answer and the saved record when the type changes', () => {
    const chosen = { ...giuliaAsks, selectPeopleId: '7' };
    expect(chosenType(chosen, 'giuridica')).toEqual(emptyContractor(['giuridica']));
    expect(chosenType(rossiAsks, 'fisica')).toEqual(emptyContractor(['fisica']));
  });

  it('a contractor keeps the answers when the same type is chosen again', () => {
    expect(chosenType(rossiAsks, 'giuridica')).toBe(rossiAsks);
  });

  it('contractorValues returns the answers of the person or the company, or empty ones', () => {
    expect(contractorValues(rossiAsks)).toBe(rossi);
    expect(contractorValues(giuliaAsks)).toBe(giulia);
    expect(contractorValues(emptyContractor(both))).toMatchObject({ email: '', cellulare: '' });
  });

  it('personOf returns empty answers for a company', () => {
    expect(personOf(giuliaAsks)).toBe(giulia);
    expect(personOf(rossiAsks)).toEqual(initialValues(person));
  });
});

describe('a stored contractor', () => {
  it.each([
    ['Giulia', giuliaAsks],
    ['Rossi & Figli', rossiAsks],
    ['a saved record', { ...giuliaAsks, selectPeopleId: '7' }],
    ['nobody yet', emptyContractor(both)],
  ])('a stored contractor is restored unchanged: %s', (_, contractor) => {
    expect(keptContractor(both, JSON.parse(JSON.stringify(contractor)))).toEqual(contractor);
  });

  it('a stored contractor loses a type that the line does not accept', () => {
    expect(keptContractor(['fisica'], { ...rossiAsks }).tipoPersona).toBe('fisica');
    expect(keptContractor(both, { tipoPersona: 'altro' }).tipoPersona).toBeNull();
  });

  it('a stored person without a type is restored when the line accepts only people', () => {
    const { tipoPersona: _, ...untyped } = giuliaAsks;
    expect(keptContractor(['fisica'], untyped)).toEqual(giuliaAsks);
  });

  it.each([
    [{}],
    [{ persona: 7, azienda: null, selectPeopleId: {} }],
    [{ persona: { nome: 7 }, azienda: { pIva: [], indirizzoResidenza_SedeLegale: 'Via Roma' } }],
    [{ nome: 'Giulia', cognome: 'Ferri' }],
  ])('the restored contractor is empty when %j was stored', (kept) => {
    expect(keptContractor(both, kept)).toEqual(emptyContractor(both));
    const person = { ...kept, tipoPersona: 'fisica' };
    expect(keptContractor(both, person)).toEqual(emptyContractor(['fisica']));
  });
});
