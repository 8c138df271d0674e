import { describe, expect, it } from 'vitest';
import { readConfig } from './read-config.ts';
import { defaultRetention, readRetention } from './read-retention.ts';

describe('retention', () => {
  it('the retention is set in days, separately for requests and accounts', () => {
    expect(readConfig({}).retention).toEqual(defaultRetention);
    const env = { RETENTION_REQUESTS: '1825', RETENTION_ACCOUNTS: '365' };
    expect(readConfig(env).retention).toEqual({ requests: 1825, accounts: 365 });
  });

  it.each([
    ['RETENTION_REQUESTS', '0', 'RETENTION_REQUESTS takes a whole number from 4 to 36500.'],
    ['RETENTION_ACCOUNTS', '30', 'RETENTION_ACCOUNTS takes a whole number from 31 to 36500.'],
  ])('the server rejects %s=%s, which would remove data in use', (name, value, sentence) => {
    expect(() => readRetention({ [name]: value })).toThrow(sentence);
  });
});
