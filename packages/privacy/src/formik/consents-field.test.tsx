import { type DatedConsents, noConsents } from '@preventivo/core/consents';
import { Preventivo } from '@preventivo/core/react';
import { backEnd } from '@preventivo/fixtures/back-end';
import { today } from '@preventivo/fixtures/people';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ConsentsField, type ConsentsFieldProps, shownConsents } from './consents-field.tsx';

interface Values {
  readonly consensi: DatedConsents;
}

afterEach(() => vi.useRealTimers());

function visit(props: Partial<ConsentsFieldProps> = {}) {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z'), toFake: ['Date'] });
  const onSubmit = vi.fn<(values: Values) => void>();
  const { client } = backEnd();
  render(
    <Preventivo client={client} today={today} messages={{ CONSENT_REQUIRED: 'Serve il consenso' }}>
      <Formik<Values> initialValues={{ consensi: shownConsents() }} onSubmit={onSubmit}>
        <Form noValidate>
          <ConsentsField
            name="consensi"
            variant="anonymous"
            documents={[]}
            privacyUrl="/privacy"
            termsUrl="/condizioni"
            {...props}
          />
          <button type="submit">Invia</button>
        </Form>
      </Formik>
    </Preventivo>,
  );
  vi.setSystemTime(new Date('2026-11-21T10:05:00Z'));
  return { onSubmit, user: userEvent.setup() };
}

const box = (name: string) => {
  const found = screen.getAllByRole<HTMLInputElement>('checkbox').find((one) => one.name === name);
  if (!found) throw new Error(`There is no consent ${name}.`);
  return found;
};
const send = () => screen.getByRole('button', { name: 'Invia' });

describe("ConsentsField in a host's form", () => {
  it('ConsentsField shows no error before the visitor submits', async () => {
    const { user } = visit();
    await user.click(box('newsletter'));
    expect(screen.queryByText('Serve il consenso')).toBeNull();
  });

  it('ConsentsField refuses a form without the mandatory consents, and marks each of them', async () => {
    const { user, onSubmit } = visit();
    await user.click(send());
    await waitFor(() => expect(screen.getAllByText('Serve il consenso')).toHaveLength(3));
    expect(box('ivass')).toBeInvalid();
    expect(box('newsletter')).not.toBeInvalid();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('ConsentsField hides the error of a consent once the visitor has given it', async () => {
    const { user } = visit();
    await user.click(send());
    await waitFor(() => expect(box('ivass')).toBeInvalid());
    await user.click(box('ivass'));
    await waitFor(() => expect(box('ivass')).not.toBeInvalid());
    expect(box('cgu')).toBeInvalid();
  });

  it('ConsentsField submits the consents with the time of each change', async () => {
    const { user, onSubmit } = visit();
    for (const name of ['ivass', 'cgu', 'generale']) await user.click(box(name));
    await user.click(send());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    const at = '2026-11-21T10:05:00.000Z';
    expect(onSubmit.mock.calls[0]?.[0].consensi).toEqual({
      consents: { ...noConsents, ivass: true, cgu: true, generale: true },
      openedAt: '2026-11-21T10:00:00.000Z',
      changedAt: { ivass: at, cgu: at, generale: at },
    });
  });

  it('ConsentsField asks a logged-in user for the IVASS notice only', async () => {
    const { user, onSubmit } = visit({ variant: 'logged' });
    await user.click(box('ivass'));
    await user.click(send());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  });

  it('ConsentsField removes the chosen channels of a withdrawn consent', async () => {
    const { user, onSubmit } = visit({ channels: true });
    for (const name of ['ivass', 'cgu', 'generale', 'commerciale']) await user.click(box(name));
    await user.click(screen.getAllByRole('checkbox', { name: 'SMS' }).at(-1) as HTMLElement);
    await user.click(box('commerciale'));
    await user.click(send());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    const { consents, channels } = onSubmit.mock.calls[0]?.[0].consensi ?? {};
    expect(consents?.commerciale).toBe(false);
    expect(channels?.commerciale).toEqual([]);
  });
});
