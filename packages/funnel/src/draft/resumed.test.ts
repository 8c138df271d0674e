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

describe('a visitor who goes on', () => {
  it('is who the draft says where nothing was typed since', () => {
    expect(resumed(giuliaAsks, nobody)).toEqual(giuliaAsks);
    expect(resumed(rossi, nobody)).toEqual(rossi);
    expect(resumed({ ...giuliaAsks, selectPeopleId: '7' }, person)).toMatchObject({
      selectPeopleId: '7',
    });
  });

  it('finds what was typed since on top of the draft', () => {
    const typed = { ...company, azienda: { ...company.azienda, nomeAzienda: 'Rossi S.r.l.' } };
    expect(resumed(rossi, typed)).toMatchObject({
      azienda: { nomeAzienda: 'Rossi S.r.l.', pIva: '12345678903' },
    });
  });

  it('finds what a person typed on top of the draft', () => {
    const persona = { ...person.persona, nome: 'Giulietta', cognome: 'Ferro' };
    expect(resumed(giuliaAsks, { ...person, persona })).toMatchObject({
      persona: { nome: 'Giulietta', cognome: 'Ferro', email: giuliaAsks.persona.email },
    });
  });

  it('who has said meanwhile to be born abroad has no birthplace in Italy any more', () => {
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

  it('is of the type that was chosen since, and nothing of another draft is left', () => {
    expect(resumed(rossi, person)).toEqual(person);
    expect(resumed(giuliaAsks, company)).toEqual(company);
  });
});
