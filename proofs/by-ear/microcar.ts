import { inDays, today } from 'e2e/support/people/days';
import type { Visitor } from './visitor.ts';
import { walker } from './walk.ts';

/**
 * Follows the link to a microcar quote on the page after a request. The link keeps the visitor's data. Requests the
 * quote by keyboard only.
 */
export async function askForMicrocar(visitor: Visitor): Promise<void> {
  const { press, turn, begin } = visitor;
  const { walk, writes, chooses, ticks, day } = walker(visitor);

  begin('Another quote, with the same data');
  await walk('Microcar');
  await turn('Return');
  await walk('Continua');
  begin('The vehicle, refused: nothing is answered yet');
  await press('Return');
  await walk('Continua', {
    tipoSpecificoVeicolo: chooses('microcar'),
    targa: writes('x2345b'),
    [today().slice(0, 4)]: () => press('space'),
    // From July on, the months of the current year are radio buttons. Before, they are a list.
    meseImmatricolazione: async (stop) =>
      stop.kind === 'radio' ? chooses('12')(stop) : writes('dic')(),
    marca: writes('Aixam'),
    modello: writes('City'),
    allestimento: writes('Premium'),
    alimentazione: chooses('elettrica'),
    kw: writes('6'),
  });
  begin('The insurance');
  await press('Return');
  await walk('Richiedi il preventivo', {
    statoAssicurativoId: chooses('aMioNomePrimaVoltaNuovo'),
    ...day('dataScadenza', inDays(5)),
    tipoEreditaCu: chooses('1'),
    contraenteProprietario: chooses('1'),
    altriConducenti: chooses('false'),
    ivass: ticks('true'),
    cgu: ticks('true'),
    generale: ticks('true'),
  });
  begin('The microcar, sent');
  await press('Return');
  await walk('Via email');
  await press('Return');
  begin('The sent page of the microcar, read from its title on');
  await press('KP_Add');
}
