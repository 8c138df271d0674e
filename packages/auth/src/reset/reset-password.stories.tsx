import { type Answers, refusedByUsers } from '@preventivo/fixtures/answers';
import { backEnd } from '@preventivo/fixtures/back-end';
import { secret } from '@preventivo/fixtures/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { phoneAndComputer, variantsOf } from '../../../../.storybook/states.tsx';
import { AtTheForm } from '../testing/at-the-form.tsx';
import { ResetPassword, type ResetPasswordProps } from './reset-password.tsx';

interface FollowedProps extends ResetPasswordProps {
  readonly answers?: Answers;
}

function Followed({ answers, ...props }: FollowedProps) {
  const [{ client }] = useState(() => backEnd({ answers }));
  return (
    <AtTheForm client={client}>
      <ResetPassword {...props} />
    </AtTheForm>
  );
}

const meta = {
  title: 'auth/ResetPassword',
  component: ResetPassword,
  argTypes: { answers: { table: { disable: true } } },
  render: (args) => <Followed {...args} />,
  args: { token: 'abc-123', homeUrl: '/' },
} satisfies Meta<typeof Followed>;
export default meta;
type Story = StoryObj<typeof meta>;

async function choose() {
  await userEvent.type(screen.getByLabelText('Crea una password'), secret);
  await userEvent.type(screen.getByLabelText('Ripeti la password'), secret);
  await userEvent.click(screen.getByRole('button', { name: 'Salva la password' }));
}

export const Choosing: Story = {};

export const Changed: Story = {
  play: async () => {
    await choose();
    const title = await screen.findByRole('heading', { name: 'Password cambiata' });
    await waitFor(() => expect(title).toHaveFocus());
  },
};

export const LinkUsed: Story = {
  args: { answers: { 'users/password/reset': [refusedByUsers('TOKEN_INVALID', 400)] } },
  play: async () => {
    await choose();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  },
};

export const LinkCutOff: Story = { args: { token: '' } };

export const Stati: Story = variantsOf(
  Followed,
  { 'Nuova password': {}, 'Collegamento incompleto': LinkCutOff.args ?? {} },
  { widths: phoneAndComputer },
);
