import { createClient, memoryToken } from '@preventivo/core/http';
import { Preventivo } from '@preventivo/core/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AddressBlock } from './address-block.tsx';

const client = createClient({ line: 'travel', token: memoryToken() });
const draw = (manual: boolean) =>
  renderToString(
    createElement(
      Preventivo,
      { client, today: '2026-11-21' },
      createElement(AddressBlock, {
        name: 'indirizzo',
        label: "Indirizzo dell'immobile",
        search: "Cerca l'indirizzo dell'immobile",
        value: {
          search: '',
          street: '',
          street_number: '',
          zip: '',
          city: '',
          is_manual_address: manual,
        },
        onChange: () => {},
      }),
    ),
  );

it('is drawn where there is no browser, with the names a form is read by', () => {
  expect(draw(false)).toContain('name="indirizzo"');
  expect(draw(true)).toContain('name="street_number"');
});
