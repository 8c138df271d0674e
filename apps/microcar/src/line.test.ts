import { stepToWire, submitToWire } from '@preventivo/core/wire';
import { describe, expect, it } from 'vitest';
import { inherited, insured, newCar, visitor } from './answers.fixture.ts';
import { microcar } from './line.ts';

const { change, nobody, read, refused, sent, sentences } = visitor;

describe('a request for a microcar', () => {
  it.each([
    ['a new one', newCar],
    ['one that is insured', insured],
    ['one that inherits its class', inherited],
  ])('a request for a microcar is valid when complete: %s', (_, answers) => {
    expect(refused(answers)).toEqual([]);
  });

  it("a request for a microcar has a page for the vehicle and one for the insurance, after the contractor's", () => {
    expect(microcar.pages.map(({ title }) => title)).toEqual(['Il veicolo', "L'assicurazione"]);
  });

  it('a request for a microcar accepts only a natural person', () => {
    expect(microcar.contractor).toEqual({ types: ['fisica'] });
  });
});

describe('an unanswered request', () => {
  it('an unanswered request for a microcar gets errors at all questions, in the order of the specification', () => {
    expect(sentences(nobody)).toEqual([
      'Selezionare la tipologia del veicolo',
      'Inserire una targa valida',
      'Selezionare un anno di immatricolazione valido',
      "Selezionare un mese d'acquisto valido",
      "Selezionare un anno d'acquisto valido",
      'Indicare la marca del veicolo',
      'Indicare il modello del veicolo',
      "Scrivi l'allestimento",
      "Scegli l'alimentazione",
      'Scrivi i kilowatt',
      'Specificare se il veicolo ha le marce',
      'Scegli la situazione assicurativa del veicolo',
      'Inserire una data tra 24/11/2026 e 24/12/2026',
      'Scegli chi è il proprietario',
      'Dicci se guidano altre persone',
    ]);
  });
});

describe('the other drivers', () => {
  it('the question whether there are other drivers is required', () => {
    expect(refused({ ...newCar, altriConducenti: null })).toMatchObject([
      { code: 'ALTRI_CONDUCENTI', error: 'Dicci se guidano altre persone' },
    ]);
  });

  it.each(['14', '29', '30'])(
    "the youngest other driver's age accepts %s: 14 to 29, or 30 and more",
    (age) => {
      expect(refused({ ...insured, etaConducentePiuGiovane: age })).toEqual([]);
    },
  );

  it.each([null, '13', '31'])(
    "the youngest other driver's age rejects %s",
    (etaConducentePiuGiovane) => {
      expect(refused({ ...insured, etaConducentePiuGiovane })).toMatchObject([
        { code: 'ETA_CONDUCENTE', error: "Scegli l'età del conducente più giovane" },
      ]);
    },
  );

  it('answering no to other drivers clears the age of the youngest one', () => {
    expect(change(insured, { altriConducenti: false }).etaConducentePiuGiovane).toBeNull();
  });
});

const datiVeicolo = {
  tipoSpecificoVeicolo: 'quadriciclo',
  targa: 'AB12345',
  annoImmatricolazione: 2020,
  meseImmatricolazione: 3,
  annoAcquisto: 2021,
  marca: 'Aixam',
  modello: 'City',
  allestimento: 'Premium',
  alimentazione: 'diesel',
  kw: 15,
  marce: 'conMarce',
};
const datiAssicurativi = {
  statoAssicurativoId: 'assicurataAMioNome',
  polizzaGiaAttiva: true,
  dataScadenza: '2026-12-01',
  cuAttuale: -1,
  anzianitaPrimaClasse: 4,
  compagniaAttualeId: 7,
  etaAssicurativa: 8,
  numeroIncidenti: 2,
  sinistriPrecedenti: true,
  incidenti: [
    { numero: 1, anno: 2025, responsabilita: 'paritaria' },
    { numero: 2, anno: 2023, responsabilita: 'nessuna' },
  ],
  haEreditatoCu: false,
  tipoEreditaCu: null,
  cuEreditata: null,
  tipoVeicoloEreditaCu: null,
  targaCu: null,
  contraenteProprietario: 3,
  proprietario: expect.objectContaining({ nome: 'Enrico' }),
  altriConducenti: true,
  etaConducentePiuGiovane: 16,
};
const [vehiclePage, insurancePage] = microcar.pages;

describe('the request bodies', () => {
  it('the save request of page 2 contains the answers about the vehicle in specificData', () => {
    expect(vehiclePage && stepToWire(microcar, vehiclePage, insured)).toEqual({
      specificData: datiVeicolo,
    });
  });

  it('the save request of page 3 contains datiAssicurativi next to privacy and isLogged', () => {
    expect(insurancePage && stepToWire(microcar, insurancePage, insured)).toEqual({
      datiAssicurativi,
    });
    expect(insurancePage?.save?.logged).toBeUndefined();
  });

  it('the body of the final submit contains datiVeicolo, datiAssicurativi, tipoVeicolo (always 4) and targa', () => {
    expect(submitToWire(microcar, insured)).toEqual({
      specificData: { ...datiVeicolo, ...datiAssicurativi },
      datiVeicolo,
      datiAssicurativi,
      tipoVeicolo: 4,
      targa: 'AB12345',
    });
  });

  it('the request bodies contain null for questions that were not asked', () => {
    const neverInsured = {
      ...datiVeicolo,
      tipoSpecificoVeicolo: 'microcar',
      targa: 'X2345B',
      annoImmatricolazione: 2026,
      meseImmatricolazione: 12,
      annoAcquisto: 2026,
      kw: 6,
      marce: 'senzaMarce',
      polizzaGiaAttiva: false,
      dataScadenza: '2026-12-01',
      cuAttuale: null,
      anzianitaPrimaClasse: null,
      compagniaAttualeId: null,
      etaAssicurativa: null,
      numeroIncidenti: null,
      sinistriPrecedenti: false,
      incidenti: null,
      haEreditatoCu: null,
      contraenteProprietario: 1,
      proprietario: null,
      altriConducenti: false,
      etaConducentePiuGiovane: null,
    };
    expect(sent(newCar)).toEqual({
      ...neverInsured,
      statoAssicurativoId: 'aMioNomePrimaVoltaNuovo',
      tipoEreditaCu: 1,
      cuEreditata: null,
      tipoVeicoloEreditaCu: null,
      targaCu: null,
    });
    expect(sent(inherited)).toEqual({
      ...neverInsured,
      statoAssicurativoId: 'aMioNomePrimaVoltaUsato',
      tipoEreditaCu: 3,
      cuEreditata: 1,
      tipoVeicoloEreditaCu: 4,
      targaCu: 'X2BCDF',
    });
  });

  it.each([
    ['a new car', newCar],
    ['an insured one', insured],
    ['one that inherits', inherited],
  ])(
    'parsing the request bodies returns the answers from which they were built: %s',
    (_, answers) => {
      const { proprietario, ...values } = answers;
      const back = read(sent(answers));
      expect(back.problems).toEqual([]);
      expect(back.values).toMatchObject(values);
    },
  );

  it.each([
    ['without accidents', newCar, false],
    ['with accidents', insured, true],
  ])(
    'the request bodies are valid without an answer about claims, %s',
    (_, answers, altriSinistri) => {
      const { sinistriPrecedenti: __, polizzaGiaAttiva: ___, ...body } = sent(answers);
      const back = read(body);
      expect(back.problems).toEqual([]);
      expect(back.values).toMatchObject({ altriSinistri, polizzaGiaAttiva: altriSinistri });
    },
  );

  it('a request body whose accidents are not numbered in order is rejected', () => {
    const incidenti = [{ numero: 2, anno: 2025, responsabilita: 'paritaria' }];
    expect(read({ ...sent(insured), incidenti }).problems).toEqual([
      { key: 'incidenti', reason: 'wrong' },
    ]);
  });

  it('a request body that contains an owner is rejected if the form does not ask for one', () => {
    const { proprietario } = sent(insured);
    expect(read({ ...sent(newCar), proprietario }).problems).toEqual([
      { key: 'proprietario', reason: 'unasked' },
    ]);
  });
});
