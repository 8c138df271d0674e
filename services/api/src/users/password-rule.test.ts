import { describe, expect, it } from 'vitest';
import common from '../../data/common-passwords.json' with { type: 'json' };
import { isGoodPassword } from './password-rule.ts';

const isGood = (password: string) => isGoodPassword(password, 'Beta Assicurazioni di Rossi');

describe('a good password', () => {
  it.each(['Girasole7!', 'a1!aaa', '!@#$%^&*9zK', 'Trenta3%sconto'])(
    'the rule accepts the password %s',
    async (password) => {
      expect(await isGood(password)).toBe(true);
    },
  );

  it.each(['password1!', 'Passw0rd!', 'P@ssword1', 'qwerty123!', '1qaz@WSX', '123456@', 'Abc123!'])(
    'the rule rejects the password %s, which attackers try first',
    async (password) => {
      expect(await isGood(password)).toBe(false);
    },
  );

  it.each(['Preventivo1!', '1polizze!', 'Polizza2026!', '7Broker*', 'Assicur@zione1'])(
    'the rule rejects the password %s, which contains a word of the site',
    async (password) => {
      expect(await isGood(password)).toBe(false);
    },
  );

  it.each(['Rossi2026!', 'Beta1987*', 'Beta@1rossi'])(
    'the rule accepts the password %s, except at the broker with that name',
    async (password) => {
      expect(await isGoodPassword(password, 'Alfa')).toBe(true);
      expect(await isGood(password)).toBe(password === 'Beta@1rossi');
    },
  );

  it.each(['girasole', 'Girasole!', 'Girasole77', 'Gir 7!', 'Girasole7!Girasole', 'àèì77!!'])(
    'the rule rejects the password %s, which violates the specification',
    async (password) => {
      expect(await isGood(password)).toBe(false);
    },
  );

  it('the rule rejects each of the three thousand most common passwords followed by a symbol', async () => {
    expect(common.passwords).toHaveLength(3000);
    const signed = common.passwords.map((password) => `${password}!`);
    const good = await Promise.all(signed.map(isGood));
    expect(good.filter(Boolean)).toEqual([]);
  });
});
