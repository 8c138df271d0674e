import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noConsents } from './consents.ts';
import { consentFlags } from './privacy-to-wire.ts';
import { receiptText } from './receipt.ts';

const flags = consentFlags({
  consents: { ...noConsents, ivass: true, cgu: true, generale: true },
  channels: { generale: ['sms', 'email'] },
  openedAt: '2026-11-21T09:30:00.000Z',
  variant: 'anonymous',
});
const changed = (index: number, change: object) =>
  flags.map((flag, at) => (at === index ? { ...flag, ...change } : flag));

describe('the text a receipt vouches for', () => {
  it('is written the same, wherever it is written', () => {
    const [ivass, , generale] = flags;
    expect(receiptText([ivass, generale].filter((flag) => flag !== undefined))).toBe(
      '[{"channels":["email","sms"],"description":"Ho letto l\'informativa privacy · Canali: email, telefono, WhatsApp, SMS · Informativa privacy","key":1,"value":1},' +
        '{"channels":[],"description":"Ho letto l\'informativa IVASS e i documenti precontrattuali","key":106,"value":1}]',
    );
  });

  it('does not depend on the order of the flags or of their parts', () => {
    const parts = fc.constantFrom('key', 'value', 'description', 'last_change', 'channels');
    const order = fc.record({
      flags: fc.shuffledSubarray(flags, { minLength: flags.length }),
      parts: fc.uniqueArray(parts, { minLength: 5, maxLength: 5 }),
    });
    fc.assert(
      fc.property(order, ({ flags: shuffled, parts: keys }) => {
        const arrived = JSON.parse(JSON.stringify(shuffled, keys));
        expect(receiptText(arrived)).toBe(receiptText(flags));
      }),
    );
  });

  it('does not depend on when a consent was changed', () => {
    expect(receiptText(changed(0, { last_change: '2026-11-22T00:00:00Z' }))).toBe(
      receiptText(flags),
    );
  });

  it.each([
    ['an answer', { value: 0 }],
    ['a word', { description: "Ho letto l'informativa IVASS" }],
    ['a flag', { key: 22 }],
    ['a channel', { channels: ['sms'] }],
  ])('is another one when %s is another', (_, change) => {
    expect(receiptText(changed(2, change))).not.toBe(receiptText(flags));
  });

  it('leaves the flags as they were', () => {
    const before = structuredClone(flags);
    receiptText(flags);
    expect(flags).toEqual(before);
  });
});
