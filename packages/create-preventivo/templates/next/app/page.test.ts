import { firstPageSeed } from '@preventivo/funnel/server';
import { travel } from '@preventivo/line-travel/line';
import { createBackEnd } from '@preventivo/testing';
import { expect, it } from 'vitest';

it('the server renders page 1 of the travel funnel', () => {
  expect(firstPageSeed(travel).outline.title).toBe('Viaggi');
});

it('the back end finds the municipality that a visitor types', async () => {
  const client = createBackEnd({ lines: [travel], today: '2026-11-21' }).client('travel');
  const found = await client.municipalities({ nome: 'Bergamo', isResidenza: true });
  expect(JSON.stringify(found)).toContain('BERGAMO (BG)');
});
