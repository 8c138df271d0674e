import { clumsyVisitorCompletes } from '../support/lines/clumsy-visitor.ts';
import { bothComplete } from '../support/lines/journey.ts';
import {
  inFirstClass,
  insured,
  microcar,
  neverInsured,
  newCar,
  newMicrocar,
  type Part,
  quadricycle,
  starting,
  thisYear,
} from '../support/lines/microcar.ts';

/** In another class, with an accident. */
const withAccident: Part = {
  answers: {
    ...insured.answers,
    cuAttuale: '14',
    compagniaAttualeId: { typed: 'gener', taken: 'Genertel' },
    etaAssicurativa: '0',
    numeroIncidenti: '1',
    'incidenti.1.anno': String(thisYear),
    'incidenti.1.responsabilita': 'principale',
    haEreditatoCu: 'false',
  },
  stored: {
    ...insured.stored,
    cuAttuale: 14,
    anzianitaPrimaClasse: null,
    compagniaAttualeId: 7,
    etaAssicurativa: 0,
    numeroIncidenti: 1,
    sinistriPrecedenti: true,
    incidenti: [{ numero: 1, anno: thisYear, responsabilita: 'principale' }],
    haEreditatoCu: false,
  },
};

const blames = ['paritaria', 'nessuna', 'principale'];
const fifteen = Array.from({ length: 15 }, (_, index) => ({
  numero: index + 1,
  anno: thisYear - (index % 6),
  responsabilita: blames[index % 3] ?? '',
}));

/** The maximum number of accidents. */
const withFifteen: Part = {
  answers: {
    ...insured.answers,
    cuAttuale: '18',
    compagniaAttualeId: { typed: 'gener', taken: 'Genertel' },
    etaAssicurativa: '10',
    numeroIncidenti: '15',
    ...Object.fromEntries(
      fifteen.flatMap(({ numero, anno, responsabilita }) => [
        [`incidenti.${numero}.anno`, String(anno)],
        [`incidenti.${numero}.responsabilita`, responsabilita],
      ]),
    ),
    haEreditatoCu: 'false',
  },
  stored: {
    ...insured.stored,
    cuAttuale: 18,
    anzianitaPrimaClasse: null,
    compagniaAttualeId: 7,
    etaAssicurativa: 10,
    numeroIncidenti: 15,
    sinistriPrecedenti: true,
    incidenti: fifteen,
    haEreditatoCu: false,
  },
};

/** A driver of the minimum age also drives it. */
const sharedWithSon: Part = {
  answers: {
    contraenteProprietario: '1',
    altriConducenti: 'true',
    etaConducentePiuGiovane: '14',
  },
  stored: {
    contraenteProprietario: 1,
    proprietario: null,
    altriConducenti: true,
    etaConducentePiuGiovane: 14,
  },
};

/** A used vehicle, which inherits the class of a relative's moped. */
const inherited: Part = {
  answers: {
    statoAssicurativoId: 'aMioNomePrimaVoltaUsato',
    dataScadenza: starting,
    tipoEreditaCu: '3',
    cuEreditata: '1',
    tipoVeicoloEreditaCu: '4',
    targaCu: 'X2BCDF',
  },
  stored: {
    statoAssicurativoId: 'aMioNomePrimaVoltaUsato',
    ...neverInsured,
    tipoEreditaCu: 3,
    cuEreditata: 1,
    tipoVeicoloEreditaCu: 4,
    targaCu: 'X2BCDF',
  },
};

bothComplete([
  microcar('an insured microcar in class 1, without accidents', newCar, inFirstClass),
  microcar(
    'an insured quadricycle with an accident, which others drive',
    quadricycle,
    withAccident,
    sharedWithSon,
  ),
  microcar('an insured quadricycle with 15 accidents', quadricycle, withFifteen),
  newMicrocar,
  microcar('a used quadricycle that inherits the class of a moped', quadricycle, inherited),
]);

clumsyVisitorCompletes(newMicrocar);
