import { type Answers, never, offline } from '@preventivo/fixtures/answers';
import { backEnd } from '@preventivo/fixtures/back-end';
import { account, secret } from '@preventivo/fixtures/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { phoneAndComputer, variantsOf } from '../../../../.storybook/states.tsx';
import { AtTheForm } from '../testing/at-the-form.tsx';
import { OwnAccountDialog, type OwnAccountDialogProps } from './own-account-dialog.tsx';

interface OpenedProps extends OwnAccountDialogProps {
  readonly answers?: Answers;
}

function Opened({ answers, ...props }: OpenedProps) {
  const [{ client }] = useState(() => backEnd({ answers, isLoggedIn: true }));
  return (
    <AtTheForm client={client}>
      <OwnAccountDialog {...props} />
    </AtTheForm>
  );
}

const meta = {
  title: 'auth/OwnAccountDialog',
  component: OwnAccountDialog,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  argTypes: { answers: { table: { disable: true } } },
  render: (args) => <Opened {...args} />,
  args: { user: account, onClose: fn() },
} satisfies Meta<typeof Opened>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

export const Ways: Story = {
  play: async () => {
    await screen.findByRole('dialog', { name: 'Il tuo account' });
    for (const button of screen.getAllByRole('button'))
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const OnAPhone: Story = { ...Ways, globals: { viewport: { value: 'w390' } } };

export const Loading: Story = {
  args: { answers: { 'users/export': never } },
  play: async () => {
    await press('Scarica i miei dati');
    await expect(screen.getByRole('button', { name: 'Scarica i miei dati' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const NotDownloaded: Story = {
  args: { answers: { 'users/export': offline } },
  play: async () => {
    await press('Scarica i miei dati');
    await expect(await screen.findByRole('alert')).toHaveTextContent(/^Inpossibile contattare/);
  },
};

/** The dialog explains the effects of a deletion above the field for the password. */
export const Deleting: Story = {
  play: async () => {
    await press('Elimina il mio account');
    await screen.findByRole('dialog', { name: 'Vuoi eliminare il tuo account?' });
    await expect(screen.getByText('Che cosa resta')).toBeVisible();
  },
};

export const DeletingOnAPhone: Story = { ...Deleting, globals: { viewport: { value: 'w390' } } };

export const WrongPassword: Story = {
  play: async () => {
    await press('Elimina il mio account');
    await userEvent.type(await screen.findByLabelText('Password'), `${secret}x`);
    await press('Elimina il mio account');
    await expect(await screen.findByRole('alert')).toHaveTextContent(/l'account è ancora qui/);
    await expect(screen.getByLabelText('Password')).toHaveValue('');
  },
};

export const Stati: Story = variantsOf(
  Opened,
  { "L'account": {} },
  { widths: phoneAndComputer, height: 600, place: 'window' },
);
