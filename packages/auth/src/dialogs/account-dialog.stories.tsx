import { type Answers, never, offline, refusedByUsers } from '@preventivo/fixtures/answers';
import { backEnd } from '@preventivo/fixtures/back-end';
import { secret } from '@preventivo/fixtures/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { phoneAndComputer, variantsOf } from '../../../../.storybook/states.tsx';
import { noPrefill } from '../account/account-props.ts';
import { AtTheForm, documents, prefill } from '../testing/at-the-form.tsx';
import { AccountDialog, type AccountDialogProps } from './account-dialog.tsx';

interface OpenedProps extends AccountDialogProps {
  readonly answers?: Answers;
}

function Opened({ answers, ...props }: OpenedProps) {
  const [{ client }] = useState(() => backEnd({ answers }));
  return (
    <AtTheForm client={client}>
      <AccountDialog {...props} />
    </AtTheForm>
  );
}

const meta = {
  title: 'auth/AccountDialog',
  component: AccountDialog,
  parameters: { docs: { story: { inline: false, height: '620px' } } },
  argTypes: { answers: { table: { disable: true } } },
  render: (args) => <Opened {...args} />,
  args: {
    start: 'login',
    prefill,
    documents,
    helpUrl: '/contatti',
    onLoggedIn: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof Opened>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

async function enter() {
  await userEvent.type(box('Password'), secret);
  await press('Accedi');
}

async function register() {
  await userEvent.type(box('Crea una password'), secret);
  await userEvent.type(box('Ripeti la password'), secret);
  for (const name of [/IVASS/, /condizioni generali/, /informativa privacy/])
    await userEvent.click(screen.getByRole('checkbox', { name }));
  await press('Crea un account');
}

/** The title has the focus, the email is prefilled, and every target is large enough. */
export const Login: Story = {
  play: async () => {
    await expect(screen.getByRole('heading', { name: 'Che bello rivederti!' })).toHaveFocus();
    await expect(box('Email')).toHaveValue('giulia.ferri@example.it');
    await press('Mostra password');
    await expect(box('Password')).toHaveAttribute('type', 'text');
    for (const button of screen.getAllByRole('button')) {
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};

export const LoginRefused: Story = {
  args: { answers: { 'users/login': [refusedByUsers('LOGIN_FAILED', 401)] } },
  play: async () => {
    await enter();
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('Password o email errata');
    await waitFor(() => expect(alert).toHaveFocus());
    await expect(box('Password')).toHaveValue('');
  },
};

export const NotActivated: Story = {
  args: { answers: { 'users/login': [refusedByUsers('USER_NOT_ACTIVATED', 403)] } },
  play: async () => {
    await enter();
    await screen.findByText('Prima di procedere controlla la tua email e attiva il tuo account');
  },
};

export const LoginOffline: Story = {
  args: { answers: { 'users/login': [offline] } },
  play: async () => {
    await enter();
    await screen.findByText('Inpossibile contattare il server, riprova più tardi');
  },
};

/** While a request is pending, the user can close neither the waiting overlay nor the dialog under it. */
export const Waiting: Story = {
  args: { answers: { 'users/login': [never] } },
  play: async ({ args }) => {
    await enter();
    const wait = await screen.findByRole('dialog', { name: 'Un attimino...' });
    await expect(wait).toHaveAccessibleDescription('Stiamo verificando i tuoi dati');
    await userEvent.keyboard('{Escape}');
    await expect(wait).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** After a session expires, the dialog offers the login only. */
export const LoginOnly: Story = { args: { loginOnly: true } };

export const Registration: Story = {
  args: { start: 'registration' },
  play: async () => {
    await expect(screen.getByRole('heading', { name: 'Crea il tuo account' })).toHaveFocus();
    await userEvent.type(box('Crea una password'), 'segreto1');
    await expect(screen.getAllByText('(fatto)')).toHaveLength(3);
    for (const consent of screen.getAllByRole('checkbox')) await expect(consent).not.toBeChecked();
  },
};

/** Short fields share a row. The consents scroll, and the button below them stays in view. */
export const RegistrationInPairs: Story = {
  args: { start: 'registration' },
  globals: { viewport: { value: 'w1280' } },
  play: async () => {
    for (const [one, other] of [
      ['Nome', 'Cognome'],
      ['Email', 'Cellulare'],
      ['Crea una password', 'Ripeti la password'],
    ] as const)
      await expect(top(box(one))).toBe(top(box(other)));
    const button = screen.getByRole('button', { name: 'Crea un account' });
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    const bottom = () => button.getBoundingClientRect().bottom;
    await expect(bottom()).toBeLessThanOrEqual(dialog.getBoundingClientRect().bottom);
    const before = bottom();
    dialog.scrollTop = dialog.scrollHeight;
    await expect(bottom()).toBeCloseTo(before, 0);
  },
};

const top = (element: Element) => element.getBoundingClientRect().top;

/** The error summary lists all missing values, with links to them. */
export const RegistrationEmpty: Story = {
  args: { start: 'registration', prefill: noPrefill },
  play: async () => {
    await press('Crea un account');
    const summary = within(await screen.findByRole('group', { name: 'Errori' }));
    await expect(summary.getByRole('heading')).toHaveFocus();
    await userEvent.click(
      summary.getByRole('link', { name: /^Consenso obbligatorio: Ho letto .* IVASS/ }),
    );
    await expect(screen.getByRole('checkbox', { name: /IVASS/ })).toHaveFocus();
  },
};

/** If the server refuses the registration, a dialog opens above the form. */
export const RegistrationRefused: Story = {
  args: { start: 'registration', answers: { 'users/register': [refusedByUsers('PHONE')] } },
  play: async () => {
    await register();
    const outcome = await screen.findByRole('alertdialog', { name: 'Registrazione non riuscita' });
    await expect(outcome).toHaveAccessibleDescription('Ricontrolla i dati inseriti');
    await expect(within(outcome).getByRole('heading')).toHaveFocus();
  },
};

/** When the dialog of the refusal closes, the refused field takes the focus and keeps its error. */
export const AlreadyRegistered: Story = {
  args: {
    start: 'registration',
    answers: { 'users/register': [refusedByUsers('ALREADY_REGISTERED')] },
  },
  play: async () => {
    await register();
    await press('Ho capito');
    const email = box('Email');
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toBeInvalid();
    await expect(email).toHaveAccessibleDescription(/Utente già registrato/);
    const { top, bottom } = email.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const Registered: Story = {
  args: { start: 'registration' },
  play: async ({ args }) => {
    await register();
    const title = await screen.findByRole('heading', { name: 'Registrazione completata!' });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(document.querySelector('form')).toBeNull();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** A link switches the form within the dialog, and keeps the email. */
export const Switched: Story = {
  play: async () => {
    await press('Registrati');
    await expect(screen.getByRole('heading', { name: 'Crea il tuo account' })).toHaveFocus();
    await expect(box('Email')).toHaveValue('giulia.ferri@example.it');
    await press('Accedi');
    await expect(screen.getByRole('heading', { name: 'Che bello rivederti!' })).toHaveFocus();
  },
};

export const Forgotten: Story = {
  play: async () => {
    await press('Hai dimenticato la password?');
    await expect(box('Email')).toHaveValue('giulia.ferri@example.it');
  },
};

/** The dialog shows the same text whether the email has an account or not. */
export const Mailed: Story = {
  play: async () => {
    await press('Hai dimenticato la password?');
    await press('Invia il link');
    const title = await screen.findByRole('heading', { name: 'Controlla la tua email' });
    await waitFor(() => expect(title).toHaveFocus());
  },
};

export const Stati: Story = variantsOf(
  Opened,
  {
    Accesso: {},
    'Solo accesso': { loginOnly: true },
    Registrazione: { start: 'registration' },
    'Registrazione, vuota': { start: 'registration', prefill: noPrefill },
  },
  { widths: phoneAndComputer, height: 844, place: 'window' },
);
