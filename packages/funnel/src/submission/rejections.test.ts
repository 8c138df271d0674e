import type { Failed, Failure, User } from '@preventivo/core';
import { noConsents } from '@preventivo/core/consents';
import { giuliaAsks } from '@preventivo/fixtures/people';
import { describe, expect, it } from 'vitest';
import type { LineState } from '../draft/line-state.ts';
import { club, sailor } from '../testing/club.fixture.ts';
import { aDayOut, outing } from '../testing/outing.fixture.ts';
import { rejectionAt, rejectionBy, type SentRequest } from './rejections.ts';
import type { RequestContext } from './request-body.ts';

const otherwise =
  'Impossibile salvare la richiesta di quotazione. Ti invitiamo a riprovare più tardi.';
const refused = (code?: string, message?: string, field?: string): Failed => ({
  ok: false,
  kind: 'refused',
  ...(code && { code }),
  ...(message && { message }),
  ...(field && { field }),
});
const given = { ...noConsents, ivass: true, cgu: true, generale: true };
const signed: RequestContext = { consents: given, openedAt: '2026-11-21T09:58:00.000Z' };
const state: LineState = { page: 3, contractor: giuliaAsks, product: aDayOut };
const sent: SentRequest = { line: outing, state, signed };
const clubSent: SentRequest = { ...sent, line: club, state: { ...state, product: sailor } };
const chosen = { ...giuliaAsks, selectPeopleId: 'p-1' };
const user: User = {
  ...{ id: 'u-1', name: 'Giulia', surname: 'Ferri', email: '', phone: '', sf_account_id: '' },
  ...{ userData: null, people: [], companies: [], vehicles: [], privacy: null },
};
const loggedIn: SentRequest = {
  line: outing,
  state: { ...state, contractor: chosen },
  signed: { ...signed, user },
};
const by = (failed: Failed, from = sent) => rejectionBy(from, failed, otherwise);
const email: Failure = {
  field: 'email',
  control: 'email',
  code: 'CONTRACTOR_EMAIL',
  invalid: 'Email non valida',
  error: 'Email non valida',
};
const failure: Failure = {
  field: 'giorno',
  control: 'giorno',
  code: 'GIORNO',
  invalid: 'Valore non valido',
  error: 'Indicare il giorno',
};

describe('a page that fails the last validation', () => {
  it("shows the message of its first failure, and is the target of the dialog's button", () => {
    expect(rejectionAt({ page: 2, failures: [failure] }, sent)).toEqual({
      kind: 'stopped',
      action: 'field',
      message: 'Indicare il giorno',
      page: 2,
      failures: [failure],
    });
  });

  it("shows the contractor's message if it is page 1", () => {
    expect(rejectionAt({ page: 1, failures: [email] }, sent)).toMatchObject({
      message: 'Alcuni valori del contraente non sono validi',
      detail: 'Email non valida',
      failures: [{ control: 'email' }],
    });
  });

  it('names the field of a selected record, or asks for a selection if there is none', () => {
    expect(rejectionAt({ page: 1, failures: [email] }, loggedIn)).toMatchObject({
      message: 'Alcuni valori del contraente non sono validi',
      detail: 'Email non valida',
      failures: [{ control: 'selectPeopleId', inside: { field: 'email', control: 'email' } }],
    });
    const nobody = { ...loggedIn, state };
    const choice = { ...email, field: 'selectPeopleId', control: 'selectPeopleId' };
    expect(rejectionAt({ page: 1, failures: [choice] }, nobody).message).toBe(
      'Selezionare almeno un contraente',
    );
  });
});

describe("a server's refusal", () => {
  it('a refusal of the contractor leads to the field on page 1', () => {
    expect(by(refused('CONTRACTOR_ZIP', 'CAP non valido'))).toMatchObject({
      action: 'field',
      page: 1,
      message: 'Alcuni valori del contraente non sono validi',
      failures: [{ control: 'zip', invalid: 'Valore non valido' }],
    });
  });

  it('a refusal of an answer leads to its page', () => {
    expect(by(refused('MEZZO'))).toMatchObject({
      action: 'field',
      page: 2,
      message: 'Indicare il mezzo',
      failures: [{ control: 'mezzo', invalid: 'Valore non valido' }],
    });
    expect(by(refused('PASTI'))).toMatchObject({ page: 3, failures: [{ control: 'pasti' }] });
  });

  it.each([
    ['a question inside a group', 'NOME_ISTRUTTORE', 2, 'istruttore', 'istruttore.nome'],
    ['a question about each of several', 'ESITO', 2, 'gare', 'gare.1.esito'],
    ['answers that do not fit together', 'CUORE', 2, 'corso', 'corso'],
    ['a question of the last page', 'SANO', 3, 'sano', 'sano'],
  ])('a refusal of %s leads to its field', (_, code, page, field, control) => {
    expect(by(refused(code), clubSent)).toMatchObject({
      action: 'field',
      page,
      failures: [{ field, control, code }],
    });
  });

  it("shows date limits from the server's message, and never a placeholder of the page's own text", () => {
    const said = 'Inserire una data tra 22/11/2026 e 21/12/2026';
    const insured = { ...sent, state: { ...state, product: { ...aDayOut, polizzaAttiva: true } } };
    expect(by(refused('SCADENZA_POLIZZA', said), insured)).toMatchObject({
      page: 2,
      message: said,
    });
    const stopped = by(refused('SCADENZA_POLIZZA'), insured);
    expect(stopped).toMatchObject({ message: 'Valore non valido', detail: 'Quando scade?' });
    expect(stopped.failures?.[0]?.invalid).toBe('Valore non valido');
  });

  it("shows the server's message if it has one", () => {
    expect(by(refused('UNAVAILABLE', 'Il servizio non è disponibile.'))).toEqual({
      kind: 'stopped',
      action: 'retry',
      message: 'Il servizio non è disponibile.',
      code: 'UNAVAILABLE',
    });
  });

  it("does not show the server's message if the refused question is hidden and the line has another language", () => {
    const english = { ...sent, line: { ...outing, language: 'en' } };
    const walker = { ...english, state: { ...state, product: { ...aDayOut, bambini: 0 } } };
    const message = 'Tutti devono avere almeno 3 anni';
    expect(by(refused('ETA_BAMBINI', message), walker).message).toBe("Indicare l'età");
    expect(by(refused('SQL_STATE', message), walker).message).toBe(message);
  });

  it('with a code that a question lists leads to that question, with the listed sentence', () => {
    const refusals = { MEZZO_RITIRATO: 'Questo mezzo non parte più' };
    const { mezzo } = outing.fields;
    const line = { ...outing, fields: { ...outing.fields, mezzo: { ...mezzo, refusals } } };
    const from = { ...sent, line };
    const failure = {
      ...{ field: 'mezzo', control: 'mezzo', code: 'MEZZO_RITIRATO' },
      ...{ invalid: refusals.MEZZO_RITIRATO, error: refusals.MEZZO_RITIRATO },
    };
    const led = { kind: 'stopped', action: 'field', page: 2, message: refusals.MEZZO_RITIRATO };
    expect(by(refused('MEZZO_RITIRATO'), from)).toEqual({ ...led, failures: [failure] });
    expect(by(refused('MEZZO_RITIRATO', 'Withdrawn', 'mezzo'), from)).toEqual({
      ...led,
      failures: [failure],
    });
  });

  it('with a code that a hidden question lists shows the listed sentence', () => {
    const { istruttore } = club.fields;
    const [nome] = Object.values(istruttore.table.fields);
    const refusals = { ISTRUTTORE_SOSPESO: "L'istruttore è sospeso" };
    const listing = { ...istruttore, table: { fields: { nome: { ...nome, refusals } } } };
    const line = {
      ...club,
      fields: { ...club.fields, istruttore: listing },
      applies: { istruttore: () => false },
    };
    expect(by(refused('ISTRUTTORE_SOSPESO'), { ...clubSent, line })).toEqual({
      kind: 'stopped',
      action: 'retry',
      message: "Indicare istruttore: L'istruttore è sospeso",
      code: 'ISTRUTTORE_SOSPESO',
    });
  });

  it('for a missing consent leads to the unticked mandatory consents, or to all of them if none is unticked', () => {
    const open = { ...sent, signed: { ...signed, consents: { ...given, cgu: false } } };
    expect(by(refused('PRIVACY'), open)).toMatchObject({
      action: 'field',
      message: 'Selezionare i campi obbligatori',
      page: 3,
      missing: ['cgu'],
      failures: [{ control: 'cgu', invalid: 'Consenso obbligatorio' }],
    });
    expect(by(refused('PRIVACY')).missing).toEqual(['ivass', 'cgu', 'generale']);
    expect(by(refused('PRIVACY'), loggedIn).missing).toEqual(['ivass']);
  });

  it('leads to the control that it names, even if its code belongs to another question', () => {
    const twice = {
      ...club,
      fields: { ...club.fields, sano: { ...club.fields.sano, code: 'CORSO' } },
    };
    const from = { ...clubSent, line: twice };
    expect(by(refused('CORSO'), from)).toMatchObject({ page: 2, failures: [{ control: 'corso' }] });
    expect(by(refused('CORSO', undefined, 'sano'), from)).toMatchObject({
      page: 3,
      failures: [{ control: 'sano' }],
    });
    expect(by(refused('MAI_VISTO', 'Non va bene', 'gare.1.anno'), clubSent)).toMatchObject({
      message: 'Non va bene',
      failures: [{ field: 'gare', control: 'gare.1.anno', code: 'MAI_VISTO' }],
    });
    expect(by(refused('MAI_VISTO', undefined, 'email'))).toMatchObject({
      page: 1,
      failures: [{ control: 'email' }],
    });
  });

  it('a refusal of an answer on page 1 leads there even if the line has a field of the same name', () => {
    const [first = expect.unreachable(), ...others] = outing.pages;
    const line = {
      ...outing,
      fields: { ...outing.fields, email: { ...outing.fields.mezzo, code: 'EMAIL_GUIDA' } },
      pages: [{ ...first, fields: [...first.fields, 'email'] }, ...others],
    };
    const [theirs, ours] = ['CONTRACTOR_EMAIL', 'EMAIL_GUIDA'].map((code) =>
      by(refused(code, undefined, 'email'), { ...sent, line }),
    );
    expect(theirs).toMatchObject({ page: 1, failures: [{ control: 'email' }] });
    expect(ours).toMatchObject({ page: 2, failures: [{ control: 'email' }] });
  });

  it('a refusal of an answer about the product leads there even if page 1 has the same code', () => {
    const mezzo = { ...outing.fields.mezzo, code: 'PROFESSIONE' };
    const line = { ...outing, fields: { ...outing.fields, mezzo } };
    expect(by(refused('PROFESSIONE'), { ...sent, line })).toMatchObject({
      page: 2,
      failures: [{ control: 'mezzo' }],
    });
  });

  it("a refusal of a hidden question shows that question's text and the code", () => {
    const walker = {
      ...sent,
      state: { ...state, product: { ...aDayOut, bambini: 0, eta_bambini: [] } },
    };
    expect(by(refused('ETA_BAMBINI'), walker)).toEqual({
      kind: 'stopped',
      action: 'retry',
      message: "Indicare l'età",
      code: 'ETA_BAMBINI',
    });
    expect(by(refused('NASCITA'), clubSent)).toMatchObject({
      action: 'retry',
      message: 'Indicare data di nascita',
    });
    expect(by(refused('CONTRACTOR_COMPANY_VAT'))).toMatchObject({
      action: 'retry',
      message: 'Alcuni valori del contraente non sono validi: Numero di Partita IVA non valido',
      code: 'CONTRACTOR_COMPANY_VAT',
    });
  });

  it('a refusal of an answer on a later page does not lead past the current page', () => {
    const early = { ...sent, state: { ...state, page: 2 } };
    expect(by(refused('PASTI'), early)).toMatchObject({ action: 'retry', code: 'PASTI' });
    expect(by(refused('PRIVACY'), early)).toMatchObject({
      action: 'retry',
      message: 'Selezionare i campi obbligatori',
    });
  });

  it('a refusal of a selected record leads to the record, and names the field to correct', () => {
    expect(by(refused('CONTRACTOR_EMAIL'), loggedIn)).toMatchObject({
      page: 1,
      message: 'Alcuni valori del contraente non sono validi',
      detail: 'Email non valida',
      failures: [{ control: 'selectPeopleId', inside: { control: 'email' } }],
    });
  });

  it("without a reason or with an unknown code shows the call's default message", () => {
    expect(by(refused()).message).toBe(otherwise);
    expect(by(refused('SQL_STATE')).message).toBe(otherwise);
    expect(by(refused('constructor')).message).toBe(otherwise);
  });

  it("is missing after a network failure: the call's default message shows, with a retry", () => {
    const silent: Failed = { ok: false, kind: 'network', code: 'TIMEOUT' };
    expect(by(silent)).toEqual({ kind: 'stopped', action: 'retry', message: otherwise });
  });

  it('a refusal of a page save lets the visitor press «Continua» again', () => {
    const words = 'Impossibile salvare la richiesta, riporva più tardi.';
    expect(rejectionBy(sent, refused(), words, 'acknowledge')).toEqual({
      kind: 'stopped',
      action: 'acknowledge',
      message: words,
    });
  });
});
