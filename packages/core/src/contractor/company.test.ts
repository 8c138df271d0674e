import { describe, expect, it } from 'vitest';
import { initialValues } from '../answers/initial-values.ts';
import { check } from '../check/check.ts';
import { remoteQuestions } from '../check/remote-questions.ts';
import { type Company, company } from './company.ts';
import { lists, rossi, today } from './people.fixture.ts';

const failures = (answers: Company, keys?: readonly string[]) =>
  check(company, answers, { today, lists, ...(keys && { keys }) });
/** What stands at the fields when Rossi & Figli answers one thing differently. */
const said = (change: Partial<Company>) =>
  failures({ ...rossi, ...change }).map(({ invalid }) => invalid);
const office = rossi.indirizzoResidenza_SedeLegale;
const notFound =
  'Indirizzo non trovato, ti preghiamo di inserirlo tramite il tasto "Compilazione manuale".';

describe('a company', () => {
  it('is right with its name, its numbers, its office and somebody to talk to', () => {
    expect(failures(rossi)).toEqual([]);
  });

  it('hears everything that is missing in the order of the checks, letter for letter', () => {
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

  it('is not asked for an email or a mobile where the line hides them', () => {
    const keys = Object.keys(company.fields).filter(
      (key) => key !== 'email' && key !== 'cellulare',
    );
    expect(failures({ ...rossi, email: '', cellulare: '' }, keys)).toEqual([]);
  });

  it('hears how to put things right', () => {
    expect(failures({ ...rossi, nomeAzienda: 'R1', pIva: '123' })).toMatchObject([
      { control: 'nomeAzienda', help: 'Almeno 3 caratteri' },
      { control: 'pIva', help: 'Controlla: servono 11 cifre' },
    ]);
  });

  it('asks whom to talk to under a title of its own', () => {
    expect(company.sections).toEqual([
      { title: 'Chi possiamo contattare?', fields: ['nome', 'cognome', 'email', 'cellulare'] },
    ]);
  });
});

describe('the name and the legal name of a company', () => {
  it.each(['3M Italia', 'Rossi & Figli S.r.l.', 'ACI', 'A'.repeat(100)])('may be %s', (name) => {
    expect(said({ nomeAzienda: name, ragioneSociale: name })).toEqual([]);
  });

  it('has no name that is the first line of a select', () => {
    expect(said({ nomeAzienda: 'Seleziona' })).toEqual(['Nome Azienda non valido']);
  });

  it.each(['', '  ', '3M', ' 3M ', 'A'.repeat(101)])('may not be %o', (name) => {
    expect(said({ nomeAzienda: name })).toEqual(['Nome Azienda non valido']);
    expect(said({ ragioneSociale: name })).toEqual(['Ragione sociale non valida']);
  });
});

describe('a VAT number', () => {
  it.each(['12345678903', 'IT12345678903', 'it 12345678903', '123 456 789 03'])(
    'may be written %s',
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
  ])('is refused when it is %s', (_, pIva) => {
    expect(said({ pIva })).toEqual(['Numero di Partita IVA non valido']);
  });
});

describe('the registered office', () => {
  it.each([
    ['no town', { city: 'MILANO' }, 'CONTRACTOR_CITY', 'Comune non valido'],
    ['no postal code', { zip: '2012' }, 'CONTRACTOR_ZIP', 'CAP non valido'],
    ['no street', { street: 'Roma' }, 'CONTRACTOR_STREET', 'Indirizzo non valido'],
    ['no house number', { street_number: 'A' }, 'CONTRACTOR_STREET_NUMBER', 'Civico non valido'],
  ])('is refused for %s', (_, change, code, invalid) => {
    const found = failures({ ...rossi, indirizzoResidenza_SedeLegale: { ...office, ...change } });
    expect(found).toMatchObject([{ code, invalid }]);
  });

  it('is no address while it does not look like one', () => {
    const search = { ...office, search: 'Roma', city: '', zip: '', street: '', street_number: '' };
    const typed = { ...search, is_manual_address: false };
    expect(said({ indirizzoResidenza_SedeLegale: typed })).toEqual(['Indirizzo non valido']);
  });
});

describe('who answers for a company', () => {
  it.each(['', 'G', 'Giulia2', 'G'.repeat(41)])('is not called %o', (name) => {
    expect(said({ nome: name })).toEqual(['Nome Referente non valido']);
    expect(said({ cognome: name })).toEqual(['Cognome Referente non valido']);
  });

  it('has an email of at most a hundred characters', () => {
    const email = (length: number) => `g@${'r'.repeat(50)}.${'s'.repeat(length - 56)}.it`;
    expect([email(100), email(101)].map(({ length }) => length)).toEqual([100, 101]);
    expect(said({ email: email(100) })).toEqual([]);
    expect(said({ email: email(101) })).toEqual(['Email Referente non valida']);
  });

  it.each(['', 'giulia', 'giulia@rossi', 'giulia@rossi.i'])('has no email like %o', (email) => {
    expect(said({ email })).toEqual(['Email Referente non valida']);
  });

  it.each(['', '333 12345', '33312345678'])('has no phone like %o', (cellulare) => {
    expect(said({ cellulare })).toEqual(['Cellulare Referente non valido']);
  });
});

describe('what the quote service is asked about a company', () => {
  const asked = (key: keyof Company, answer: string) =>
    remoteQuestions(company, { ...rossi, [key]: answer }, [key]);

  it.each([
    ['nomeAzienda', ' Rossi & Figli ', 'company', 'Rossi & Figli'],
    ['pIva', 'IT 12345678903', 'piva', '12345678903'],
    ['nome', 'Giulia ', 'names', 'Giulia'],
    ['cognome', 'Ferri', 'names', 'Ferri'],
    ['email', ' giulia@example.it', 'email', 'giulia@example.it'],
    ['cellulare', '+39 333 1234567', 'phone', '3331234567'],
  ] as const)('is its %s %o, without what only the eye needs', (key, answer, what, content) => {
    expect(asked(key, answer)).toMatchObject([{ what, content }]);
  });
});
