import { missingConsents, noConsents } from '@preventivo/core/consents';
import { travel } from '@preventivo/line-travel/line';
import { createBackEnd } from '@preventivo/testing';
import { expect, it } from 'vitest';

it('the back end finds the municipality that a visitor types', async () => {
  const client = createBackEnd({ lines: [travel], today: '2026-11-21' }).client('travel');
  const found = await client.municipalities({ nome: 'Bergamo', isResidenza: true });
  expect(JSON.stringify(found)).toContain('BERGAMO (BG)');
});

it('the form asks for the three mandatory consents', () => {
  expect(missingConsents(noConsents, 'anonymous')).toEqual(['ivass', 'cgu', 'generale']);
});
