import { Preventivo } from '@preventivo/core/react';
import { backEnd } from '@preventivo/fixtures/back-end';
import { today } from '@preventivo/fixtures/people';
import type { Address } from '@preventivo/italian';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { describe, expect, it, vi } from 'vitest';
import { AddressField, emptyAddress } from './address-field.tsx';

interface Values {
  readonly casa: Address;
}

function visit(casa: Address = emptyAddress) {
  const onSubmit = vi.fn<(values: Values) => void>();
  const { client } = backEnd();
  render(
    <Preventivo client={client} today={today}>
      <Formik<Values> initialValues={{ casa }} validate={validate} onSubmit={onSubmit}>
        {({ setFieldValue }) => (
          <Form>
            <AddressField name="casa" label="Dove abiti" search="Cerca dove abiti" />
            <button type="button" onClick={() => setFieldValue('casa', bollate)}>
              Dai nonni
            </button>
            <button type="submit">Avanti</button>
          </Form>
        )}
      </Formik>
    </Preventivo>,
  );
  return { onSubmit, user: userEvent.setup() };
}

function validate({ casa }: Values) {
  if (casa.street === '') return { casa: 'Scrivi dove abiti' };
  return casa.street_number === '' ? { casa: { street_number: 'Manca il numero' } } : {};
}

const bollate: Address = {
  ...emptyAddress,
  street: 'Via Roma',
  street_number: '1',
  zip: '20021',
  city: 'BOLLATE (MI)',
  is_manual_address: true,
};
const button = (name: string) => screen.findByRole('button', { name });
const search = () => screen.findByRole('combobox', { name: 'Cerca dove abiti' });
const number = () => screen.findByRole('textbox', { name: 'Numero civico' });

describe("AddressField in a host's form", () => {
  it('AddressField submits the found address', async () => {
    const { user, onSubmit } = visit();
    await user.type(await search(), 'piazza dante');
    await user.click(await screen.findByRole('option', { name: /SASSARI/ }));
    await screen.findByRole('group', { name: 'Dove abiti scelto' });
    await user.click(await button('Avanti'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    expect(onSubmit.mock.calls[0]?.[0].casa).toMatchObject({
      street: 'PIAZZA DANTE',
      street_number: '5',
      zip: '07100',
      city: 'SASSARI (SS)',
    });
  });

  it("AddressField shows the host's error on submit and hides it on change", async () => {
    const { user, onSubmit } = visit();
    await search();
    expect(screen.queryByText('Scrivi dove abiti')).toBeNull();
    await user.click(await button('Avanti'));
    expect(await screen.findByText('Scrivi dove abiti')).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
    await user.type(await search(), 'v');
    await waitFor(() => expect(screen.queryByText('Scrivi dove abiti')).toBeNull());
  });

  it('AddressField shows an error at the invalid part, and submits once the user has corrected the part', async () => {
    const { user, onSubmit } = visit({ ...bollate, street_number: '' });
    await user.click(await button('Avanti'));
    await waitFor(async () =>
      expect(await number()).toHaveAccessibleDescription(/Manca il numero/),
    );
    await user.type(await number(), '7');
    await user.click(await button('Avanti'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    expect(onSubmit.mock.calls[0]?.[0].casa).toEqual({ ...bollate, street_number: '7' });
  });

  it('AddressField shows an address that the host sets', async () => {
    const { user } = visit();
    await search();
    await user.click(await button('Dai nonni'));
    expect(await number()).toHaveValue('1');
  });
});
