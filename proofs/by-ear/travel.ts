import { inDays } from 'e2e/support/people/days';
import { foundHome, her } from 'e2e/support/people/people';
import type { Visitor } from './visitor.ts';

/** The focused element: the `name` of a control, or the text of a button or a link. */
interface Stop {
  readonly name: string;
  readonly value: string;
  readonly kind: string;
}

type Plan = Readonly<Record<string, (stop: Stop) => Promise<unknown>>>;

const stop = `(({ activeElement: at }) => ({ name: at.name || at.getAttribute('aria-label') || at.textContent.trim(), value: at.value ?? '', kind: at.type ?? '' }))(document)`;

/**
 * Requests a travel quote with the keyboard alone. On each page, leaves out one answer at first.
 */
export async function askForQuote(visitor: Visitor, address: string): Promise<void> {
  const { press, read, write } = visitor;
  const here = () => read<Stop>(stop);

  /**
   * Presses Tab until the element called `last` has the focus. Follows the plan at each element.
   */
  async function walk(last: string, plan: Plan = {}) {
    const been: string[] = [];
    while (been.length < 90) {
      await press('Tab');
      const at = await here();
      been.push(at.name);
      if (at.name.startsWith(last)) return;
      await plan[at.name]?.(at);
    }
    throw new Error(`Tab never came to «${last}»: ${been.join(', ')}`);
  }
  const writes = (text: string) => () => write(text);
  const chooses = (value: string) => async (first: Stop) => {
    let at = first;
    for (let moves = 0; at.value !== value && moves < 12; moves += 1) {
      await press('r');
      at = await here();
    }
    await press('space');
  };
  const ticks =
    (...values: readonly string[]) =>
    async ({ value }: Stop) => {
      if (values.includes(value)) await press('space');
    };
  const day = (name: string, of: string): Plan => {
    const [year = '', month = '', date = ''] = of.split('-');
    return {
      [`${name}.giorno`]: writes(String(Number(date))),
      [`${name}.mese`]: writes(String(Number(month))),
      [`${name}.anno`]: writes(year),
    };
  };

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
