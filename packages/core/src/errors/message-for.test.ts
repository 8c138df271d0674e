import { expect, it } from 'vitest';
import { messageFor } from './message-for.ts';

const code = 'TOO_MANY_REQUESTS';
const ours = 'Troppe richieste: riprova tra poco.';
const english = { [ours]: 'Too many requests: try again shortly.' };

it("messageFor returns the server's message when there is no override", () => {
  expect(messageFor({ code, message: 'Aspetta un minuto.' }, {})).toBe('Aspetta un minuto.');
  expect(messageFor({ code }, {})).toBeUndefined();
});

it("messageFor prefers the text in the page's language to the server's text", () => {
  expect(messageFor({ code, message: ours }, english)).toBe(
    'Too many requests: try again shortly.',
  );
  expect(messageFor({ code, message: 'Aspetta un minuto.' }, english)).toBe(
    'Too many requests: try again shortly.',
  );
});

it("messageFor prefers the application's override for the code", () => {
  expect(messageFor({ code, message: ours }, { ...english, [code]: 'Chiamaci' })).toBe('Chiamaci');
});

it.each(['SQL_STATE', 'constructor', '__proto__'])(
  "messageFor returns the server's message for the unknown code %j",
  (strange) => {
    expect(messageFor({ code: strange, message: 'No' }, english)).toBe('No');
  },
);
