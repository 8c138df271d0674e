import { createClient, memoryToken } from '@preventivo/core/http';
import { Preventivo } from '@preventivo/core/react';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AddressBlock } from './address-block.tsx';
import { AddressDetails } from './address-details.tsx';

const client = createClient({ line: 'travel', token: memoryToken() });
const byHand = {
  search: '',
  street: '',
  street_number: '',
  zip: '',
  city: '',
  is_manual_address: true,
};
const draw = (element: ReactElement) =>
  renderToString(createElement(Preventivo, { client, today: '2026-11-21' }, element));

it('AddressBlock renders on a server with the names of its controls', () => {
  const block = createElement(AddressBlock, {
    name: 'indirizzo',
    label: "Indirizzo dell'immobile",
    search: "Cerca l'indirizzo dell'immobile",
    value: { ...byHand, is_manual_address: false },
    onChange: () => {},
  });
  const details = createElement(AddressDetails, {
    name: 'indirizzo',
    label: "Indirizzo dell'immobile",
    value: byHand,
    error: undefined,
    errors: {},
    onChange: () => {},
    onAgain: () => {},
    onLeft: () => {},
    onDrawn: () => {},
  });
  expect(draw(block)).toContain('name="indirizzo"');
  expect(draw(details)).toContain('name="street_number"');
});
