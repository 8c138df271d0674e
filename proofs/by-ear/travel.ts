import { inDays } from 'e2e/support/people/days';
import { foundHome, her } from 'e2e/support/people/people';
import type { Visitor } from './visitor.ts';
import { walker } from './walk.ts';

/** Requests a travel quote by keyboard only. On each page, omits one answer at the first attempt. */
export async function askForTrip(visitor: Visitor, address: string): Promise<void> {
  const { press, write } = visitor;
  const { here, walk, writes, chooses, ticks, day } = walker(visitor);

  visitor.begin('Page 1');
  await visitor.open(`${address}/travel/`);
  await walk('Continua', {
    nome: writes(her.name),
    cognome: writes(her.surname),
    ...day('data_nascita', her.birthday),
    natoInItalia: chooses('true'),
    comune_nascita: writes('milano'),
    indirizzoResidenza_SedeLegale: async ({ kind, value }) => {
      if (kind !== 'button' && value === '') await write(foundHome.typed);
    },
    email: writes('giulia@example'),
    cellulare: writes('333 1234567'),
    professione: writes('impieg'),
  });
  visitor.begin('Page 1, refused: the sex is missing and the email is not whole');
  await press('Return');
  await press('Tab');
  await press('Return');
  await chooses('1')(await here());
  await walk('Continua', { email: () => write('giulia@example.it') });
  visitor.begin('Page 2');
  await press('Return');
  await walk('Richiedi il preventivo', {
    altriSinistri: chooses('false'),
    polizzaAttiva: chooses('false'),
    tipo_viaggio: chooses('viaggioSingolo'),
    ...day('data_inizio', inDays(5)),
    ...day('data_fine', inDays(12)),
    soggetti: chooses('singolaPersona'),
    eta: writes('41'),
    tipo_copertura: ticks('bagaglio', 'annullamento'),
    ivass: ticks('true'),
    cgu: ticks('true'),
    generale: ticks('true'),
  });
  visitor.begin('Page 2, refused: the destination is missing');
  await press('Return');
  await press('Tab');
  await press('Return');
  await chooses('europa')(await here());
  await walk('Richiedi il preventivo');
  visitor.begin('Sent');
  await press('Return');
  await walk('Via email');
  await press('Return');
  visitor.begin('The sent page, read from its title on');
  await press('KP_Add');
}
