import { Preventivo } from '@preventivo/core/react';
import { type Answers, offline } from '@preventivo/fixtures/answers';
import { backEnd } from '@preventivo/fixtures/back-end';
import { today } from '@preventivo/fixtures/people';
import type { Address } from '@preventivo/italian';
import { Combobox, Status } from '@preventivo/ui';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { AddressBlock } from './address-block.tsx';
import { emptyAddress } from './formik/address-field.tsx';

interface Visit {
  readonly search?: string;
  readonly answers?: Answers;
}

interface FormProps {
  readonly start: Address;
  onChange(address: Address): void;
  onBlur(): void;
}

function Form({ start, onChange, onBlur }: FormProps) {
  const [value, setValue] = useState(start);
  const keep = (address: Address) => {
    setValue(address);
    onChange(address);
  };
  return (
    <>
      <AddressBlock
        {...{ value, onBlur }}
        name="casa"
        label="Casa"
        search="Cerca la casa"
        onChange={keep}
      />
      <input aria-label="Email" />
      <Status />
    </>
  );
}

function visit({ search = '', answers }: Visit = {}) {
  const { client, sent } = backEnd({ answers });
  const start = { ...emptyAddress, search };
  const onChange = vi.fn<FormProps['onChange']>();
  const onBlur = vi.fn<FormProps['onBlur']>();
  render(
    <Preventivo client={client} today={today}>
      <Form {...{ start, onChange, onBlur }} />
    </Preventivo>,
  );
  return {
    user: userEvent.setup(),
    sent,
    onBlur,
    kept: () => onChange.mock.lastCall?.[0] ?? start,
  };
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Cerca la casa' });
const email = () => screen.getByRole('textbox', { name: 'Email' });
const card = () => screen.findByRole('group', { name: 'Casa scelto' });
const said = () => screen.getByRole('status');
const rows = () => screen.findAllByRole('option');

/** Simulates autofill, which sets the value and fires one event. */
function fillIn(text: string) {
  email().focus();
  fireEvent.input(box(), { target: { value: text } });
}

const garibaldi = {
  ...{ toponimo: 'VIA', address: 'GARIBALDI', number: '12' },
  ...{ cap: '20121', city: 'MILANO', pv: 'MI' },
};
const partsOf = (indirizzo: typeof garibaldi) =>
  Response.json({ session: 's', placeList: [], indirizzo });

const milan = 'VIA GARIBALDI, 12, 20121 MILANO MI, ITALIA';

beforeAll(async () => {
  await Combobox.preload();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('autofilled address', () => {
  it('an autofilled address that is the only match is selected and announced, without moving the focus', async () => {
    const { kept } = visit();
    fillIn('Via Garibaldi 12, 20121 Milano');
    expect(await card()).toHaveTextContent('Via Garibaldi, 12');
    expect(kept()).toMatchObject({ search: milan, street_number: '12', city: 'MILANO (MI)' });
    await waitFor(() => expect(said()).toHaveTextContent(`Selezionato: ${milan}`));
    expect(email()).toHaveFocus();
  });

  it('the card of an autofilled address shows which typed text the address does not contain', async () => {
    const place = { placeId: 'p', description: milan };
    visit({
      answers: {
        'address/search': () => Response.json({ session: 's', placeList: [place] }),
        'address/details': () => partsOf(garibaldi),
      },
    });
    fillIn('Via Garibaldi 12 int. 3, 20121 Milano');
    expect(await card()).toHaveTextContent('Senza «int. 3»');
  });

  it('an autofilled address shows fields for missing parts without an error', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, onBlur } = visit();
    await user.click(box());
    fillIn('Via Garibaldi, Bollate');
    await screen.findByRole('textbox', { name: 'Numero civico' });
    // On a slow machine, `onBlur` may be called before the search has found the place and the parts have fields.
    onBlur.mockClear();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(onBlur).not.toHaveBeenCalled();
  });

  it('an autofilled address with several matches is announced, and a button lists them', async () => {
    const { user } = visit();
    fillIn('Via Garibaldi 12');
    const button = await screen.findByRole('button', { name: "Scegli l'indirizzo" });
    await waitFor(() => expect(said()).toHaveTextContent("Scegli l'indirizzo"));
    expect(screen.queryByRole('option')).toBeNull();
    await user.click(button);
    expect(await rows()).toHaveLength(2);
    expect(box()).toHaveFocus();
    await user.keyboard('[ArrowDown][Enter]');
    expect(await card()).toHaveTextContent('20121 Milano');
  });

  it('a note names the missing part of an autofilled address without a match, and manual entry splits the text into fields', async () => {
    const { user } = visit();
    fillIn('Corso Italia 5');
    const lacks = 'Aggiungi il comune dopo il numero, oppure scrivilo tu.';
    await screen.findByText(lacks, { selector: 'p' });
    await waitFor(() => expect(said()).toHaveTextContent(lacks));
    await user.click(screen.getByRole('button', { name: 'Compilazione manuale' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Numero civico' })).toHaveValue('5'),
    );
    expect(screen.getByRole('textbox', { name: 'Via, viale o piazza' })).toHaveValue(
      'Corso Italia',
    );
  });

  it('an autofilled address keeps its text if the search fails, and a message reports the failure', async () => {
    visit({ answers: { 'address/search': offline } });
    fillIn('Via Garibaldi 12, Milano');
    await screen.findByText('La ricerca non risponde. Puoi scriverlo tu.', { selector: 'p' });
    expect(box()).toHaveValue('Via Garibaldi 12, Milano');
  });
});

describe('address text from an account or a draft', () => {
  it('an address text from an account or a draft is selected if it is the only match', async () => {
    const { kept } = visit({ search: 'VIA GARIBALDI 12 20121 MILANO' });
    await card();
    expect(kept().search).toBe(milan);
    expect(document.body).toHaveFocus();
  });

  it('an address text from an account or a draft opens its list if the box already has the focus', async () => {
    visit({ search: 'VIA GARIBALDI 12' });
    act(() => box().focus());
    expect(await rows()).toHaveLength(2);
  });

  it('an address text from an account or a draft is searched when the user opens the list', async () => {
    const { user } = visit({ search: 'VIA GARIBALDI 12' });
    await screen.findByRole('button', { name: "Scegli l'indirizzo" });
    await user.click(box());
    expect(await rows()).toHaveLength(2);
  });

  it('a text from an account or a draft is not searched if it does not look like an address', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { sent } = visit({ search: 'milano' });
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(sent('address/search')).toEqual([]);
  });
});

describe('a user who does not wait for the search', () => {
  it('the only search result is selected even if the user has left the box before it arrives', async () => {
    const { user } = visit();
    await user.type(box(), 'via garibaldi 12 20121 milano');
    act(() => email().focus());
    await card();
    expect(email()).toHaveFocus();
  });

  it('a late search result for an earlier text is ignored after the user has typed more', async () => {
    let answer = (_: Response) => {};
    const late = new Promise<Response>((done) => {
      answer = done;
    });
    const { user, kept } = visit({ answers: { 'address/search': [() => late] } });
    fillIn('Via Garibaldi 12, Torino');
    await user.clear(box());
    await user.type(box(), 'piazza dante 5, sassari');
    await waitFor(() => expect(kept().street).toBe('PIAZZA DANTE'));
    const places = [{ placeId: 'p2', description: 'VIA GARIBALDI, 12, 10122 TORINO TO, ITALIA' }];
    await act(async () => answer(Response.json({ session: 's', placeList: places })));
    await user.tab();
    expect(await card()).toHaveTextContent('Sassari');
    expect(kept().city).toBe('SASSARI (SS)');
  });

  it('late details of an address are ignored after the user has switched to manual entry', async () => {
    let answer = () => {};
    const late = new Promise<Response>((done) => {
      answer = () => done(partsOf(garibaldi));
    });
    const { user, kept } = visit({ answers: { 'address/details': [() => late] } });
    await user.type(box(), 'via garibaldi 12 20121');
    await user.click((await rows())[0] ?? expect.unreachable());
    await user.click(screen.getByRole('button', { name: 'Compilazione manuale' }));
    const town = await screen.findByRole('combobox', { name: 'Comune' });
    await user.clear(town);
    await user.type(town, 'bollate');
    await act(async () => answer());
    await act(async () => {});
    expect(kept()).toMatchObject({ city: expect.stringMatching(/^bollate/i), zip: '' });
  });

  it.each([
    ['has no municipality', { city: '', pv: 'MI' }],
    ['has no province', { city: 'MILANO', pv: '' }],
  ])('a chosen address that %s shows an error', async (_, lacks) => {
    const unknown = () => partsOf({ ...garibaldi, ...lacks });
    const { user, kept } = visit({ answers: { 'address/details': [unknown] } });
    await user.type(box(), 'via garibaldi 12 20121');
    await user.click((await rows())[0] ?? expect.unreachable());
    expect(await screen.findByText('Impossibile validare il comune selezionato')).toBeVisible();
    expect(kept().city).toBe('');
  });

  it('after «Cambia», the same address is not selected again automatically', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = visit({ search: 'VIA GARIBALDI 12 20121 MILANO' });
    await card();
    await user.click(screen.getByRole('button', { name: 'Cambia indirizzo' }));
    await waitFor(() => expect(box()).toHaveFocus());
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(box()).toHaveValue(milan);
  });
});

describe("a street that ends with a town's name", () => {
  it("a street that ends with a town's name is not selected in that town automatically, and the user can add another town", async () => {
    const { user, kept } = visit();
    await user.type(box(), 'via garibaldi bollate');
    const [inTown, whole] = await rows();
    expect(inTown).toHaveTextContent(
      'VIA GARIBALDI, 20021 BOLLATE MI, ITALIAAggiungi il numero civico',
    );
    expect(kept().city).toBe('');
    if (whole) await user.click(whole);
    await waitFor(() => expect(box()).toHaveValue('VIA GARIBALDI BOLLATE, '));
    expect(box()).toHaveFocus();
    await waitFor(() => expect(said()).toHaveTextContent('Aggiungi il comune'));
    expect(kept()).toMatchObject({ search: 'VIA GARIBALDI BOLLATE, ', city: '' });
  });

  it('manual entry keeps a town typed before the search returns', async () => {
    let arrive = () => {};
    const late = new Promise<Response>((resolve) => {
      arrive = () => resolve(Response.json([{ id: 'F205', value: 'MILANO (MI)' }]));
    });
    const { user, kept } = visit({ answers: { 'location/findComune': [() => late] } });
    await user.type(box(), 'via roma 12, milano');
    await user.click(screen.getByRole('button', { name: 'Compilazione manuale' }));
    await user.type(await screen.findByRole('combobox', { name: 'Comune' }), 'bollate');
    await act(async () => arrive());
    await act(async () => {});
    expect(kept()).toMatchObject({ street: 'via roma', city: expect.stringMatching(/^bollate/i) });
  });

  it("manual entry splits a street that ends with a town's name in the same way as the search", async () => {
    const { user, kept } = visit();
    await user.type(box(), 'via garibaldi bollate');
    await rows();
    await user.click(screen.getByRole('button', { name: 'Compilazione manuale' }));
    await waitFor(() =>
      expect(kept()).toMatchObject({ street: 'VIA GARIBALDI', city: 'BOLLATE (MI)' }),
    );
  });
});

describe('hint for a search without results', () => {
  it.each([
    ['vicolo corto', 'Aggiungi il numero civico e il comune, oppure scrivilo tu.'],
    ['corso italia 5', 'Aggiungi il comune dopo il numero, oppure scrivilo tu.'],
    ['bergamo', 'Scrivi via, numero civico e comune: «via Roma 1, Bergamo».'],
    ['via roma 1, atlantide', 'Non lo troviamo. Puoi scriverlo tu.'],
  ])('the hint of a search without results depends on the text: %s', async (typed, sentence) => {
    const { user } = visit();
    await user.type(box(), typed);
    expect(await screen.findByText(sentence, { selector: '.q-list-empty p' })).toBeVisible();
    await waitFor(() => expect(said()).toHaveTextContent(sentence));
  });
});
