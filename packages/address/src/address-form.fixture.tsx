import { Preventivo } from '@preventivo/core/react';
import { type Answers, refused } from '@preventivo/fixtures/answers';
import { backEnd } from '@preventivo/fixtures/back-end';
import { today } from '@preventivo/fixtures/people';
import type { Address } from '@preventivo/italian';
import { Status } from '@preventivo/ui';
import { useState } from 'react';
import { fn, screen } from 'storybook/test';
import { AddressBlock, type AddressBlockProps } from './address-block.tsx';

export const empty: Address = {
  search: '',
  street: '',
  street_number: '',
  zip: '',
  city: '',
  is_manual_address: false,
};
export const milan: Address = {
  search: 'VIA GARIBALDI, 12, 20121 MILANO MI, ITALIA',
  street: 'VIA GARIBALDI',
  street_number: '12',
  zip: '20121',
  city: 'MILANO (MI)',
  is_manual_address: false,
};
export const failed = refused(500, 'INTERNAL_ERROR');

interface AddressFormProps extends AddressBlockProps {
  readonly answers?: Answers;
}

/** A parent component that stores the address, as a form does. The first change clears the errors. */
export function AddressForm({ answers, ...props }: AddressFormProps) {
  const [value, setValue] = useState(props.value);
  const [{ client }] = useState(() => backEnd({ answers }));
  const errors = value === props.value ? {} : { error: undefined, partErrors: {} };
  return (
    <Preventivo client={client} today={today}>
      <AddressBlock
        {...props}
        {...errors}
        value={value}
        onChange={(address) => {
          setValue(address);
          props.onChange(address);
        }}
      />
      <Status />
    </Preventivo>
  );
}

export const residence = {
  name: 'indirizzoResidenza_SedeLegale',
  label: 'Indirizzo di residenza',
  search: "Cerca l'indirizzo di residenza",
  value: empty,
  onChange: fn(),
  onBlur: fn(),
};

export const searchBox = () => screen.findByRole('combobox', { name: residence.search });
/**
 * Returns the first button that switches to manual entry. A search without results adds a second such button to its
 * list.
 */
export const exit = () => {
  const [button] = screen.getAllByRole('button', { name: 'Compilazione manuale' });
  if (!button) throw new Error('there is no way out');
  return button;
};
export const control = (canvas: HTMLElement, name: string) =>
  canvas.querySelector<HTMLInputElement>(`[name="${name}"]`);
