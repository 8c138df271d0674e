import {
  emptyContractor,
  initialValues,
  type Line,
  person,
  type RuleSettings,
} from '@preventivo/core';
import { check } from '@preventivo/core/check';
import { composeAddress, isPostalCode, normaliseHouseNumber } from '@preventivo/italian';
import { describe, expect, it } from 'vitest';
import { lines } from '../process/lines.ts';
import { contractor, privacy, submission } from '../testing/giulia.ts';
import { data, testApi } from '../testing/test-api.ts';
import birthplaces from './birthplaces-as-written.fixture.json' with { type: 'json' };
import byHand from './by-hand.fixture.json' with { type: 'json' };
import devices from './devices.fixture.json' with { type: 'json' };
import municipalities from './municipality-box.fixture.json' with { type: 'json' };
import names from './names.fixture.json' with { type: 'json' };
import phones from './phones.fixture.json' with { type: 'json' };
import plates from './plates.fixture.json' with { type: 'json' };

const { ask, store } = testApi({ lines });
const today = '2026-11-21';
const { persona } = emptyContractor(['fisica']);

/** Returns the controls that page 1 marks as invalid for a person with these answers. */
function marked(answers: Partial<typeof persona>, settings?: RuleSettings) {
  const keys = Object.keys(answers) as (keyof typeof persona)[];
  const found = check(person, { ...persona, ...answers }, { today, lists: {}, keys, settings });
  return found.map(({ control }) => control);
}

/** Returns the controls that a line marks as invalid for these answers. */
function markedBy({ id }: Pick<Line, 'id'>, answers: Readonly<Record<string, unknown>>) {
  const line = lines[id];
  if (!line) throw new Error(`no line ${id}`);
  const values = { ...initialValues(line), ...answers };
  return check(line, values, { today, lists: {}, keys: Object.keys(answers) }).map(
    ({ control }) => control,
  );
}

/** Submits a request and returns its stored contractor, or the error code. */
async function stored(change: Readonly<Record<string, string>>) {
  const body = { ...submission, contractor: { ...contractor, ...change } };
  const { status, json } = await ask('/api/travel/submit', body);
  if (status !== 200) return { refused: json.obj?.error_code };
  const kept = await store.quoteRequest(json.obj.data.Quote_Request_Id);
  return JSON.parse(JSON.stringify(kept?.payload.contractor));
}

describe('names of people', () => {
  it.each(names)('the page accepts the name %s', (nome) => {
    expect(marked({ nome, cognome: nome })).toEqual([]);
  });

  it.each(names)('the server stores the name %s', async (typed, sent) => {
    expect(await stored({ nome: typed, cognome: typed })).toMatchObject({
      nome: sent,
      cognome: sent,
    });
  });
});

describe('telephone numbers', () => {
  it.each(phones)('the page accepts the telephone number %s', (cellulare) => {
    expect(marked({ cellulare })).toEqual([]);
  });

  it.each(phones)('the server stores the telephone number %s', async (telefono, sent) => {
    expect(await stored({ telefono })).toMatchObject({ telefono: sent });
  });
});

/**
 * For each kind of plate: its line, the answers that show the field, and the validator of the
 * server.
 */
const asked: Readonly<Record<keyof typeof plates, readonly [string, object, string, object?]>> = {
  'vintage-bike': ['vintage-bike', {}, 'targa_moto'],
  'vintage-car': ['vintage-car', {}, 'targa_auto'],
  'commercial-vehicle': ['commercial-vehicle', {}, 'targa_commerciale', { tipo: 'altro' }],
  quadricycle: ['microcar', { tipoSpecificoVeicolo: 'quadriciclo' }, 'targa_quadriciclo'],
  microcar: ['microcar', { tipoSpecificoVeicolo: 'microcar' }, 'targa_micro_car'],
  boat: ['boat', {}, 'targaBarca'],
  'inherited car': ['microcar', {}, 'targa_ereditata', { tipo: 1 }],
  'inherited motorbike': ['microcar', {}, 'targa_ereditata', { tipo: 2 }],
  'inherited moped': ['microcar', {}, 'targa_ereditata', { tipo: 4 }],
};
const everyPlate = Object.entries(asked).flatMap(([kind, where]) =>
  plates[kind as keyof typeof plates].map((plate) => [kind, plate, where] as const),
);

describe('plates', () => {
  it.each(everyPlate)('plates of the kind %s are accepted: %s', async (kind, plate, where) => {
    const [id, others, what, more = {}] = where;
    if (!kind.startsWith('inherited')) {
      const key = id === 'boat' ? 'plate' : 'targa';
      expect(markedBy({ id }, { ...others, [key]: plate })).not.toContain(key);
    }
    const { status } = await ask(`/api/${id}/validate/${what}`, { ...more, content: plate });
    expect(status).toBe(200);
  });
});

describe('the devices of a cyber quote', () => {
  it.each(devices)('devices are accepted: %s', async (dispositiviConnessi) => {
    expect(markedBy({ id: 'cyber' }, { dispositiviConnessi })).toEqual([]);
    const specificData = {
      ...{ sinistriPrecedenti: false, polizzaGiaAttiva: false, dataScadenza: null },
      ...{ dispositiviConnessi, acquistiOnline: true },
    };
    const body = { specificData, privacy: privacy(), isLogged: false };
    expect((await ask('/api/cyber/save?step=2', body)).json.msg).toBe('ok');
  });
});

const wide = { addresses: 'wide' } as const;
const home = { street: 'VIA ROMA', street_number: '1', zip: '20121', city: 'MILANO (MI)' };
const written = [
  ...byHand['strict numbers'].map((number) => ['strict', { street_number: number }] as const),
  ...byHand['strict streets'].map((street) => ['strict', { street }] as const),
  ...byHand['wide numbers'].map((number) => ['wide', { street_number: number }] as const),
  ...byHand['wide streets'].map((street) => ['wide', { street }] as const),
];
const apis = {
  strict: testApi(),
  wide: testApi({ config: { rules: wide } }),
};

describe('an address typed by hand', () => {
  it.each(written)(
    'the form and the server accept an address under %s rules: %j',
    async (rules, part) => {
      const parts = { ...home, ...part };
      const inForm = { ...parts, street_number: normaliseHouseNumber(parts.street_number) };
      const address = { ...inForm, search: '', is_manual_address: true };
      const settings = rules === 'wide' ? wide : {};
      expect(marked({ indirizzoResidenza_SedeLegale: address }, settings)).toEqual([]);
      const indirizzoResidenza_SedeLegale = composeAddress(inForm);
      const { json } = await apis[rules].ask('/api/travel/contractor', {
        contractor: { ...contractor, indirizzoResidenza_SedeLegale },
      });
      expect(json.msg).toBe('ok');
    },
  );
});

describe('the postal codes of the data', () => {
  it('the postal codes of all municipalities are valid, as text and as numbers', () => {
    const caps = data.municipalities.flatMap((one) => one.caps);
    expect(caps.filter((cap) => !isPostalCode(cap))).toEqual([]);
  });
});

describe('the municipality search', () => {
  it.each(municipalities)('the municipality search finds %s', async (nome, municipality) => {
    const { json } = await ask('/api/travel/location/findComune', { nome, isResidenza: true });
    expect(json[0]?.value).toBe(municipality);
  });
});

describe('a birthplace as people write it', () => {
  it.each(birthplaces)('a birthplace is accepted and stored: %s', async (comuneNascita, kept) => {
    expect(await stored({ comuneNascita })).toMatchObject({ comuneNascita: kept });
  });

  it.each(birthplaces)('a birthplace gives a fiscal code: %s', async (comune) => {
    const asked = { nome: 'Giulia', cognome: 'Ferri', data: '1935-03-27', sesso: 1, nazione: 13 };
    const { json } = await ask('/api/travel/calculate/cf', { ...asked, comune, provincia: '' });
    expect(json.obj?.fiscalCode).toMatch(/^FRRGLI/);
  });
});
