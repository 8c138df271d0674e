import { sayer } from '@preventivo/core';
import { describe, expect, it } from 'vitest';
import { keyIn, linkWith, mailWith } from './link.ts';

const key = `${'aB3-_'.repeat(8)}xyz`;
const page = 'https://broker.example/travel/?convenzione=7';

describe('a link to another device', () => {
  it('has the key where no server sees it', () => {
    const { hash, search, pathname } = new URL(linkWith(key, `${page}#vecchio`));
    expect(hash).toBe(`#riprendi=${key}`);
    expect([pathname, search]).toEqual(['/travel/', '?convenzione=7']);
    expect(keyIn(hash)).toBe(key);
  });

  it.each([
    ['a mail program broke it', `#riprendi=${key.slice(0, 30)}`],
    ['a full stop came along', `#riprendi=${key}.`],
    ['nothing is left of it', '#riprendi='],
    ['it is another one', `#${key}`],
  ])('has no key where %s', (_, hash) => {
    expect(keyIn(hash)).toBeUndefined();
  });

  it('is written into a mail to who asked for it, whole', () => {
    const link = linkWith(key, page);
    const mail = new URL(mailWith(link, 'giulia+casa@example.it', 'gite & co', sayer({})));
    expect([mail.protocol, mail.pathname]).toEqual(['mailto:', 'giulia%2Bcasa@example.it']);
    expect(mail.searchParams.get('subject')).toBe('Continua il preventivo gite & co');
    expect(mail.searchParams.get('body')?.split('\r\n')).toContain(link);
  });
});
