import { expect, it } from 'vitest';
import { mailboxOf } from './recipient.ts';

it.each([
  ['anna@example.it', 'anna@example.it'],
  [' Anna+preventivi@Example.IT', 'anna@example.it'],
  ['anna+1+2@example.it', 'anna@example.it'],
  ['an.na+1@Gmail.com', 'anna@gmail.com'],
  ['a.n.n.a@googlemail.com', 'anna@gmail.com'],
  ['an.na@example.it', 'an.na@example.it'],
])('the rate limit counts a mail to %s for the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
