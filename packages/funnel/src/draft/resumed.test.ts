import { type CompanyContractor, emptyContractor } from '@preventivo/core';
import { giuliaAsks } from '@preventivo/fixtures/people';
import { describe, expect, it } from 'vitest';
import { resumed } from './kept-state.ts';

const nobody = emptyContractor(['fisica', 'giuridica']);
const person = emptyContractor(['fisica']);
const company = emptyContractor(['giuridica']);
const rossi: CompanyContractor = {
  ...company,
  azienda: { ...company.azienda, nomeAzienda: 'Rossi & Figli', pIva: '12345678903' },
};

describe('resumed', () => {
  it("returns the draft's contractor if the page has no input yet", () => {
    expect(resumed(giuliaAsks, nobody)).toEqual(giuliaAsks);
    expect(resumed(rossi, nobody)).toEqual(rossi);
    expect(resumed({ ...giuliaAsks, selectPeopleId: '7' }, person)).toMatchObject({
      selectPeopleId: '7',
    });
  });

  it('merges input for a company over the draft', () => {
    const typed = { ...company, azienda: { ...company.azienda, nomeAzienda: 'Rossi S.r.l.' } };
    expect(resumed(rossi, typed)).toMatchObject({
      azienda: { nomeAzienda: 'Rossi S.r.l.', pIva: '12345678903' },
    });
  });

  it('merges input for a person over the draft', () => {
    const persona = { ...person.persona, nome: 'Giulietta', cognome: 'Ferro' };
    expect(resumed(giuliaAsks, { ...person, persona })).toMatchObject({
      persona: { nome: 'Giulietta', cognome: 'Ferro', email: giuliaAsks.persona.email },
    });
  });

  it('clears the Italian birthplace if the visitor has chosen to be born abroad', () => {
    expect(giuliaAsks.persona.comune_nascita).not.toBe('');
    expect(
      resumed(giuliaAsks, {
        ...person,
        persona: { ...person.persona, natoInItalia: false },
      }),
    ).toMatchObject({
      persona: { natoInItalia: false, comune_nascita: '' },
    });
  });

  it("returns the newly chosen contractor type, without the draft's data of the other type", () => {
    expect(resumed(rossi, person)).toEqual(person);
    expect(resumed(giuliaAsks, company)).toEqual(company);
  });
});
