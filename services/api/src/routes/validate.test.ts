import { messageOf } from '@preventivo/core/messages';
import { describe, expect, it } from 'vitest';
import { testApi } from '../testing/test-api.ts';

const { ask } = testApi();
const validate = (what: string, body: object) => ask(`/api/travel/validate/${what}`, body);

describe('the validation endpoint', () => {
  it.each([
    ['names', "Niccolò D'Amico"],
    ['company', 'Ferri & Figli S.r.l.'],
    ['email', 'giulia.ferri@example.it'],
    ['piva', 'IT00743110157'],
    ['phone', '+39 333 123 4567'],
    ['number', '1.250,50'],
    ['text', 'Posteggio coperto'],
    ['brand', 'Fairphone'],
    ['brand', 'LG'],
    ['targaBarca', 'GE1234D'],
    ['targaBarca', 'NATANTE'],
    ['targaBarca', 'SV/1234/D'],
    ['targa_micro_car', 'X2345B'],
    ['targa_quadriciclo', 'AB12345'],
    ['targa_auto', 'AB 123 CD'],
    ['targa_auto', 'MI1234'],
    ['targa_moto', 'AA12345'],
    ['targa_moto', 'ROMA12'],
    ['targa_commerciale', 'MI12345'],
    ['targa_commerciale', 'DK12345'],
  ])('the validator accepts %s %j', async (what, content) => {
    expect((await validate(what, { content })).json).toEqual({ status: 200, msg: 'ok' });
  });

  it.each([
    ['names', 'G', 'Valore non valido'],
    ['company', 'Fe', 'Nome Azienda non valido'],
    ['email', 'giulia@example', 'Email non valida'],
    ['piva', '00743110158', 'Numero di Partita IVA non valido'],
    ['phone', '12345', 'Cellulare non valido'],
    ['number', 'dieci', 'Valore non valido'],
    ['text', '!', 'Valore non valido'],
    ['brand', 'x', 'Nome Azienda non valido'],
    ['brand', 'L!', 'Nome Azienda non valido'],
    ['targaBarca', 'GE', 'Targa non valida'],
    ['targaBarca', '!!!!!!', 'Targa non valida'],
    ['targa_micro_car', 'XA2345', 'Targa non valida'],
    ['targa_quadriciclo', 'X2BCDF', 'Targa non valida'],
    ['targa_auto', 'AI123CD', 'Targa non valida'],
    ['targa_auto', 'AA12345', 'Targa non valida'],
    ['targa_moto', 'AI12345', 'Targa non valida'],
    ['targa_commerciale', 'AI123CD', 'Targa non valida'],
  ])('the validator rejects %s %j with %j', async (what, content, message) => {
    const { status, json } = await validate(what, { content });
    expect([status, json.status, json.msg]).toEqual([422, 422, message]);
  });

  it.each([
    ['text', 1000],
    ['brand', 100],
  ])('the validator accepts a %s of %i characters and rejects a longer one', async (what, most) => {
    const status = async (length: number) =>
      (await validate(what, { content: 'a'.repeat(length) })).status;
    expect(await status(most)).toBe(200);
    expect(await status(most + 1)).toBeGreaterThanOrEqual(400);
  });

  it('the validator compares kilowatts with horsepower', async () => {
    expect((await validate('power', { kw: 100, cavalli: 136 })).status).toBe(200);
    const { json } = await validate('power', { kw: 100, cavalli: 200 });
    expect(json.msg).toBe('Combinazione non valida');
  });

  it.each([
    [1, 1, 200],
    [1, 2, 200],
    [2, 3, 200],
    [29.4, 40, 200],
    [29.4, 9, 422],
  ])(
    'the validator checks whether %d kW and %d CV match, allowing for rounding: %i',
    async (kw, cavalli, status) => {
      expect((await validate('power', { kw, cavalli })).status).toBe(status);
    },
  );

  it.each([
    [1, 'AB123CD', 200],
    [2, 'AB123CD', 422],
    [2, 'AA12345', 200],
    [4, 'X2345B', 200],
    [9, 'AB123CD', 422],
  ])(
    'the validator checks an inherited plate by vehicle type %i: %s',
    async (tipo, content, status) => {
      expect((await validate('targa_ereditata', { tipo, content })).status).toBe(status);
    },
  );

  it.each([
    ['furgone', 'AB123CD', 200],
    ['furgone', 'DK12345', 422],
    ['motocarro', 'DK12345', 200],
    ['macchina_agricola', 'AB123C', 200],
    ['macchina_operatrice', 'ABC123', 200],
    ['rimorchio', 'AB12345', 200],
    ['rimorchio', 'AB123C', 422],
    ['altro', 'AB123C', 200],
  ])('the validator checks the plate of a %s by its type: %s', async (tipo, content, status) => {
    expect((await validate('targa_commerciale', { tipo, content })).status).toBe(status);
  });

  it('the API returns 404 for an unknown validator', async () => {
    expect((await validate('oroscopo', { content: 'ariete' })).status).toBe(404);
  });

  it('the validator rejects a brand with the message of the error code for brands', async () => {
    const { json } = await validate('brand', { content: 'x' });
    expect(json).toMatchObject({ msg: messageOf('BRAND_VALORE') });
  });
});
