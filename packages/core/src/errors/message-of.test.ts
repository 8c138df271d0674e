import { expect, it } from 'vitest';
import { messageOf } from './messages.ts';

it('messageOf returns the message of a code', () => {
  expect(messageOf('SINISTRI')).toBe('Indicare se ci sono stati altri sinistri');
});

it("messageOf prefers the application's override, even an empty one", () => {
  const own = { SINISTRI: 'Hai avuto sinistri?', POLIZZA: '', PRIVACY: undefined };
  expect(messageOf('SINISTRI', own)).toBe('Hai avuto sinistri?');
  expect(messageOf('POLIZZA', own)).toBe('');
  expect(messageOf('PRIVACY', own)).toBe('Selezionare i campi obbligatori');
});

it.each(['SQL_STATE', '', 'constructor', '__proto__', 'toString'])(
  'messageOf returns undefined for the code %j',
  (code) => {
    expect(messageOf(code)).toBeUndefined();
  },
);
