import { isEmail } from '@preventivo/italian';
import { describe, expect, it } from 'vitest';
import { emailTypo } from './email-typo.ts';
import emails from './emails.fixture.json' with { type: 'json' };

describe('mistyped email', () => {
  it.each(emails.mistyped)('for the mistyped email %s, emailTypo suggests %s', (text, meant) => {
    expect(emailTypo(text)).toBe(meant);
  });
});

describe('valid email', () => {
  it.each(emails.right)('emailTypo accepts %s without a suggestion', (text) => {
    expect(isEmail(text)).toBe(true);
    expect(emailTypo(text)).toBeUndefined();
  });
});

describe('incomplete email', () => {
  it.each(['giulia@', ''])('emailTypo makes no suggestion for the incomplete email %o', (text) => {
    expect(emailTypo(text)).toBeUndefined();
  });
});
