import { describe, expect, it } from 'vitest';
import { BadConfig } from './config.ts';
import { readAccounts } from './read-accounts.ts';

const secret = 'un segreto che nessuno indovina mai';

describe('the environment says of accounts', () => {
  it('nothing, where one server keeps its own secret', () => {
    expect(readAccounts({})).toEqual({ jwtSecret: undefined, publicUrl: undefined });
  });

  it('the secret that servers share, and where people reach them', () => {
    const env = {
      DATABASE_URL: 'postgres://api:segreta@db.example/quotes',
      JWT_SECRET: secret,
      PUBLIC_URL: 'https://www.example.it/preventivi/',
    };
    expect(readAccounts(env)).toEqual({
      jwtSecret: secret,
      publicUrl: 'https://www.example.it/preventivi',
    });
  });

  it.each([
    ['JWT_SECRET', { JWT_SECRET: 'segreta' }],
    ['JWT_SECRET', { DATABASE_URL: 'postgres://api:segreta@db.example/quotes' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'segreta' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'ftp://segreta.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://www.example.it/?segreta' }],
  ])('or is refused with one sentence that names %s and does not repeat its value', (name, env) => {
    const read = () => readAccounts(env);
    expect(read).toThrow(BadConfig);
    expect(read).toThrow(new RegExp(`^${name} takes .+\\.$`));
    expect(read).not.toThrow(/segreta/);
  });
});
