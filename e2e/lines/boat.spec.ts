import { expect } from '@playwright/test';
import { type Values, withLayout } from '@preventivo/core';
import { boat } from '@preventivo/line-boat/line';
import { engine, monica, sandro } from '@preventivo/line-boat/workspace/answers';
import type { Answers } from '../support/lines/answer.ts';
import { clumsyVisitorCompletes } from '../support/lines/clumsy-visitor.ts';
import { bothComplete, type Journey, visitorCompletes } from '../support/lines/journey.ts';
import { journeyOf } from '../support/lines/journey-of.ts';
import { activePolicy, noPolicy } from '../support/lines/policies.ts';
import { pagesSay } from '../support/lines/unanswered.ts';
import { inDays, today } from '../support/people/days.ts';
import { thorough } from '../support/thorough.ts';

/** A quote request: its answers, and what the visitor types where that differs from the stored answer. */
interface Boat {
  readonly words: string;
  readonly answers: Values<typeof boat.fields>;
  readonly typed?: Answers;
}

const region = { typed: 'ligu', only: 'Liguria' };
const onThreePages = ({ words, answers, typed }: Boat, asks: Journey['asks']) =>
  journeyOf(boat, answers, { words, asks, typed: { ormeggio: region, ...typed } });
/** The journey for a quote request with a broker's layout that has all questions of the line on one page. */
const onTwoPages = ({ words, answers, typed }: Boat, asks: Journey['asks']) =>
  journeyOf(withLayout(boat, 'two-page'), answers, {
    words: `${words} on two pages`,
    asks,
    typed: { ormeggio: region, ...typed },
    settings: { layout: 'two-page' },
  });

const whole: Boat = {
  words: 'a whole boat',
  answers: { ...monica, ...activePolicy },
  typed: { targa: 'ge 1234 d' },
};
const engineOnly: Boat = { words: 'an engine only', answers: sandro };

const odd =
  'Controlla la matricola: di solito ha solo lettere, numeri e trattini. Se è giusta, vai pure avanti.';
/**
 * A boat of up to 10 metres, which needs no registration. Its engine has one horsepower: some small engines have so
 * little.
 */
const dinghy: Boat = {
  words: 'a boat without a registration, of 1 kW, with an unusual serial number',
  answers: { ...monica, ...noPolicy, targa: 'NATANTE', kw: 1, cavalli: 1, matricola: 'ABC#1234' },
  typed: {
    targa: async (page) => {
      const box = page.getByRole('textbox', { name: 'Targa o numero di iscrizione' });
      await expect(box).toHaveAccessibleDescription('Scrivi NATANTE se non è immatricolata');
      await box.fill('natante');
      await box.press('Tab');
      await expect(box).toHaveValue('NATANTE');
    },
    cavalli: (page) => page.getByRole('textbox', { name: 'Potenza, in CV' }).fill('1'),
    matricola: async (page) => {
      const box = page.getByRole('textbox', { name: 'Numero di matricola' });
      await box.fill('ABC#1234');
      await box.press('Tab');
      await expect(page.getByText(odd).first()).toBeVisible();
      await expect(box).toHaveAccessibleDescription(/Controlla la matricola/);
      await expect(box).not.toHaveAttribute('aria-invalid');
    },
  },
};

bothComplete([
  onThreePages(whole, 'persona'),
  onThreePages(engineOnly, 'azienda'),
  onTwoPages(whole, 'azienda'),
  onTwoPages(engineOnly, 'persona'),
]);

clumsyVisitorCompletes(onThreePages(dinghy, 'persona'));
for (const pages of [onThreePages, onTwoPages])
  visitorCompletes(pages(dinghy, 'persona'), thorough);

const tooLong = 'x'.repeat(101);
const nextYear = Number(today().slice(0, 4)) + 1;

pagesSay(onThreePages(whole, 'persona'), [
  [
    {},
    {
      after: {
        altriSinistri: true,
        polizzaAttiva: true,
        tipoPolizza: 'scafoEMotore',
        lunghezza: 0.9,
        peso: 0.009,
        targa: 'GE123',
        nome: tooLong,
        porto: tooLong,
        costruttore: tooLong,
        trasportati: 0,
      },
    },
    { after: { scadenzaPolizza: inDays(-1), lunghezza: 1, peso: 0.01, targa: 'GE123456789' } },
    { after: { tipoPolizza: 'soloMotore' } },
  ],
  [
    {},
    { after: { kw: 0.9, cavalli: 0.9, matricola: '12345', anno: 1900, marca: tooLong } },
    { after: { anno: nextYear, marca: 'Yamaha' } },
    {
      after: { ...engine, cavalli: 9 },
      typed: { ormeggio: region },
      remote: { kw: 'Combinazione non valida', cavalli: 'Combinazione non valida' },
    },
  ],
]);
pagesSay(
  onThreePages(engineOnly, 'persona'),
  [[{ after: { tipoPolizza: 'soloMotore' } }], [{}]],
  'an engine only',
);
pagesSay(
  onTwoPages(whole, 'persona'),
  [[{}, { after: { tipoPolizza: 'soloMotore' } }]],
  'on two pages',
);
