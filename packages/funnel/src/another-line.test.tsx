import type { Line } from '@preventivo/core';
import * as rules from '@preventivo/core/check';
import { backEnd } from '@preventivo/fixtures/back-end';
import { memoryDrafts } from '@preventivo/fixtures/drafts';
import { giuliaAsks, today } from '@preventivo/fixtures/people';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Funnel } from './funnel.tsx';
import { club, clubLists, sailor } from './testing/club.fixture.ts';
import { aDayOut, outing, outingBackEnd } from './testing/outing.fixture.ts';

/** Two lines of one broker. Each has its own back end, and a draft that opens on page 2. */
const trip = {
  line: outing as Line,
  ...outingBackEnd(),
  ...memoryDrafts(outing, { page: 2, contractor: giuliaAsks, product: aDayOut }),
};
const card = {
  line: club as Line,
  ...backEnd({ line: club.id, lists: clubLists }),
  ...memoryDrafts(club, { page: 2, contractor: giuliaAsks, product: sailor }),
};

it('a Funnel whose `line` prop changes saves to the new line, and keeps the draft of the first', async () => {
  const page = ({ line, client, storage }: typeof trip) => (
    <Funnel {...{ line, client, storage, today }} seed={{ today, rules }} />
  );
  const { rerender } = render(page(trip));
  await screen.findByRole('heading', { name: 'La gita', level: 2 });
  const before = trip.draft();
  rerender(page(card));
  await screen.findByRole('heading', { name: 'Le gare', level: 2 });
  await userEvent.click(await screen.findByRole('button', { name: 'Continua' }));
  await screen.findByRole('heading', { name: 'La salute', level: 2 });
  expect(card.sent('save/engine')).toHaveLength(1);
  expect(trip.sent('save/engine')).toEqual([]);
  expect(trip.draft()).toEqual(before);
});
