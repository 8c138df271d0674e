import { readFileSync } from 'node:fs';
import { travel } from '@preventivo/line-travel/line';
import { createBackEnd } from '@preventivo/testing';
import { checkSettings } from '@preventivo/vite/settings';
import { expect, it } from 'vitest';

it('the settings of the broker have no errors', () => {
  const settings = readFileSync(new URL('../settings.json', import.meta.url), 'utf8');
  expect(checkSettings(settings, [travel])).toEqual([]);
});

it('the back end finds the municipality that a visitor types', async () => {
  const client = createBackEnd({ lines: [travel], today: '2026-11-21' }).client('travel');
  const found = await client.municipalities({ nome: 'Bergamo', isResidenza: true });
  expect(JSON.stringify(found)).toContain('BERGAMO (BG)');
});
