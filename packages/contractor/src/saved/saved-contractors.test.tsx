import { account, savedArben, savedGiulia } from '@preventivo/fixtures/people';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, dialog, radio, visit } from './visit.fixture.tsx';

describe('SavedContractors', () => {
  it('SavedContractors reports a chosen person with all data', async () => {
    const { person, onChoose } = visit();
    await person.click(await radio(/Giulia Ferri/));
    expect(onChoose).toHaveBeenCalledWith({
      tipoPersona: 'fisica',
      selectPeopleId: 'p-1',
      persona: expect.objectContaining({
        nome: 'Giulia',
        sesso: '1',
        data_nascita: '1985-03-27',
        comune_nascita: 'MILANO (MI)',
      }),
    });
    expect(await radio(/Giulia Ferri/)).toBeChecked();
  });

  it("SavedContractors adds the account's email and phone to a person who has none if the line asks for them", async () => {
    const people = [{ ...savedGiulia, email: '', phone: '' }];
    const { person, onChoose } = visit({ user: { ...account, people } });
    await person.click(await radio(/Giulia Ferri/));
    const reached = { email: account.email, cellulare: account.phone };
    expect(onChoose.mock.lastCall?.[0]).toMatchObject({ persona: reached });
  });

  it('SavedContractors adds no email or phone to a person if the line hides these questions', async () => {
    const people = [{ ...savedGiulia, email: '', phone: '' }];
    const { person, onChoose } = visit({
      user: { ...account, people },
      role: 'proprietario',
      contractor: { types: ['fisica'], hides: ['email', 'cellulare'] },
    });
    await person.click(await radio(/Giulia Ferri/));
    const unknown = { email: '', cellulare: '' };
    expect(onChoose.mock.lastCall?.[0]).toMatchObject({ persona: unknown });
  });

  it('SavedContractors reports a chosen company with the address of its office in separate parts', async () => {
    const { person, onChoose } = visit({ type: 'giuridica' });
    await person.click(await radio(/Ferri Serramenti/));
    expect(onChoose).toHaveBeenCalledWith(
      expect.objectContaining({
        tipoPersona: 'giuridica',
        selectPeopleId: 'c-1',
        azienda: expect.objectContaining({
          ragioneSociale: 'Ferri Serramenti S.r.l.',
          indirizzoResidenza_SedeLegale: expect.objectContaining({ street: 'VIA GARIBALDI' }),
        }),
      }),
    );
  });

  it('SavedContractors shows sex, birth date, profession and birthplace of a person', async () => {
    visit();
    expect(await screen.findByText('Donna · 27/03/1985 · Architetto · Milano')).toBeVisible();
    expect(screen.getByText('Uomo · 01/12/1990 · Architetto · Albania')).toBeVisible();
  });

  it('SavedContractors shows VAT number and contact person of a company', async () => {
    visit({ type: 'giuridica' });
    await radio(/Ferri Serramenti S.r.l. P. IVA 00743110157 · Referente Giulia Ferri/);
  });

  it('SavedContractors preselects no record and gives its radio buttons a `name`', async () => {
    visit();
    const first = await radio(/Giulia/);
    expect(first).not.toBeChecked();
    expect(first).toHaveAttribute('name', 'selectPeopleId');
    expect(first).toHaveAttribute('value', 'p-1');
  });

  it('SavedContractors selects the record that was chosen before', async () => {
    visit({ chosen: 'p-1' });
    expect(await radio(/Giulia/)).toBeChecked();
  });
});

describe('a person with missing data', () => {
  it('a person with missing data cannot be chosen, even if chosen before, and the card lists what is missing', async () => {
    const { person, onChoose } = visit({ chosen: 'p-2' });
    const arbens = await radio(/Arben Hoxha/);
    expect(arbens).toBeDisabled();
    expect(arbens).not.toBeChecked();
    await person.click(arbens);
    expect(onChoose).not.toHaveBeenCalled();
    const edit = await button('Modifica i dati di Arben Hoxha');
    expect(edit).toHaveAccessibleDescription('Modifica: Telefono, Indirizzo');
    expect(await button('Modifica i dati di Giulia Ferri')).not.toHaveAccessibleDescription();
  });

  it('the form of a person with missing data opens with the focus on the first missing value', async () => {
    const { person } = visit();
    await person.click(await button('Modifica i dati di Arben Hoxha'));
    const form = await dialog('Modifica i dati di Arben Hoxha');
    expect(form.getByRole('textbox', { name: 'Cellulare' })).toHaveFocus();
  });

  it.each([
    ['whose sex is unknown', { gender: '' as const }, 'Modifica: Sesso', 'sesso'],
    ['who has no postal code', { postalCodeOfResidence: '' }, 'Modifica: Indirizzo', 'zip'],
    [
      'whose municipality has no province',
      { cityOfResidence: { id: 'x', value: 'MILANO' } },
      'Modifica: Indirizzo',
      'city',
    ],
  ])(
    'for a person %s, the form asks only for the missing value',
    async (_, change, words, control) => {
      const user = { ...account, people: [{ ...savedGiulia, ...change }] };
      const zones = ['20121', '20122'].map((id) => ({ id, value: id }));
      const answers = { 'location/findCap': [() => Response.json(zones)] };
      const { person } = visit({ user, answers });
      const edit = await button('Modifica i dati di Giulia Ferri');
      expect(edit).toHaveAccessibleDescription(words);
      await person.click(edit);
      await dialog('Modifica i dati di Giulia Ferri');
      await waitFor(() => expect(document.activeElement).toHaveAttribute('name', control));
    },
  );

  it('a person without a profession is complete if the line does not ask for it', async () => {
    const user = { ...account, people: [{ ...savedGiulia, profession: '' }] };
    visit({ user, contractor: { types: ['fisica'], hides: ['professione'] } });
    expect(await radio(/Giulia Ferri/)).toBeEnabled();
  });

  it("a card uses the application's labels for missing values", async () => {
    const user = { ...account, people: [savedArben] };
    visit({ user, messages: { INCOMPLETE_PHONE: 'Numero di telefono' } });
    expect(await button(/di Arben/)).toHaveAccessibleDescription(
      'Modifica: Numero di telefono, Indirizzo',
    );
  });
});

describe('list of records', () => {
  it('the list of records shows its loading state', async () => {
    visit({ user: null });
    const loading = await screen.findByText('Carico i tuoi contraenti');
    expect(loading.parentElement).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByRole('button', { name: /Inserisci/ })).toBeNull();
  });

  it('the empty list of records says that it is empty and has a button, to which the error link leads', async () => {
    visit({ user: { ...account, people: [] }, error: 'Selezionare il contraente' });
    expect(await screen.findByText('Non hai ancora contraenti salvati')).toBeVisible();
    const group = screen.getByRole('group', { name: 'Seleziona il contraente' });
    expect(group).toHaveAccessibleDescription('Selezionare il contraente');
    expect(await button('Inserisci un nuovo contraente')).toHaveAttribute('name', 'selectPeopleId');
  });

  it('the list of records shows an error if the user chose none', async () => {
    visit({ error: 'Selezionare il contraente' });
    await radio(/Giulia/);
    const group = screen.getByRole('radiogroup', { name: 'Seleziona il contraente' });
    expect(group).toHaveAttribute('aria-invalid', 'true');
    expect(group).toHaveAccessibleDescription('Selezionare il contraente');
  });

  it("the list of records has the texts for an owner if the role is 'proprietario'", async () => {
    const { person } = visit({ role: 'proprietario', name: 'proprietario.selectPeopleId' });
    expect(await radio(/Giulia/)).toHaveAttribute('name', 'proprietario.selectPeopleId');
    expect(screen.getByRole('radiogroup', { name: 'Seleziona il proprietario' })).toBeVisible();
    await person.click(await button('Inserisci un nuovo proprietario'));
    await dialog('Nuovo proprietario');
  });
});
