import { AccountBlock, type Prefill, useSessionKeeper } from '@preventivo/auth';
import * as rules from '@preventivo/core/check';
import { Preventivo } from '@preventivo/core/react';
import { today } from '@preventivo/fixtures/people';
import { RulesProvider } from '@preventivo/form';
import { giuliasAccount } from '@preventivo/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createStore, Provider } from 'jotai';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { comes, press, pressInDialog, tick } from './as-a-person.ts';
import { referenceApi } from './reference-api.ts';

interface VisitProps {
  readonly prefill: Prefill;
}

/**
 * The account block without a funnel around it. The reference API runs in the page, and Giulia has an account there.
 */
function Visit({ prefill }: VisitProps) {
  const [{ client, store }] = useState(() => ({ client: referenceApi(), store: createStore() }));
  return (
    <Provider store={store}>
      <Preventivo client={client} today={today}>
        <RulesProvider rules={rules}>
          <Block prefill={prefill} />
        </RulesProvider>
      </Preventivo>
    </Provider>
  );
}

function Block({ prefill }: VisitProps) {
  useSessionKeeper();
  return (
    <AccountBlock
      prefill={prefill}
      documents={{ documents: [], privacyUrl: '/privacy', termsUrl: '/condizioni' }}
    />
  );
}

const marco: Prefill = {
  name: 'Marco',
  surname: 'Neri',
  email: 'marco.neri@example.it',
  phone: '+39 347 7654321',
};

const meta = {
  title: 'auth/OverTheApi',
  component: Visit,
  tags: ['!autodocs'],
  args: { prefill: marco },
} satisfies Meta<typeof Visit>;
export default meta;
type Story = StoryObj<typeof meta>;

const secret = async (label: string, password: string) =>
  userEvent.type(await screen.findByLabelText(label), password, { delay: null });

async function logIn(password: string) {
  await secret('Password', password);
  await pressInDialog('Accedi');
}

async function register(password: string) {
  await press('Registrati');
  await secret('Crea una password', password);
  await secret('Ripeti la password', password);
  await tick(/IVASS/);
  await tick(/condizioni generali/);
  await tick(/informativa privacy/);
  await press('Crea un account');
}

/** A login with a wrong password, a login with the right password, and a logout. */
export const InAndOut: Story = {
  args: { prefill: { name: '', surname: '', phone: '', email: giuliasAccount.email } },
  play: async () => {
    await press('Accedi');
    await logIn('Margherita7!');
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('Password o email errata'),
    );
    await logIn(giuliasAccount.password);
    await comes('region', 'Stai usando il profilo di Giulia Ferri');
    await press('Esci');
    await comes('region', 'Hai già un account? Ritrovi i tuoi dati.');
  },
};

/** The API accepts the registration. The account stays inactive until the visitor opens the link in the mail. */
export const Registered: Story = {
  play: async () => {
    await register('Girasole7!');
    await comes('heading', 'Registrazione completata!');
    await press('Chiudi');
    await press('Accedi');
    await logIn('Girasole7!');
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        'Prima di procedere controlla la tua email e attiva il tuo account',
      ),
    );
  },
};

export const RegisteredBefore: Story = {
  args: { prefill: { ...marco, email: giuliasAccount.email } },
  play: async () => {
    await register('Girasole7!');
    await comes('alertdialog', 'Registrazione non riuscita');
    await press('Ho capito');
    await expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      /Utente già registrato/,
    );
  },
};

/** The password meets every rule, but attackers try it first because many people use it. */
export const PasswordOfEverybody: Story = {
  play: async () => {
    await register('password1!');
    await comes('alertdialog', 'Registrazione non riuscita');
    await press('Ho capito');
    await waitFor(() => expect(screen.getByLabelText('Crea una password')).toHaveFocus());
    await expect(screen.getByLabelText('Crea una password')).toHaveAccessibleDescription(
      /Password non valida Scegline una meno comune/,
    );
  },
};

/** The response does not reveal whether the email address has an account. */
export const Forgotten: Story = {
  play: async () => {
    await press('Accedi');
    await press('Hai dimenticato la password?');
    await press('Invia il link');
    await comes('heading', 'Controlla la tua email');
  },
};
