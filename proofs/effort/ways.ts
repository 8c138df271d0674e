import { inDays } from 'e2e/support/people/days';
import type { Hands } from './hands.ts';

/** The kinds of visitors: one types everything, one uses autofill, and one has just sent another quote request. */
export const visitors = {
  types: 'types everything',
  autofill: 'has a browser that fills in what it knows',
  returns: 'has just asked for another line',
} as const;
export type Visitor = keyof typeof visitors;

const email = 'giulia.damico@gmail.com';

/**
 * The data that the browser fills in, by `autocomplete` token. Chromium stores neither the date of birth nor the sex.
 */
const known: Readonly<Record<string, string>> = {
  'given-name': 'Giulia',
  'family-name': "D'Amico",
  'address-line1': 'Corso Italia 5',
  'address-level2': 'Bergamo',
  'postal-code': '24122',
  email,
  'tel-national': '3331234567',
};

const home = 'indirizzoResidenza_SedeLegale';
const homeRow = /^CORSO ITALIA, 5, 24122 BERGAMO/;

/**
 * Opens the form of a line from the landing page. A returning visitor opens it from the page after another request, if
 * that page links to the line.
 */
export async function toLine(hands: Hands, visitor: Visitor, title: RegExp): Promise<void> {
  const { page } = hands;
  const again = 'Un altro preventivo, con gli stessi dati';
  const named = page.getByRole('navigation', { name: again }).getByRole('link', { name: title });
  if (visitor === 'returns' && (await named.count()))
    return hands.turn(named, page.getByText(/^Abbiamo riportato i tuoi dati/));
  const another = page.getByRole('link', { name: again });
  const link = page.getByRole('link', { name: title }).first();
  if (visitor === 'returns' && (await another.count())) await hands.turn(another, link);
  await hands.turn(link, page.locator('h2.q-title'));
}

/** Completes page 1. Both lines have the same page 1. */
export async function yourData(hands: Hands, visitor: Visitor): Promise<void> {
  const { page } = hands;
  await page.waitForTimeout(1000);
  // After another request, a card with the copied data replaces the questions. The visitor only reads the card.
  const stub = page.locator('.q-stub');
  if (await stub.count()) {
    // Count five answers to read: the card, the address, the email, the phone number and the profession.
    hands.look(5);
    return onward(hands);
  }
  if (!(await hands.has('[name="nome"]'))) return hands.look();
  // The box for the fiscal code comes before the name. In earlier versions it comes after the name.
  const codeFirst = await page.evaluate(() => {
    const [code, name] = ['codice_fiscale', 'nome'].map(
      (one) => document.getElementsByName(one)[0],
    );
    return Boolean(code && name && code.compareDocumentPosition(name) & 4);
  });
  const fillIn = async () => {
    await hands.autofill('nome', known);
    hands.look(4);
  };
  if (visitor === 'autofill' && !codeFirst) await fillIn();
  await hands.write('codice_fiscale', 'DMCGLI85C67F205N');
  await page
    .getByText(/^Abbiamo compilato sesso, data e luogo/)
    .first()
    .waitFor();
  if (visitor === 'autofill') {
    if (codeFirst) await fillIn();
  } else {
    await hands.write('nome', 'Giulia');
    await hands.write('cognome', "D'Amico");
  }
  // Count the card as an answer to read.
  hands.look();
  const typed = visitor === 'autofill' ? ' 24122 bergamo' : 'corso italia 5 24122 bergamo';
  await hands.pick(home, typed, homeRow);
  if (visitor !== 'autofill') {
    await hands.write('email', email);
    await hands.write('cellulare', '3331234567');
  }
  await hands.pick('professione', 'impiegato', /^Impiegato/);
  await onward(hands);
}

/** Completes page 2 of travel: one person for a week in Europe. */
export async function trip(hands: Hands): Promise<void> {
  const { page } = hands;
  await hands.choose('altriSinistri', 'false');
  await hands.choose('polizzaAttiva', 'false');
  await hands.choose('tipo_viaggio', 'viaggioSingolo');
  await hands.writeDay('data_inizio', inDays(5));
  const week = page.getByRole('button', { name: '7 giorni dopo' });
  await page.waitForTimeout(500);
  if (await week.count()) await hands.press(week);
  else await hands.writeDay('data_fine', inDays(12));
  await hands.choose('destinazione', 'europa');
  await hands.choose('soggetti', 'singolaPersona');
  await hands.write('eta', '41');
  await hands.choose('tipo_copertura', 'bagaglio');
  await hands.choose('tipo_copertura', 'annullamento');
  await send(hands);
}

/** Completes pages 2 and 3 of microcar: the visitor's own new vehicle, which was not insured before. */
export async function microcar(hands: Hands): Promise<void> {
  const { page } = hands;
  const year = inDays(0).slice(0, 4);
  await hands.choose('tipoSpecificoVeicolo', 'microcar');
  await hands.write('targa', 'X2345B');
  await hands.select('annoImmatricolazione', year);
  await hands.select('meseImmatricolazione', '12');
  if ((await page.locator('[name="annoAcquisto"]').inputValue()) === year) hands.look();
  else await hands.select('annoAcquisto', year);
  await hands.write('marca', 'Aixam');
  await hands.write('modello', 'City');
  await hands.write('allestimento', 'Premium');
  await hands.choose('alimentazione', 'elettrica');
  await hands.write('kw', '6');
  if (await page.locator('[name="marce"][value="senzaMarce"]').isChecked()) hands.look();
  else await hands.choose('marce', 'senzaMarce');
  await onward(hands);
  await hands.choose('statoAssicurativoId', 'aMioNomePrimaVoltaNuovo');
  await hands.writeDay('dataScadenza', inDays(5));
  await hands.choose('tipoEreditaCu', '1');
  await hands.choose('contraenteProprietario', '1');
  await hands.choose('altriConducenti', 'false');
  await send(hands);
}

async function onward(hands: Hands): Promise<void> {
  const { page } = hands;
  const title = await page.locator('h2.q-title').textContent();
  await hands.turn(
    page.getByRole('button', { name: 'Continua', exact: true }),
    page.locator('h2.q-title').filter({ hasNotText: title ?? '' }),
  );
}

async function send(hands: Hands): Promise<void> {
  const { page } = hands;
  for (const key of ['ivass', 'cgu', 'generale']) await hands.choose(key, 'true');
  const byMail = page.getByRole('dialog').getByRole('button', { name: 'Via email' });
  await hands.turn(page.getByRole('button', { name: 'Richiedi il preventivo' }), byMail);
  await hands.turn(byMail, page.getByRole('heading', { name: 'Richiesta inviata' }));
}
