import { describe, expect, it } from 'vitest';
import { initialValues } from '../answers/initial-values.ts';
import { check } from '../check/check.ts';
import { remoteQuestions } from '../check/remote-questions.ts';
import { type Company, company } from './company.ts';
import { lists, rossi, today } from './people.fixture.ts';

const failures = (answers: Company, keys?: readonly string[]) =>
  check(company, answers, { today, lists, ...(keys && { keys }) });
/** Returns the field errors of Rossi & Figli after one changed answer. */
const said = (change: Partial<Company>) =>
  failures({ ...rossi, ...change }).map(({ invalid }) => invalid);
const office = rossi.indirizzoResidenza_SedeLegale;
const notFound =
  'Indirizzo non trovato, ti preghiamo di inserirlo tramite il tasto "Compilazione manuale".';

describe('a company', () => {
  it('a company is valid with its names, VAT number, office and referent', () => {
    expect(failures(rossi)).toEqual([]);
  });

  it('a company without answers gets every error in the order of the checks', () => {
    const nothing = failures(initialValues(company));
    expect(nothing.map(({ field, code, invalid }) => [field, code, invalid])).toEqual([
      ['nomeAzienda', 'CONTRACTOR_COMPANY_NAME', 'Nome Azienda non valido'],
      ['pIva', 'CONTRACTOR_COMPANY_VAT', 'Numero di Partita IVA non valido'],
      ['ragioneSociale', 'CONTRACTOR_COMPANY_LEGAL_NAME', 'Ragione sociale non valida'],
      ['indirizzoResidenza_SedeLegale', 'CONTRACTOR_ADDRESS_NOT_FOUND', notFound],
      ['nome', 'CONTRACTOR_NAME', 'Nome Referente non valido'],
      ['cognome', 'CONTRACTOR_SURNAME', 'Cognome Referente non valido'],
      ['email', 'CONTRACTOR_EMAIL', 'Email Referente non valida'],
      ['cellulare', 'CONTRACTOR_PHONE', 'Cellulare Referente non valido'],
    ]);
    for (const { invalid, error } of nothing) expect(error).toBe(invalid);
  });

  it('a company is valid without an email and a mobile number when the line hides them', () => {
    const keys = Object.keys(company.fields).filter(
      (key) => key !== 'email' && key !== 'cellulare',
    );
    expect(failures({ ...rossi, email: '', cellulare: '' }, keys)).toEqual([]);
  });

  it('each error of a company comes with a help text', () => {
    expect(failures({ ...rossi, nomeAzienda: 'R1', pIva: '123' })).toMatchObject([
      { control: 'nomeAzienda', help: 'Almeno 3 caratteri' },
      { control: 'pIva', help: 'Controlla: servono 11 cifre' },
    ]);
  });

  it("the company's form lists the referent's questions in a separate section", () => {
    expect(company.sections).toEqual([
      { title: 'Chi possiamo contattare?', fields: ['nome', 'cognome', 'email', 'cellulare'] },
    ]);
  });
});

describe('the name and the legal name of a company', () => {
  it.each(['3M Italia', 'Rossi & Figli S.r.l.', 'ACI', 'A'.repeat(100)])(
    'the name and the legal name of a company may be %s',
    (name) => {
      expect(said({ nomeAzienda: name, ragioneSociale: name })).toEqual([]);
    },
  );

  it('the name of a company may not be the placeholder of a select', () => {
    expect(said({ nomeAzienda: 'Seleziona' })).toEqual(['Nome Azienda non valido']);
  });

  it.each(['', '  ', '3M', ' 3M ', 'A'.repeat(101)])(
    'the name and the legal name of a company may not be %o',
    (name) => {
      expect(said({ nomeAzienda: name })).toEqual(['Nome Azienda non valido']);
      expect(said({ ragioneSociale: name })).toEqual(['Ragione sociale non valida']);
    },
  );
});

describe('a VAT number', () => {
  it.each(['12345678903', 'IT12345678903', 'it 12345678903', '123 456 789 03'])(
    'the VAT number may be written %s',
    (pIva) => {
      expect(said({ pIva })).toEqual([]);
    },
  );

  it.each([
    ['nothing', ''],
    ['a digit short', '1234567890'],
    ['a digit long', '123456789030'],
    ['with the check digit of another', '12345678904'],
    ['of another country', 'FR12345678903'],
    ['a fiscal code', 'FRRGLI85C67F205X'],
  ])('the VAT number is rejected when it is %s', (_, pIva) => {
    expect(said({ pIva })).toEqual(['Numero di Partita IVA non valido']);
  });
});

describe('the registered office', () => {
  it.each([
    ['no town', { city: 'MILANO' }, 'CONTRACTOR_CITY', 'Comune non valido'],
    ['no postal code', { zip: '2012' }, 'CONTRACTOR_ZIP', 'CAP non valido'],
    ['no street', { street: 'Roma' }, 'CONTRACTOR_STREET', 'Indirizzo non valido'],
    ['no house number', { street_number: 'A' }, 'CONTRACTOR_STREET_NUMBER', 'Civico non valido'],
  ])('the registered office is rejected when it has %s', (_, change, code, invalid) => {
    const found = failures({ ...rossi, indirizzoResidenza_SedeLegale: { ...office, ...change } });
    expect(found).toMatchObject([{ code, invalid }]);
  });

  it('the registered office is invalid when the text does not look like an address', () => {
    const search = { ...office, search: 'Roma', city: '', zip: '', street: '', street_number: '' };
    const typed = { ...search, is_manual_address: false };
    expect(said({ indirizzoResidenza_SedeLegale: typed })).toEqual(['Indirizzo non valido']);
  });
});

describe('the referent of a company', () => {
  it.each(['', 'G', 'Giulia2', 'G'.repeat(41)])(
    'the referent of a company may not have the name %o',
    (name) => {
      expect(said({ nome: name })).toEqual(['Nome Referente non valido']);
      expect(said({ cognome: name })).toEqual(['Cognome Referente non valido']);
    },
  );

  it('the referent of a company has an email of at most 100 characters', () => {
    const email = (length: number) => `g@${'r'.repeat(50)}.${'s'.repeat(length - 56)}.it`;
    expect([email(100), email(101)].map(({ length }) => length)).toEqual([100, 101]);
    expect(said({ email: email(100) })).toEqual([]);
    expect(said({ email: email(101) })).toEqual(['Email Referente non valida']);
  });

  it.each(['', 'giulia', 'giulia@rossi', 'giulia@rossi.i'])(
    'the referent of a company may not have the email %o',
    (email) => {
      expect(said({ email })).toEqual(['Email Referente non valida']);
    },
  );

  it.each(['', '333 12345', '33312345678'])(
    'the referent of a company may not have the phone number %o',
    (cellulare) => {
      expect(said({ cellulare })).toEqual(['Cellulare Referente non valido']);
    },
  );
});

describe('the remote questions about a company', () => {
  const asked = (key: keyof Company, answer: string) =>
    remoteQuestions(company, { ...rossi, [key]: answer }, [key]);

  it.each([
    ['nomeAzienda', ' Rossi & Figli ', 'company', 'Rossi & Figli'],
    ['pIva', 'IT 12345678903', 'piva', '12345678903'],
    ['nome', 'Giulia ', 'names', 'Giulia'],
    ['cognome', 'Ferri', 'names', 'Ferri'],
    ['email', ' giulia@example.it', 'email', 'giulia@example.it'],
    ['cellulare', '+39 333 1234567', 'phone', '3331234567'],
  ] as const)(
    'the remote questions about a company send its %s %o normalised',
    (key, answer, what, content) => {
      expect(asked(key, answer)).toMatchObject([{ what, content }]);
    },
  );
});
