import { inherited, insured, newCar as owned } from '@preventivo/line-microcar/workspace/answers';
import { clumsyVisitorCompletes } from '../support/lines/clumsy-visitor.ts';
import { bothComplete } from '../support/lines/journey.ts';
import {
  inFirstClass,
  insuranceOf,
  microcar,
  newCar,
  newMicrocar,
  ownerOf,
  quadricycle,
  thisYear,
} from '../support/lines/microcar.ts';

const genertel = { compagniaAttualeId: { typed: 'gener', taken: 'Genertel' } };
/** Answers about the insurance: another class of merit, and an accident. */
const withAccident = insuranceOf(
  {
    ...insured,
    cuAttuale: '14',
    etaAssicurativa: '0',
    numeroIncidenti: '1',
    incidenti: [{ anno: String(thisYear), responsabilita: 'principale' }],
  },
  genertel,
);

const blames = ['paritaria', 'nessuna', 'principale'];
const withFifteen = insuranceOf(
  {
    ...insured,
    cuAttuale: '18',
    etaAssicurativa: '10',
    numeroIncidenti: '15',
    incidenti: Array.from({ length: 15 }, (_, index) => ({
      anno: String(thisYear - (index % 6)),
      responsabilita: blames[index % 3] ?? '',
    })),
  },
  genertel,
);

/** Answers about the drivers: another driver, who has the minimum age. */
const sharedWithSon = ownerOf({ ...owned, altriConducenti: true, etaConducentePiuGiovane: '14' });

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
  microcar(
    'a used quadricycle that inherits the class of a moped',
    quadricycle,
    insuranceOf(inherited),
  ),
]);

clumsyVisitorCompletes(newMicrocar);
