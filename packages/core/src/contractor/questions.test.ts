import { describe, expect, it } from 'vitest';
import { check } from '../check/check.ts';
import { company } from './company.ts';
import { emptyContractor } from './contractor.ts';
import { giuliaAsks, lists, rossiAsks, today } from './people.fixture.ts';
import { person } from './person.ts';
import { contractorQuestions, recordQuestions, withContractorValues } from './questions.ts';

const people = { types: ['fisica'] } as const;
const both = { types: ['fisica', 'giuridica'] } as const;

describe('page 1', () => {
  it('page 1 asks a person every question, in the order of the checks', () => {
    const { table, keys } = contractorQuestions(people, giuliaAsks);
    expect(table).toBe(person);
    expect(keys).toEqual([
      'nome',
      'cognome',
      'sesso',
      'data_nascita',
      'natoInItalia',
      'stato_nascita',
      'comune_nascita',
      'indirizzoResidenza_SedeLegale',
      'email',
      'cellulare',
      'professione',
    ]);
  });

  it('page 1 omits the questions that a line hides', () => {
    const hiding = { ...people, hides: ['professione', 'email'] } as const;
    const { keys } = contractorQuestions(hiding, giuliaAsks);
    expect(keys).not.toContain('professione');
    expect(keys).not.toContain('email');
    expect(keys).toContain('cellulare');
  });

  it('page 1 asks for the type first when the line accepts people and companies', () => {
    expect(contractorQuestions(both, emptyContractor(both.types)).keys).toEqual(['tipoPersona']);
    expect(contractorQuestions(both, giuliaAsks).keys.slice(0, 2)).toEqual(['tipoPersona', 'nome']);
    expect(contractorQuestions(both, rossiAsks).keys.slice(0, 2)).toEqual([
      'tipoPersona',
      'nomeAzienda',
    ]);
  });

  it('page 1 reports no error for a valid person and a valid company', () => {
    for (const contractor of [giuliaAsks, rossiAsks]) {
      const { table, keys, values } = contractorQuestions(both, contractor);
      expect(check(table, values, { today, lists, keys })).toEqual([]);
    }
  });

  it('page 1 asks for the type while it is unknown, even if the line accepts only people', () => {
    const { table, keys, values } = contractorQuestions(people, emptyContractor(both.types));
    expect(check(table, values, { today, lists, keys })).toMatchObject([
      { control: 'tipoPersona', code: 'CONTRACTOR_TIPO_PERSONA' },
    ]);
  });
});

it('the form of a saved record does not ask for the type', () => {
  expect(recordQuestions(both, rossiAsks).table).toBe(company);
  expect(recordQuestions(both, giuliaAsks).table).toBe(person);
});

it('withContractorValues assigns the answers to the person or the company', () => {
  const values = { tipoPersona: 'fisica', nome: 'Anna' };
  expect(withContractorValues(giuliaAsks, values)).toEqual({
    ...giuliaAsks,
    persona: { ...giuliaAsks.persona, nome: 'Anna' },
  });
  expect(withContractorValues(rossiAsks, values)).toEqual({
    ...rossiAsks,
    azienda: { ...rossiAsks.azienda, nome: 'Anna' },
  });
  const nobody = emptyContractor(both.types);
  expect(withContractorValues(nobody, values)).toBe(nobody);
});
