import { emptyContractor } from '@preventivo/core';
import { offline, refused } from '@preventivo/fixtures/answers';
import { rossi, rossiAsks } from '@preventivo/fixtures/people';
import { pets } from '@preventivo/line-pets/line';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { comes, press, write } from './as-a-person.ts';
import { asking } from './asking.tsx';

const Asking = asking(pets);
const nobody = emptyContractor(['giuridica']);
const asks = (change: Partial<typeof rossi>) => ({
  ...rossiAsks,
  azienda: { ...rossi, ...change },
});

const meta = {
  title: 'contractor/Azienda',
  component: Asking,
  tags: ['!autodocs'],
  args: { values: nobody, onChange: fn(), onValidSubmit: fn(), onRefused: fn() },
} satisfies Meta<typeof Asking>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The questions in the order of their validation, each with its autofill attributes. */
export const Empty: Story = {
  play: async () => {
    // Wait for the combobox: until its code has loaded, the address search is a plain text box.
    await comes('combobox', "Cerca l'indirizzo della sede legale");
    const attributes = screen
      .getAllByRole<HTMLInputElement>('textbox')
      .map(({ name, autocomplete, inputMode }) => [name, autocomplete, inputMode]);
    await expect(attributes).toEqual([
      ['nomeAzienda', 'organization', ''],
      ['pIva', 'off', 'numeric'],
      ['ragioneSociale', 'off', ''],
      ['nome', 'given-name', ''],
      ['cognome', 'family-name', ''],
      ['email', 'work email', 'email'],
      ['cellulare', 'work tel-national', 'tel'],
    ]);
    const referent = within(screen.getByRole('group', { name: 'Chi possiamo contattare?' }));
    await expect(referent.getAllByRole('textbox')).toHaveLength(4);
    await expect(screen.queryByText('Sesso')).toBeNull();
  },
};

/** Each missing answer shows its message from the specification. */
export const AllMissing: Story = {
  play: async ({ args }) => {
    await comes('textbox', "Nome dell'azienda");
    await press('Continua');
    const summary = within(await comes('group', 'Errori'));
    await expect(
      summary.getAllByRole('link').map((link) => link.lastElementChild?.textContent),
    ).toEqual([
      'Nome Azienda non valido',
      'Numero di Partita IVA non valido',
      'Ragione sociale non valida',
      'Indirizzo non trovato, ti preghiamo di inserirlo tramite il tasto "Compilazione manuale".',
      'Nome Referente non valido',
      'Cognome Referente non valido',
      'Email Referente non valida',
      'Cellulare Referente non valido',
    ]);
    await expect(summary.getByText('Alcuni valori del contraente non sono validi')).toBeVisible();
    await expect(args.onValidSubmit).not.toHaveBeenCalled();
  },
};

/** A VAT number of eleven digits with a wrong check digit. */
export const WrongVat: Story = {
  play: async () => {
    await write('Partita IVA', 'IT 12345678904');
    await userEvent.tab();
    const vat = screen.getByRole('textbox', { name: 'Partita IVA' });
    await waitFor(() =>
      expect(vat).toHaveAccessibleDescription(
        /Numero di Partita IVA non valido Controlla: servono 11 cifre/,
      ),
    );
    await userEvent.type(vat, '{Backspace}3');
    await waitFor(() => expect(vat).not.toHaveAttribute('aria-invalid'));
  },
};

/** One press copies the company's name into the legal name, because both are often equal. */
export const SameName: Story = {
  play: async ({ args }) => {
    await comes('textbox', "Nome dell'azienda");
    await press("Uguale al nome dell'azienda");
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent("Scrivi prima il nome dell'azienda"),
    );
    await write("Nome dell'azienda", 'Rossi & Figli S.r.l.');
    await press("Uguale al nome dell'azienda");
    const legal = screen.getByRole('textbox', { name: 'Ragione sociale' });
    await waitFor(() => expect(legal).toHaveValue('Rossi & Figli S.r.l.'));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        azienda: expect.objectContaining({ ragioneSociale: 'Rossi & Figli S.r.l.' }),
      }),
    );
    await expect(screen.getByRole('button', { name: /Uguale/ })).toHaveFocus();
  },
};

/** If the server accepts the valid answers, the form submits them. */
export const Right: Story = {
  args: { values: asks({ pIva: 'IT 123 456 789 03' }) },
  play: async ({ args }) => {
    await comes('textbox', 'Partita IVA');
    await press('Continua');
    await waitFor(() =>
      expect(args.onValidSubmit).toHaveBeenCalledWith(asks({ pIva: 'IT 123 456 789 03' })),
    );
  },
};

/** The server rejects a VAT number whose format is valid. */
export const RefusedByTheServer: Story = {
  args: { values: rossiAsks, answers: { '/contractor': [refused(422, 'CONTRACTOR_COMPANY_VAT')] } },
  play: async ({ args }) => {
    await comes('textbox', 'Partita IVA');
    await press('Continua');
    await comes('group', 'Errori');
    await expect(screen.getByRole('textbox', { name: 'Partita IVA' })).toHaveAccessibleDescription(
      /Valore non valido/,
    );
    await expect(args.onValidSubmit).not.toHaveBeenCalled();
  },
};

/**
 * The search for the office's address works like the search for a home. If it finds nothing, the user enters the
 * address by hand.
 */
export const OfficeNotFound: Story = {
  args: {
    values: asks({
      indirizzoResidenza_SedeLegale: {
        ...rossi.indirizzoResidenza_SedeLegale,
        is_manual_address: false,
      },
    }),
    answers: { '/address/search': [offline] },
  },
  play: async () => {
    await comes('textbox', 'Partita IVA');
    await press('Continua');
    await comes('link', /Indirizzo non trovato/);
  },
};

/** The page opens again after the server has rejected the quote request. */
export const Shown: Story = {
  args: {
    values: rossiAsks,
    shown: [
      {
        field: 'ragioneSociale',
        control: 'ragioneSociale',
        code: 'CONTRACTOR_COMPANY_LEGAL_NAME',
        invalid: 'Valore non valido',
        error: 'Alcuni valori del contraente non sono validi',
      },
    ],
  },
  play: async () => {
    await expect(await comes('textbox', 'Ragione sociale')).toHaveAccessibleDescription(
      /Valore non valido/,
    );
  },
};

/** A line that does not ask for the mobile number. */
export const WithoutMobile: Story = {
  args: {
    values: asks({ cellulare: '' }),
    contractor: { types: ['fisica', 'giuridica'], hides: ['cellulare'] },
  },
  play: async () => {
    await comes('textbox', 'Email del referente');
    await expect(screen.queryByRole('textbox', { name: 'Cellulare del referente' })).toBeNull();
  },
};

/** A line for companies only, which does not ask for the contractor type. */
export const CompaniesOnly: Story = {
  args: { contractor: { types: ['giuridica'] } },
  play: async () => {
    await comes('textbox', 'Partita IVA');
    await expect(screen.queryByRole('radio')).toBeNull();
  },
};
