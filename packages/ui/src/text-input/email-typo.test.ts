import { isEmail } from '@preventivo/italian';
import { describe, expect, it } from 'vitest';
import { emailTypo } from './email-typo.ts';
import emails from './emails.fixture.json' with { type: 'json' };

describe('a mistyped email', () => {
  it.each(emails.mistyped)('%s was meant to be %s', (text, meant) => {
    expect(emailTypo(text)).toBe(meant);
  });
});

describe('an email that is right', () => {
  it.each(emails.right)('%s is accepted and left alone', (text) => {
    expect(isEmail(text)).toBe(true);
    expect(emailTypo(text)).toBeUndefined();
  });
});

describe('a text that is no email yet', () => {
  it.each(['giulia@', ''])('%o is left alone', (text) => {
    expect(emailTypo(text)).toBeUndefined();
  });
});
