import { describe, expect, it } from 'vitest';
import { check } from '../check/check.ts';
import { remoteQuestions } from '../check/remote-questions.ts';
import { company } from './company.ts';
import { type Contractor, emptyContractor } from './contractor.ts';
import { type CompanyPayload, contractorFromWire, contractorToWire } from './payload.ts';
import { giuliaAsks, lists, rossiAsks, today } from './people.fixture.ts';
import { contractorQuestions } from './questions.ts';

const body = { ...contractorToWire(rossiAsks) };
const failuresOf = (contractor: Contractor) => {
  const { table, values, keys } = contractorQuestions({ types: ['giuridica'] }, contractor);
  return check(table, values, { today, lists, keys });
};

describe('the payload of a company', () => {
  it('the payload of a company has exactly the keys of the specification', () => {
    expect(body).toEqual({
      nome: 'Giulia',
      cognome: 'Ferri',
      email: 'g.ferri@rossi.example',
      telefono: '3331234567',
      indirizzoResidenza_SedeLegale: 'VIA ROMA, 12/A, 20121 MILANO (MI), ITALIA',
      nomeAzienda: 'Rossi & Figli',
      pIva: '12345678903',
      ragionSociale: 'Rossi & Figli S.r.l.',
    });
  });

  it('the payload of a company has no spaces around the typed texts', () => {
    const { azienda } = rossiAsks;
    const spaced = {
      ...azienda,
      nomeAzienda: ' ACI ',
      ragioneSociale: 'ACI S.p.A. ',
      nome: ' Al ',
    };
    expect(contractorToWire({ ...rossiAsks, azienda: spaced })).toMatchObject({
      nomeAzienda: 'ACI',
      ragionSociale: 'ACI S.p.A.',
      nome: 'Al',
    });
  });
});

describe('a company whose name, number and email were pasted', () => {
  const { azienda } = rossiAsks;
  const pasted = {
    ...azienda,
    ragioneSociale: 'Rossi\u00a0&\u00a0Figli S.r.l.\u200b',
    pIva: '\u202a12345678903\u202c',
    nome: 'Anna\u00a0Maria',
    email: '\ufeffg.ferri@rossi.example\u200b',
    cellulare: '\u202a333 123 4567\u202c',
    indirizzoResidenza_SedeLegale: {
      ...azienda.indirizzoResidenza_SedeLegale,
      street: 'Via\u00a0Roma\u200e',
      street_number: '12/A\u200b',
      zip: '\u200e20121',
      city: 'MILANO\u00a0(MI)\u200b',
    },
  };

  it('the payload of a company has no invisible characters from pasted texts', () => {
    const asks = { ...rossiAsks, azienda: pasted };
    expect(failuresOf(asks)).toEqual([]);
    expect(contractorToWire(asks)).toEqual({ ...body, nome: 'Anna Maria' });
  });

  it('the server accepts texts with invisible characters from another client, and removes the characters', () => {
    const { values } = contractorFromWire({
      ...body,
      ragionSociale: pasted.ragioneSociale,
      email: pasted.email,
      telefono: pasted.cellulare,
    });
    expect(failuresOf(values)).toEqual([]);
    expect(contractorToWire(values)).toEqual(body);
  });

  it('the remote checks get pasted texts as the payload contains them, without invisible characters', () => {
    const contents = remoteQuestions(company, pasted).map(({ content }) => content);
    const { nomeAzienda, pIva, cognome, email, telefono } = body as CompanyPayload;
    expect(contents).toEqual([nomeAzienda, pIva, 'Anna Maria', cognome, email, telefono]);
  });
});

describe('the payload of a contractor', () => {
  it('the payload has a birth date for a person, or a VAT number for a company', () => {
    expect(contractorToWire(giuliaAsks)).toHaveProperty('dataNascita', '1985-03-27');
    expect(contractorToWire(giuliaAsks)).not.toHaveProperty('pIva');
    expect(body).not.toHaveProperty('dataNascita');
  });

  it('the payload omits answers of a saved record that the line does not ask', () => {
    const hides = ['email', 'cellulare', 'professione'] as const;
    const hidden = { email: '', telefono: '', professione: null };
    expect(contractorToWire(giuliaAsks, hides)).toMatchObject({ ...hidden, nome: 'Giulia' });
    expect(contractorToWire(rossiAsks, hides)).toMatchObject({ email: '', telefono: '' });
    expect(contractorToWire(rossiAsks, hides)).not.toHaveProperty('professione');
  });
});

describe('contractorFromWire', () => {
  it('contractorFromWire reads a company when the body has a legal name', () => {
    const { values, problems } = contractorFromWire(JSON.parse(JSON.stringify(body)));
    expect(problems).toEqual([]);
    expect(values).toMatchObject({ tipoPersona: 'giuridica', selectPeopleId: null });
    expect(failuresOf(values)).toEqual([]);
    expect(contractorToWire(values)).toEqual(body);
  });

  it('contractorFromWire reads a company when the legal name is empty', () => {
    const { values } = contractorFromWire({ ...body, ragionSociale: '' });
    expect(failuresOf(values)).toMatchObject([{ code: 'CONTRACTOR_COMPANY_LEGAL_NAME' }]);
  });

  it('contractorFromWire reads a person when the body has no legal name', () => {
    const sent = { ...contractorToWire(giuliaAsks) };
    expect(contractorFromWire(sent)).toMatchObject({
      values: { tipoPersona: 'fisica', persona: { nome: 'Giulia' } },
      problems: [],
    });
    expect(contractorFromWire({}).values).toEqual(emptyContractor(['fisica']));
  });

  it('contractorFromWire reports keys that a person or a company does not have', () => {
    const unknown = (key: string) => [{ key, reason: 'unknown' }];
    expect(contractorFromWire({ ...body, sesso: 1 }).problems).toEqual(unknown('sesso'));
    const person = { ...contractorToWire(giuliaAsks), pIva: '12345678903' };
    expect(contractorFromWire(person).problems).toEqual(unknown('pIva'));
  });

  it.each([null, ''])(
    'contractorFromWire ignores the keys of the other type that hold %j',
    (none) => {
      const noCompany = { nomeAzienda: none, pIva: none, ragionSociale: none };
      const person = { ...contractorToWire(giuliaAsks) };
      expect(contractorFromWire({ ...person, ...noCompany })).toMatchObject({
        values: { tipoPersona: 'fisica', persona: { nome: 'Giulia' } },
        problems: [],
      });
      const noPerson = { sesso: none, dataNascita: none, professione: none };
      expect(contractorFromWire({ ...body, ...noPerson })).toMatchObject({
        values: { tipoPersona: 'giuridica' },
        problems: [],
      });
    },
  );

  it('contractorFromWire reads a VAT number and a phone number sent as numbers', () => {
    const sent = { ...body, pIva: 472451194, telefono: 3331234567 };
    const { values, problems } = contractorFromWire(sent);
    expect(problems).toEqual([]);
    expect(contractorToWire(values)).toEqual({ ...body, pIva: '00472451194' });
  });

  it.each(Object.keys(body))(
    'contractorFromWire reports the company key %s when it is not text',
    (key) => {
      const { problems } = contractorFromWire({ ...body, [key]: [7] });
      expect(problems).toEqual([{ key, reason: 'wrong' }]);
    },
  );
});
