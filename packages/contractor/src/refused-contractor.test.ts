import {
  type CompanyContractor,
  type Contractor,
  contractorQuestions,
  createTranslator,
  emptyContractor,
  type PersonContractor,
  type Profile,
  person as personTable,
  type ServerRefusal,
  withContractorTables,
} from '@preventivo/core';
import { describe, expect, it } from 'vitest';
import { contractorSentence, refusedContractor } from './refused-contractor.ts';

const address = 'indirizzoResidenza_SedeLegale';
const home = {
  search: '',
  street: 'Via Roma',
  street_number: '12/A',
  zip: '20121',
  city: 'MILANO (MI)',
  is_manual_address: false,
};
const profile: Profile['contractor'] = { types: ['fisica', 'giuridica'] };
const person = emptyContractor(['fisica']);
const born: PersonContractor = {
  ...person,
  persona: { ...person.persona, natoInItalia: true, [address]: home },
};
const abroad: PersonContractor = { ...born, persona: { ...born.persona, natoInItalia: false } };
const blank = emptyContractor(['giuridica']);
const company: CompanyContractor = { ...blank, azienda: { ...blank.azienda, [address]: home } };
const chosen: Contractor = { ...born, selectPeopleId: 'p-1' };

const refused = (contractor: Contractor, refusal: ServerRefusal, of = profile) =>
  refusedContractor(of, contractor, refusal);
const names = (contractor: Contractor, code: string) =>
  refused(contractor, { code }).map(({ control }) => control);

describe('error code about a person', () => {
  // The error codes of docs/rules/contractor.md#codes.
  it.each([
    ['CONTRACTOR_TIPO_PERSONA', 'tipoPersona', 'tipoPersona', 'Selezionare un valore'],
    ['CONTRACTOR_NAME', 'nome', 'nome', 'Nome non valido'],
    ['CONTRACTOR_SURNAME', 'cognome', 'cognome', 'Cognome non valido'],
    ['CONTRACTOR_GENDER', 'sesso', 'sesso', 'Selezionare il sesso'],
    [
      'CONTRACTOR_BIRTHDATE',
      'data_nascita',
      'data_nascita',
      'Data di nascita non valida (deve essere maggiorenne)',
    ],
    [
      'CONTRACTOR_BORN_IN_ITALY',
      'natoInItalia',
      'natoInItalia',
      'Indicare se è nato in Italia o al estero',
    ],
    [
      'CONTRACTOR_CITY_OF_BIRTH',
      'comune_nascita',
      'comune_nascita',
      'Comune di nascita non valido',
    ],
    ['CONTRACTOR_ADDRESS', address, address, 'Indirizzo non valido'],
    [
      'CONTRACTOR_ADDRESS_NOT_FOUND',
      address,
      address,
      'Indirizzo non trovato, ti preghiamo di inserirlo tramite il tasto "Compilazione manuale".',
    ],
    ['CONTRACTOR_CITY', address, 'city', 'Comune non valido'],
    ['CONTRACTOR_ZIP', address, 'zip', 'CAP non valido'],
    ['CONTRACTOR_STREET', address, 'street', 'Indirizzo non valido'],
    ['CONTRACTOR_STREET_NUMBER', address, 'street_number', 'Civico non valido'],
    ['CONTRACTOR_EMAIL', 'email', 'email', 'Email non valida'],
    ['CONTRACTOR_PHONE', 'cellulare', 'cellulare', 'Cellulare non valido'],
    [
      'CONTRACTOR_PROFESSION',
      'professione',
      'professione',
      'Selezionare un valore per il campo "Professione"',
    ],
    [
      'PROFESSIONE',
      'professione',
      'professione',
      'Selezionare un valore per il campo "Professione"',
    ],
  ])(
    'the error code %s marks its field, with a message on how to correct it',
    (code, field, control, error) => {
      expect(refused(born, { code })).toEqual([
        {
          ...{ field, control, code, error },
          invalid: 'Valore non valido',
          group: { code, error: 'Alcuni valori del contraente non sono validi' },
        },
      ]);
    },
  );

  it('an error code marks a field that is visible: the country if the person was born abroad, or the search box of the address', () => {
    expect(names(abroad, 'CONTRACTOR_COUNTRY_OF_BIRTH')).toEqual(['stato_nascita']);
    expect(names(abroad, 'CONTRACTOR_CITY_OF_BIRTH')).toEqual([]);
    expect(names(person, 'CONTRACTOR_ZIP')).toEqual([address]);
    expect(names(born, 'CONTRACTOR_COMPANY_VAT')).toEqual([]);
    expect(names(born, 'CONTRACTOR_SELECTION')).toEqual([]);
    const hiding = { types: ['fisica'], hides: ['email'] } as const;
    expect(refused(born, { code: 'CONTRACTOR_EMAIL' }, hiding)).toEqual([]);
  });

  it.each(['CONTRACTOR', 'DATA_INIZIO', '', 'constructor'])(
    'the error code %j does not belong to page 1 and marks no field',
    (code) => {
      expect(refused(born, { code })).toEqual([]);
    },
  );

  it("if the server's response contains a field and a message, they override those of the error code", () => {
    const told = { code: 'BLOCKED', field: 'email', message: 'Questa email è bloccata' };
    expect(refused(born, told)).toMatchObject([
      { control: 'email', code: 'BLOCKED', error: 'Questa email è bloccata' },
    ]);
  });
});

describe('error code about a company', () => {
  it.each([
    ['CONTRACTOR_COMPANY_NAME', 'nomeAzienda', 'Nome Azienda non valido'],
    ['CONTRACTOR_COMPANY_VAT', 'pIva', 'Numero di Partita IVA non valido'],
    ['CONTRACTOR_COMPANY_LEGAL_NAME', 'ragioneSociale', 'Ragione sociale non valida'],
  ])('for a company, the error code %s marks %s', (code, control, error) => {
    expect(refused(company, { code })).toMatchObject([{ control, error }]);
  });

  it.each([
    ['CONTRACTOR_NAME', 'nome'],
    ['CONTRACTOR_SURNAME', 'cognome'],
    ['CONTRACTOR_EMAIL', 'email'],
    ['CONTRACTOR_PHONE', 'cellulare'],
  ])('for a company, the error code %s marks a field of the contact person', (code, control) => {
    expect(names(company, code)).toEqual([control]);
  });
});

describe('error code listed by a question of page 1', () => {
  const blocked = 'Non possiamo scrivere a questo indirizzo email';
  const { email } = personTable.fields;
  const refusals = { EMAIL_BLOCCATA: blocked };
  const asking = withContractorTables(
    { types: ['fisica'] },
    { ...personTable, fields: { ...personTable.fields, email: { ...email, refusals } } },
  );
  const code = 'EMAIL_BLOCCATA';

  it("if a question lists an error code, that question is marked with its own message, not the server's", () => {
    const failure = {
      ...{ field: 'email', control: 'email', code, invalid: blocked, error: blocked },
      group: { code, error: 'Alcuni valori del contraente non sono validi' },
    };
    expect(refused(born, { code }, asking)).toEqual([failure]);
    expect(refused(born, { code, field: 'email', message: 'Blocked' }, asking)).toEqual([failure]);
  });

  it('if a question lists an error code and a saved record is chosen, the error shows at the list of records', () => {
    expect(refused(chosen, { code }, asking)).toMatchObject([
      { control: 'selectPeopleId', error: blocked, inside: { control: 'email' } },
    ]);
  });

  it('an error code that a question lists keeps its message even if the line hides the question', () => {
    const hiding: Profile['contractor'] = { ...asking, hides: ['email'] };
    expect(refused(born, { code }, hiding)).toEqual([]);
    const { table } = contractorQuestions(hiding, born);
    expect(contractorSentence(code, createTranslator({}), table)).toBe(
      `Alcuni valori del contraente non sono validi: ${blocked}`,
    );
    expect(contractorSentence('constructor', createTranslator({}), table)).toBeUndefined();
  });
});

describe('error code about a saved record', () => {
  it("an error about a saved record shows at the list of records, and its field is marked in the record's form", () => {
    expect(refused(chosen, { code: 'CONTRACTOR_STREET_NUMBER' })).toEqual([
      {
        field: 'selectPeopleId',
        control: 'selectPeopleId',
        code: 'CONTRACTOR_STREET_NUMBER',
        error: 'Civico non valido',
        invalid: 'Valore non valido',
        group: {
          code: 'CONTRACTOR_STREET_NUMBER',
          error: 'Alcuni valori del contraente non sono validi',
        },
        inside: { field: address, control: 'street_number' },
      },
    ]);
  });

  it('an error about the choice of a saved record asks the user to choose another', () => {
    const [failure] = refused(chosen, { code: 'CONTRACTOR_SELECTION' });
    expect(failure).toMatchObject({
      control: 'selectPeopleId',
      group: { error: 'Selezionare almeno un contraente' },
    });
    expect(failure).not.toHaveProperty('inside');
  });
});
