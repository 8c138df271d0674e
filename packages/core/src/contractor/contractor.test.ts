import { describe, expect, it } from 'vitest';
import { initialValues } from '../answers/initial-values.ts';
import { company } from './company.ts';
import { chosenType, contractorValues, emptyContractor, personOf } from './contractor.ts';
import { keptContractor } from './kept-contractor.ts';
import { giulia, giuliaAsks, rossi, rossiAsks } from './people.fixture.ts';
import { person } from './person.ts';

const both = ['giuridica', 'fisica'] as const;

describe('whoever asks', () => {
  it('is at first neither a person nor a company where the line takes both', () => {
    expect(emptyContractor(both)).toEqual({
      tipoPersona: null,
      selectPeopleId: null,
    });
  });

  it('is of the only type that a line takes', () => {
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

  it('loses every answer and the saved record with another type', () => {
    const chosen = { ...giuliaAsks, selectPeopleId: '7' };
    expect(chosenType(chosen, 'giuridica')).toEqual(emptyContractor(['giuridica']));
    expect(chosenType(rossiAsks, 'fisica')).toEqual(emptyContractor(['fisica']));
  });

  it('keeps the answers when the same type is chosen again', () => {
    expect(chosenType(rossiAsks, 'giuridica')).toBe(rossiAsks);
  });

  it('is reached as a person, or through the referent of the company', () => {
    expect(contractorValues(rossiAsks)).toBe(rossi);
    expect(contractorValues(giuliaAsks)).toBe(giulia);
    expect(contractorValues(emptyContractor(both))).toMatchObject({ email: '', cellulare: '' });
  });

  it('hands nothing of a person over to a product where it is a company', () => {
    expect(personOf(giuliaAsks)).toBe(giulia);
    expect(personOf(rossiAsks)).toEqual(initialValues(person));
  });
});

describe('a contractor that was kept', () => {
  it.each([
    ['Giulia', giuliaAsks],
    ['Rossi & Figli', rossiAsks],
    ['a saved record', { ...giuliaAsks, selectPeopleId: '7' }],
    ['nobody yet', emptyContractor(both)],
  ])('comes back as it was: %s', (_, contractor) => {
    expect(keptContractor(both, JSON.parse(JSON.stringify(contractor)))).toEqual(contractor);
  });

  it('is of a type that the line takes, whatever was kept', () => {
    expect(keptContractor(['fisica'], { ...rossiAsks }).tipoPersona).toBe('fisica');
    expect(keptContractor(both, { tipoPersona: 'altro' }).tipoPersona).toBeNull();
  });

  it('has the answers that were kept of a person, also where nobody said that it is one', () => {
    const { tipoPersona: _, ...untyped } = giuliaAsks;
    expect(keptContractor(['fisica'], untyped)).toEqual(giuliaAsks);
  });

  it.each([
    [{}],
    [{ persona: 7, azienda: null, selectPeopleId: {} }],
    [{ persona: { nome: 7 }, azienda: { pIva: [], indirizzoResidenza_SedeLegale: 'Via Roma' } }],
    [{ nome: 'Giulia', cognome: 'Ferri' }],
  ])('is empty where %j was kept', (kept) => {
    expect(keptContractor(both, kept)).toEqual(emptyContractor(both));
    const person = { ...kept, tipoPersona: 'fisica' };
    expect(keptContractor(both, person)).toEqual(emptyContractor(['fisica']));
  });
});
