import {
  type Failure,
  type Fields,
  person as page1,
  type RuleSettings,
  type Table,
  type Values,
} from '@preventivo/core';
import * as rules from '@preventivo/core/check';
import { Preventivo } from '@preventivo/core/react';
import { backEnd } from '@preventivo/fixtures/back-end';
import { today } from '@preventivo/fixtures/people';
import { RulesProvider, TableForm } from '@preventivo/form';
import type { Address } from '@preventivo/italian';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addressWidgets } from './widgets.tsx';

const key = 'indirizzoResidenza_SedeLegale';
const table: Table<Fields> = { fields: { [key]: page1.fields[key] } };
const searchLabel = "Cerca l'indirizzo di residenza";
const notFound =
  'Indirizzo non trovato, ti preghiamo di inserirlo tramite il tasto "Compilazione manuale".';

interface Visit {
  readonly address?: Partial<Address>;
  readonly settings?: RuleSettings;
  readonly refused?: Failure;
}

async function visit({ address = {}, settings, refused }: Visit = {}) {
  const onValidSubmit = vi.fn(async (): Promise<readonly Failure[]> => (refused ? [refused] : []));
  const { client } = backEnd();
  const start = { ...page1.fields[key].initial, ...address };
  let kept: Values<Fields> = { [key]: start };
  render(
    <Preventivo client={client} today={today} {...(settings && { settings })}>
      <RulesProvider rules={rules}>
        <TableForm
          table={table}
          keys={[key]}
          values={kept}
          onChange={(now) => {
            kept = now;
          }}
          widgets={addressWidgets}
          focusRefused
          onValidSubmit={onValidSubmit}
        >
          {() => <button type="submit">Continua</button>}
        </TableForm>
      </RulesProvider>
    </Preventivo>,
  );
  const user = userEvent.setup({
    advanceTimers: (ms) => (vi.isFakeTimers() ? void vi.advanceTimersByTime(ms) : undefined),
  });
  const next = () => screen.getByRole('button', { name: 'Continua' });
  return {
    user,
    onValidSubmit,
    search: () => screen.findByRole('combobox', { name: searchLabel }),
    goOn: () => user.click(next()),
    leave: () => act(async () => next().focus()),
    kept: () => kept[key],
  };
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Waits for a field's error. Advances the fake time while the validation chunk loads. */
const showsError = (error: string) =>
  vi.waitFor(
    async () => {
      await wait(20);
      expect(screen.getByText(error, { selector: '.q-error *' })).toBeVisible();
    },
    { timeout: 5000, interval: 5 },
  );
const box = (name: string) => screen.findByRole('textbox', { name });

afterEach(() => {
  vi.useRealTimers();
});

describe('search box on blur', () => {
  it('the search box reports half a second after blur that its text is not an address, and not before', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1 });
    const { user, search, leave } = await visit();
    await user.type(await search(), 'via!');
    await wait(1000);
    vi.useFakeTimers();
    await leave();
    await wait(450);
    expect(screen.queryByText('Indirizzo non valido')).toBeNull();
    await wait(100);
    await showsError('Indirizzo non valido');
  });

  it.each([
    ['a whole address that was not chosen', 'via mai vista 1, 20121 milano'],
    ['a text that was deleted', 'x{Backspace}'],
  ])('the search box reports no error on blur for %s', async (_, typed) => {
    const { user, search, goOn, leave } = await visit();
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1 });
    await user.type(await search(), typed);
    await leave();
    await wait(2000);
    expect(screen.queryByText(/^Indirizzo non/)).toBeNull();
    await goOn();
    await showsError(notFound);
    // A second blur must show the error too. `leave` focuses a button outside the block: a Tab could stop at the button
    // below the box, which is inside.
    await user.click(await search());
    await leave();
    await showsError(notFound);
  });
});

const byHand = {
  search: '',
  street: 'Via Roma',
  street_number: '1',
  zip: '20021',
  city: 'BOLLATE (MI)',
  is_manual_address: true,
};
const found = {
  ...byHand,
  search: 'VIA ROMA, 1, 20021 BOLLATE MI, ITALIA',
  is_manual_address: false,
};
const refusedAt = (control: string): Failure => ({
  field: key,
  control,
  code: 'CONTRACTOR_ADDRESS',
  invalid: 'Valore non valido',
  error: 'Indirizzo non valido',
});
const controls = [key, 'city', 'zip', 'street', 'street_number'];
const states = [
  ['by hand', byHand],
  ['found', found],
] as const;

describe.each(states)("a server's rejection of an address %s", (_, address) => {
  it.each(controls)(
    "a server's rejection focuses a control that is described by the error: %s",
    async (control) => {
      const { goOn } = await visit({ address, refused: refusedAt(control) });
      await screen.findByText(/20021/);
      await goOn();
      await waitFor(() => {
        const focused = document.activeElement;
        expect(focused).toHaveAttribute('name', control);
        expect(focused).toHaveAccessibleDescription(/Valore non valido/);
      });
    },
  );
});

describe('manual house number and street', () => {
  const venice = { ...byHand, street: 'Dorsoduro', street_number: '3246' };

  it('manual entry rejects a Venetian address by default, with help on valid house numbers', async () => {
    const { goOn, onValidSubmit } = await visit({ address: venice });
    await box('Numero civico');
    await goOn();
    await waitFor(async () => expect(await box('Numero civico')).toBeInvalid());
    expect(await box('Numero civico')).toHaveAccessibleDescription(
      'Civico non valido Da 1 a 3 cifre, con lettera se serve: 12/A',
    );
    expect(await box('Via, viale o piazza')).toBeInvalid();
    expect(onValidSubmit).not.toHaveBeenCalled();
  });

  it('manual entry accepts a Venetian address if the broker allows it', async () => {
    const { goOn, onValidSubmit } = await visit({
      address: venice,
      settings: { addresses: 'wide' },
    });
    await box('Numero civico');
    await goOn();
    await waitFor(() => expect(onValidSubmit).toHaveBeenCalledTimes(1));
  });

  it('the help of manual entry includes Venetian addresses if the broker allows them', async () => {
    const settings = { addresses: 'wide' } as const;
    const { goOn } = await visit({ address: { ...venice, street_number: 'tre' }, settings });
    await box('Numero civico');
    await goOn();
    await waitFor(async () =>
      expect(await box('Numero civico')).toHaveAccessibleDescription(
        "Civico non valido Per esempio 12, 12/A o 12 bis; SNC se la casa non ce l'ha",
      ),
    );
  });

  it('a Venetian address is accepted in the spelling that the search returns', async () => {
    const search = 'DORSODURO, 3246, 30123 VENEZIA VE, ITALIA';
    const city = { zip: '30123', city: 'VENEZIA (VE)' };
    const named = { ...venice, ...city, street: 'DORSODURO', search, is_manual_address: false };
    const { goOn, onValidSubmit } = await visit({ address: named });
    await screen.findByRole('group', { name: 'Indirizzo di residenza scelto' });
    await goOn();
    await waitFor(() => expect(onValidSubmit).toHaveBeenCalledTimes(1));
  });
});

describe('manual parts outside all lists', () => {
  const byHand = { is_manual_address: true, city: 'CENTO (FE)', street: 'Via Renazzo' };

  it('manual entry keeps a typed postal code in a text box', async () => {
    await visit({ address: { ...byHand, zip: '44045', street_number: '5' } });
    const zip = await screen.findByRole('textbox', { name: 'CAP' });
    expect(zip).toHaveValue('44045');
  });

  it('manual entry accepts another postal code than the only one of the town', async () => {
    const { user } = await visit({ address: { ...byHand, street_number: '5' } });
    await user.click(await screen.findByRole('button', { name: 'Scrivi un altro CAP' }));
    const zip = await screen.findByRole('textbox', { name: 'CAP' });
    await user.clear(zip);
    await user.type(zip, '44045');
    await user.tab();
    expect(zip).toHaveValue('44045');
  });

  it('manual entry moves the number after a comma out of the street, and asks first if the number field holds another number', async () => {
    const { user } = await visit({ address: { ...byHand, street: '' } });
    const street = await screen.findByRole('textbox', { name: 'Via, viale o piazza' });
    await user.type(street, 'Via Roma, 5');
    await user.tab();
    const number = screen.getByRole('textbox', { name: 'Numero civico' });
    await waitFor(() => expect(number).toHaveValue('5'));
    expect(street).toHaveValue('Via Roma');
    await user.type(street, ' 5');
    await user.click(screen.getByRole('button', { name: 'Toglilo dalla via' }));
    expect(street).toHaveValue('Via Roma');
    expect(screen.queryByRole('button', { name: 'Toglilo dalla via' })).toBeNull();
  });
});

describe('an address that breaks the rules', () => {
  const home = { is_manual_address: true, zip: '20121', city: 'MILANO (MI)' };

  it.each([
    ['Via Roma', '20/86', 'Numero civico', 'Civico non valido'],
    ['Via Roma', 'km 12,5', 'Numero civico', 'Civico non valido'],
    ['Via Roma', 'SNC', 'Numero civico', 'Civico non valido'],
    ['Dorsoduro', '5', 'Via, viale o piazza', 'Indirizzo non valido'],
    ['Via Portici/Laubengasse', '5', 'Via, viale o piazza', 'Indirizzo non valido'],
  ])(
    'an unusual address is accepted once the user confirms it: %s, %s',
    async (street, street_number, label, error) => {
      const { user, goOn, onValidSubmit } = await visit({
        address: { ...home, street, street_number },
      });
      const box = await screen.findByRole('textbox', { name: label });
      await goOn();
      await waitFor(() => expect(box).toHaveAccessibleDescription(expect.stringContaining(error)));
      expect(onValidSubmit).not.toHaveBeenCalled();
      await user.click(screen.getByRole('button', { name: 'Sì, è scritto così' }));
      await waitFor(() => expect(box).not.toBeInvalid());
      expect(box).toHaveFocus();
      await goOn();
      await waitFor(() => expect(onValidSubmit).toHaveBeenCalledTimes(1));
    },
  );

  it('an unusual address needs another confirmation after a change', async () => {
    const { user, goOn } = await visit({
      address: { ...home, street: 'Via Roma', street_number: '20/86' },
    });
    const box = await screen.findByRole('textbox', { name: 'Numero civico' });
    await goOn();
    await user.click(await screen.findByRole('button', { name: 'Sì, è scritto così' }));
    await user.clear(box);
    await user.type(box, '20/88');
    await goOn();
    expect(await screen.findByRole('button', { name: 'Sì, è scritto così' })).toBeVisible();
  });

  it.each([
    ['a town alone', 'Roma', '5'],
    ['no word', '1', '5'],
    ['a number in words', 'Via Roma', 'dodici'],
  ])(
    'an address that is %s is not accepted even after a confirmation',
    async (_, street, street_number) => {
      const { user, goOn, onValidSubmit } = await visit({
        address: { ...home, street, street_number },
      });
      await screen.findByRole('textbox', { name: 'Numero civico' });
      await goOn();
      await waitFor(() => expect(screen.getAllByText(/non valido/)).not.toHaveLength(0));
      const yes = screen.queryByRole('button', { name: 'Sì, è scritto così' });
      if (yes) await user.click(yes);
      await goOn();
      expect(screen.getAllByText(/non valido/)).not.toHaveLength(0);
      expect(onValidSubmit).not.toHaveBeenCalled();
    },
  );

  it('manual entry offers to move the house number from the end of the street to its own field', async () => {
    const { user } = await visit({ address: { ...home, street: '', street_number: '' } });
    const street = await screen.findByRole('textbox', { name: 'Via, viale o piazza' });
    await user.type(street, 'Via Roma 5');
    await user.tab();
    await user.click(await screen.findByRole('button', { name: 'Sì, spostalo nel suo campo' }));
    expect(street).toHaveValue('Via Roma');
    expect(screen.getByRole('textbox', { name: 'Numero civico' })).toHaveValue('5');
  });
});

describe('typed postal code', () => {
  const byHand = { is_manual_address: true, street: 'Via Roma', street_number: '5' };

  it('manual entry keeps a postal code that the town does not have, and asks the user to check it', async () => {
    const { user } = await visit({ address: { ...byHand, zip: '44100', city: 'MILAZZO (ME)' } });
    // The request for the postal codes waits for the first interaction with the page.
    await user.click(document.body);
    const zip = await screen.findByRole('textbox', { name: 'CAP' });
    expect(zip).toHaveValue('44100');
    expect(zip).toHaveAccessibleDescription(
      "Tra i CAP di MILAZZO (ME) non c'è 44100: controlla che sia giusto",
    );
  });

  it.each([
    ['stays when its town is written otherwise', 'Mestre', '30172', '30172'],
    ['is cleared when another town is chosen', 'BOLLATE (MI)', '20021', ''],
  ])('a typed postal code %s', async (_, city, zip, left) => {
    const { user } = await visit({ address: { ...byHand, zip, city } });
    const town = await screen.findByRole('combobox', { name: /^Comune/ });
    await user.click(document.body);
    if (left === '') await screen.findByText(/20021/);
    await user.clear(town);
    await user.type(town, 'MILANO (MI)');
    await user.tab();
    const box = await screen.findByRole(left ? 'textbox' : 'combobox', { name: 'CAP' });
    await waitFor(() => expect(box).toHaveValue(left));
  });
});

describe('an unknown or ambiguous municipality', () => {
  it.each(['Atlantide', 'Castro'])(
    'an unknown or ambiguous municipality is marked on blur: %s',
    async (typed) => {
      const { user } = await visit({ address: { is_manual_address: true } });
      const town = await screen.findByRole('combobox', { name: /^Comune/ });
      await user.click(town);
      await user.paste(typed);
      await user.click(screen.getByRole('textbox', { name: 'Via, viale o piazza' }));
      await waitFor(() =>
        expect(town).toHaveAccessibleDescription(
          expect.stringMatching(/Comune non valido.*Scegli il comune dall'elenco/),
        ),
      );
      expect(screen.getByRole('textbox', { name: 'Numero civico' })).not.toBeInvalid();
    },
  );
});
