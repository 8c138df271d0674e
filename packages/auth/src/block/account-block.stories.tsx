import type { User } from '@preventivo/core';
import { type Answers, expired, never } from '@preventivo/fixtures/answers';
import { backEnd } from '@preventivo/fixtures/back-end';
import { account, secret } from '@preventivo/fixtures/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { phoneAndComputer, variantsOf } from '../../../../.storybook/states.tsx';
import { AtTheForm, documents, prefill } from '../testing/at-the-form.tsx';
import { AccountBlock, type AccountBlockProps } from './account-block.tsx';

interface StandingProps extends AccountBlockProps {
  readonly answers?: Answers;
  readonly isLoggedIn?: boolean;
  /** @defaultValue Giulia */
  readonly user?: User;
}

function Alone({ answers, isLoggedIn, user, ...props }: StandingProps) {
  const [{ client }] = useState(() => backEnd({ answers, isLoggedIn, user }));
  return (
    <AtTheForm client={client}>
      <AccountBlock {...props} />
    </AtTheForm>
  );
}

/** The account block above a form with one question. Enter in the question's text box calls the server. */
function Standing({ answers, isLoggedIn, user, ...props }: StandingProps) {
  const [{ client }] = useState(() => backEnd({ answers, isLoggedIn, user }));
  const recall = {
    Quote_Request_Id: '1',
    Quote_Request_Key: 'k',
    Recall_Channel: 'email',
  } as const;
  return (
    <AtTheForm client={client}>
      <AccountBlock {...props} />
      <hr />
      <label>
        Dove vai? <input onKeyDown={(e) => e.key === 'Enter' && void client.recallMe(recall)} />
      </label>
    </AtTheForm>
  );
}

const meta = {
  title: 'auth/AccountBlock',
  component: AccountBlock,
  argTypes: {
    answers: { table: { disable: true } },
    isLoggedIn: { table: { disable: true } },
    user: { table: { disable: true } },
  },
  render: (args) => <Standing {...args} />,
  args: { prefill, documents, helpUrl: '/contatti', onLoggedIn: fn() },
} satisfies Meta<typeof Standing>;
export default meta;
type Story = StoryObj<typeof meta>;

const hers = () => screen.findByRole('region', { name: 'Stai usando il profilo di Giulia Ferri' });
const block = () => screen.getByRole('region');

export const Visitor: Story = {
  play: async () => {
    const offer = screen.getByRole('region', { name: 'Hai già un account? Ritrovi i tuoi dati.' });
    await expect(offer.offsetHeight).toBe(44);
    for (const button of screen.getAllByRole('button'))
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** While the session loads, a hidden text reserves the space of the block. */
export const Loading: Story = {
  args: { isLoggedIn: true, answers: { 'users/my-data': [never] } },
  play: async () => {
    await expect(await screen.findByText('Caricamento in corso')).toBeInTheDocument();
    await expect(screen.queryByRole('button')).toBeNull();
  },
};

export const LoggedIn: Story = {
  args: { isLoggedIn: true },
  play: async () => {
    await hers();
    const { width, height } = screen.getByRole('button', { name: 'Esci' }).getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};

/** On a phone a long name does not overlap the buttons. */
export const ALongName: Story = {
  args: { isLoggedIn: true, user: { ...account, surname: 'Wolfeschlegelsteinhausenberger' } },
  decorators: [
    (Story) => (
      <div style={{ width: 280 }}>
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    const name = await screen.findByRole('button', { name: /Wolfeschlegel/ });
    const way = screen.getByRole('button', { name: 'Esci' }).getBoundingClientRect();
    const { right, top } = name.getBoundingClientRect();
    await expect(right <= way.left || top >= way.bottom).toBe(true);
  },
};

/** After a logout on all devices, the block shows a message. */
export const LeftEverywhere: Story = {
  args: { isLoggedIn: true },
  play: async () => {
    await hers();
    await userEvent.click(screen.getByRole('button', { name: /Il tuo account/ }));
    await screen.findByRole('dialog', { name: 'Il tuo account' });
    await userEvent.click(screen.getByRole('button', { name: /^Esci ovunque/ }));
    const said = await screen.findByRole('region', {
      name: "Hai chiuso l'accesso su tutti i dispositivi.",
    });
    await waitFor(() => expect(said).toHaveFocus());
    await expect(screen.getByRole('button', { name: 'Accedi' })).toBeVisible();
  },
};

/**
 * The user logs in by keyboard alone. Afterwards the dialog is closed, and the block has the focus and its former
 * height.
 */
export const ComingIn: Story = {
  play: async ({ args }) => {
    const height = block().getBoundingClientRect().height;
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Che bello rivederti!' });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByLabelText('Password')).toHaveFocus();
    await userEvent.keyboard(secret);
    // Five Tabs skip the button that shows the password, the forgotten password, the registration and the contact.
    for (const _ of [1, 2, 3, 4, 5]) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const profile = await hers();
    await waitFor(() => expect(profile).toHaveFocus());
    await expect(args.onLoggedIn).toHaveBeenCalledWith(account);
    await expect(document.querySelector('dialog, form')).toBeNull();
    await expect(block().getBoundingClientRect().height).toBe(height);
  },
};

export const ComingInOnAPhone: Story = {
  ...ComingIn,
  globals: { viewport: { value: 'w390' } },
};

/** When the session expires, the login opens over the form. After the login, the user continues on the same page. */
export const Expired: Story = {
  args: { isLoggedIn: true, answers: { 'quote-request/recall-me': [expired] } },
  play: async () => {
    await hers();
    const question = screen.getByRole('textbox', { name: 'Dove vai?' });
    await userEvent.type(question, 'Lisbona{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'La sessione è scaduta' }));
    await expect(dialog.queryByRole('button', { name: 'Registrati' })).toBeNull();
    await userEvent.type(dialog.getByLabelText('Password'), secret);
    await userEvent.click(dialog.getByRole('button', { name: 'Accedi' }));
    await hers();
    await waitFor(() => expect(question).toHaveFocus());
    await expect(question).toHaveValue('Lisbona');
  },
};

export const ExpiredAndWaiting: Story = {
  args: { ...Expired.args, openOnExpiry: false },
  play: async () => {
    await hers();
    await userEvent.type(screen.getByRole('textbox', { name: 'Dove vai?' }), '{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Sessione scaduta, ti preghiamo di ri autenticarti',
    );
    await expect(screen.getAllByRole('button')).toHaveLength(1);
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const Stati: Story = variantsOf(
  Alone,
  {
    'Senza account': {},
    'Con un account': { isLoggedIn: true },
  },
  { widths: phoneAndComputer },
);
