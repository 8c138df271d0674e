import type { Failed, Failure } from '@preventivo/core';
import { describe, expect, it } from 'vitest';
import { club } from '../testing/club.fixture.ts';
import { outing } from '../testing/outing.fixture.ts';
import { stoppedAt, stoppedBy } from './stops.ts';

const otherwise =
  'Impossibile salvare la richiesta di quotazione. Ti invitiamo a riprovare più tardi.';
const refused = (code?: string, message?: string): Failed => ({
  ok: false,
  kind: 'refused',
  ...(code && { code }),
  ...(message && { message }),
});
const by = (failed: Failed) => stoppedBy(outing, failed, otherwise);
const failure: Failure = {
  field: 'giorno',
  control: 'giorno',
  code: 'GIORNO',
  invalid: 'Valore non valido',
  error: 'Indicare il giorno',
};

describe('a page that is not right after all', () => {
  it('is named by its first failure, and is where the button leads', () => {
    expect(stoppedAt({ page: 2, failures: [failure] })).toEqual({
      is: 'stopped',
      action: 'field',
      message: 'Indicare il giorno',
      page: 2,
      failures: [failure],
    });
  });

  it('is told as the contractor’s where it is page 1', () => {
    expect(stoppedAt({ page: 1, failures: [failure] }).message).toBe(
      'Alcuni valori del contraente non sono validi',
    );
  });
});

describe('a server', () => {
  it('that refuses the contractor leads to page 1, at the field', () => {
    expect(by(refused('CONTRACTOR_ZIP', 'CAP non valido'))).toMatchObject({
      action: 'field',
      page: 1,
      message: 'Alcuni valori del contraente non sono validi',
      failures: [{ control: 'zip', invalid: 'Valore non valido' }],
    });
  });

  it('that refuses an answer leads to the page that asks for it', () => {
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
    ['a question about each of several', 'ESITO', 2, 'gare', 'gare'],
    ['answers that do not fit together', 'CUORE', 2, 'corso', 'corso'],
    ['a question of the last page', 'SANO', 3, 'sano', 'sano'],
  ])('that refuses %s leads there', (_, code, page, field, control) => {
    expect(stoppedBy(club, refused(code), otherwise)).toMatchObject({
      action: 'field',
      page,
      failures: [{ field, control, code }],
    });
  });

  it('says itself which days it takes; our sentence never shows its empty places', () => {
    const said = 'Inserire una data tra 22/11/2026 e 21/12/2026';
    expect(by(refused('SCADENZA_POLIZZA', said))).toMatchObject({ page: 2, message: said });
    const stopped = by(refused('SCADENZA_POLIZZA'));
    expect(stopped.message).toBe('Valore non valido');
    expect(stopped.failures?.[0]?.invalid).toBe('Valore non valido');
  });

  it('that refuses in its own words is quoted', () => {
    expect(by(refused('UNAVAILABLE', 'Il servizio non è disponibile.'))).toEqual({
      is: 'stopped',
      action: 'retry',
      message: 'Il servizio non è disponibile.',
    });
  });

  it('that answers a code of the catalogue has its sentence shown', () => {
    expect(by(refused('PRIVACY')).message).toBe('Selezionare i campi obbligatori');
  });

  it('that gives no reason, or one that nobody knows, is told in the words of the call', () => {
    expect(by(refused()).message).toBe(otherwise);
    expect(by(refused('SQL_STATE')).message).toBe(otherwise);
    expect(by(refused('constructor')).message).toBe(otherwise);
  });

  it('that does not answer is told in the words of the call, and may be asked again', () => {
    const silent: Failed = { ok: false, kind: 'network', code: 'TIMEOUT' };
    expect(by(silent)).toEqual({ is: 'stopped', action: 'retry', message: otherwise });
  });

  it('that refuses a step leaves the visitor to press «Continua» again', () => {
    const words = 'Impossibile salvare la richiesta, riporva più tardi.';
    expect(stoppedBy(outing, refused(), words, 'acknowledge')).toEqual({
      is: 'stopped',
      action: 'acknowledge',
      message: words,
    });
  });
});
