import { expect, it } from 'vitest';
import { heardOf } from './heard-of.ts';

const code = 'TOO_MANY_REQUESTS';
const ours = 'Troppe richieste: riprova tra poco.';
const english = { [ours]: 'Too many requests: try again shortly.' };

it('is as the server says it where nobody has other words', () => {
  expect(heardOf({ code, message: 'Aspetta un minuto.' }, {})).toBe('Aspetta un minuto.');
  expect(heardOf({ code }, {})).toBeUndefined();
});

it('is in the language of the page, also where the server words the code in its own way', () => {
  expect(heardOf({ code, message: ours }, english)).toBe('Too many requests: try again shortly.');
  expect(heardOf({ code, message: 'Aspetta un minuto.' }, english)).toBe(
    'Too many requests: try again shortly.',
  );
});

it("is first of all in the application's words for the code", () => {
  expect(heardOf({ code, message: ours }, { ...english, [code]: 'Chiamaci' })).toBe('Chiamaci');
});

it.each(['SQL_STATE', 'constructor', '__proto__'])('of %j is what the server says', (strange) => {
  expect(heardOf({ code: strange, message: 'No' }, english)).toBe('No');
});
