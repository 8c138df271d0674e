import { createTranslator } from '@preventivo/core';
import { describe, expect, it } from 'vitest';
import { hasResumeLink } from './has-resume-link.ts';
import { keyIn, linkWith, mailWith } from './link.ts';

const key = `${'aB3-_'.repeat(8)}xyz`;
const page = 'https://broker.example/travel/?convenzione=7';

describe('a link to another device', () => {
  it('has its key in the fragment, which no server sees', () => {
    const { hash, search, pathname } = new URL(linkWith(key, 'travel', `${page}#vecchio`));
    expect(hash).toBe(`#riprendi=travel/${key}`);
    expect([pathname, search]).toEqual(['/travel/', '?convenzione=7']);
    expect(keyIn(hash)).toBe(key);
  });

  it.each([
    ['its own line', `#riprendi=travel/${key}`, true],
    ['another line', `#riprendi=pets/${key}`, false],
    ['a line whose name begins alike', `#riprendi=travel-plus/${key}`, false],
    ['any line, where it is of before lines were named', `#riprendi=${key}`, true],
    ['any line, where it was cut before the name ends', '#riprendi=pe', true],
    ['no line, where it leads to a place in the page', '#riprendi', false],
  ])('is for %s', (_, hash, isOurs) => {
    expect(hasResumeLink(hash, 'travel')).toBe(isOurs);
  });

  it.each([
    ['a mail program broke it', `#riprendi=travel/${key.slice(0, 30)}`],
    ['a full stop came along', `#riprendi=travel/${key}.`],
    ['something stands before it', `#riprendi=travel/x${key}`],
    ['nothing is left of it', '#riprendi='],
    ['it is another one', `#${key}`],
  ])('has no key where %s', (_, hash) => {
    expect(keyIn(hash)).toBeUndefined();
  });

  it('is in the email unbroken', () => {
    const link = linkWith(key, 'travel', page);
    const mail = new URL(
      mailWith(link, 'giulia+casa@example.it', 'gite & co', createTranslator({})),
    );
    expect([mail.protocol, mail.pathname]).toEqual(['mailto:', 'giulia%2Bcasa@example.it']);
    expect(mail.searchParams.get('subject')).toBe('Continua il preventivo gite & co');
    expect(mail.searchParams.get('body')?.split('\r\n')).toContain(link);
  });
});
