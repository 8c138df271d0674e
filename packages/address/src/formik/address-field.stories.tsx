import { Preventivo } from '@preventivo/core/react';
import { backEnd } from '@preventivo/fixtures/back-end';
import { today } from '@preventivo/fixtures/people';
import { Button } from '@preventivo/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Form, Formik } from 'formik';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AddressField, emptyAddress } from './address-field.tsx';

const onSubmit = fn();
const { client } = backEnd();

const meta = {
  title: 'address/AddressField',
  component: AddressField,
  args: {
    name: 'indirizzo',
    label: 'Indirizzo di spedizione',
    search: "Cerca l'indirizzo di spedizione",
  },
  decorators: [
    (Story, { args }) => (
      <Preventivo client={client} today={today}>
        <Formik
          initialValues={{ [args.name]: emptyAddress }}
          validate={({ [args.name]: address }) =>
            address?.city ? {} : { [args.name]: 'Scegli un indirizzo' }
          }
          onSubmit={onSubmit}
        >
          <Form className="q-form" noValidate>
            <Story />
            <Button type="submit">Spedisci</Button>
          </Form>
        </Formik>
      </Preventivo>
    ),
  ],
} satisfies Meta<typeof AddressField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prova: Story = {};

/** The host's `validate` function provides the error. */
export const ConErrore: Story = {
  play: async () => {
    onSubmit.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Spedisci' }));
    const box = await screen.findByRole('combobox', { name: "Cerca l'indirizzo di spedizione" });
    // Formik shows the error only after `validate` has resolved.
    await waitFor(() => expect(box).toHaveAccessibleDescription(/Scegli un indirizzo/));
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};
