import { describe, expect, it } from 'vitest';
import common from '../../data/common-passwords.json' with { type: 'json' };
import { isGoodPassword } from './password-rule.ts';

describe('a good password', () => {
  it.each(['Girasole7!', 'a1!aaa', '!@#$%^&*9zK', 'Trenta3%sconto'])('is %s', async (password) => {
    expect(await isGoodPassword(password)).toBe(true);
  });

  it.each(['password1!', 'Passw0rd!', 'P@ssword1', 'qwerty123!', '1qaz@WSX', '123456@', 'Abc123!'])(
    'is not %s, which is tried first',
    async (password) => {
      expect(await isGoodPassword(password)).toBe(false);
    },
  );

  it.each(['girasole', 'Girasole!', 'Girasole77', 'Gir 7!', 'Girasole7!Girasole', 'àèì77!!'])(
    'is not %s, which the specification does not want',
    async (password) => {
      expect(await isGoodPassword(password)).toBe(false);
    },
  );

  it('is none of the three thousand most common ones with a sign', async () => {
    expect(common.passwords).toHaveLength(3000);
    const signed = common.passwords.map((password) => `${password}!`);
    const good = await Promise.all(signed.map(isGoodPassword));
    expect(good.filter(Boolean)).toEqual([]);
  });
});
