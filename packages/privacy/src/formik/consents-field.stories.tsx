import { Preventivo } from '@preventivo/core/react';
import { backEnd } from '@preventivo/fixtures/back-end';
import { today } from '@preventivo/fixtures/people';
import { Button } from '@preventivo/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Form, Formik } from 'formik';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { mup } from '../precontract-documents.ts';
import { ConsentsField, shownConsents } from './consents-field.tsx';

const onSubmit = fn();
const { client } = backEnd();

const meta = {
  title: 'privacy/ConsentsField',
  component: ConsentsField,
  args: {
    name: 'consensi',
    variant: 'anonymous',
    documents: mup({ mup: '/documenti/mup.pdf', reclami: '/reclami' }),
    privacyUrl: '/privacy',
    termsUrl: '/condizioni',
  },
  decorators: [
    (Story, { args }) => (
      <Preventivo client={client} today={today}>
        <Formik initialValues={{ [args.name]: shownConsents() }} onSubmit={onSubmit}>
          <Form className="q-form" noValidate>
            <Story />
            <Button type="submit">Invia</Button>
          </Form>
        </Formik>
      </Preventivo>
    ),
  ],
} satisfies Meta<typeof ConsentsField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prova: Story = {};

/** The visitor chooses the channels of a consent one by one. */
export const ConCanali: Story = { args: { channels: true } };

/** Without any validation by the host, the field requires the mandatory consents. */
export const ConErrore: Story = {
  play: async () => {
    onSubmit.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Invia' }));
    await waitFor(() => expect(screen.getAllByText('Consenso obbligatorio')).toHaveLength(3));
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};
