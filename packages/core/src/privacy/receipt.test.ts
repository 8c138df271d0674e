import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { consentTextsVersion } from './consent-table.ts';
import { noConsents } from './consents.ts';
import { consentFlags, privacyToWire } from './privacy-to-wire.ts';
import { receiptOf, receiptText } from './receipt.ts';

const giulia = {
  consents: { ...noConsents, ivass: true, cgu: true, generale: true, commerciale: true },
  openedAt: '2026-11-21T09:30:00.000Z',
  email: 'giulia.ferri@example.it',
  telefono: '3331234567',
  convenzione: 1,
  variant: 'anonymous',
} as const;
const request = { id: '7f0c2d9a-8c1e-4a39-9a53-2f1f4f6f0b11', key: 'segreto' };

afterEach(() => void vi.unstubAllGlobals());

describe('the receipt of a quote request', () => {
  it('a receipt contains the id of the quote request, the time, the edition of the texts and the consents', async () => {
    const receipt = await receiptOf(privacyToWire(giulia), request);
    expect(receipt).toMatchObject({
      id: request.id,
      at: '2026-11-21T09:30:00.000Z',
      textsVersion: consentTextsVersion,
    });
    expect(receipt.consents).toHaveLength(8);
    expect(receipt.consents).toContainEqual({
      type: 'commerciale',
      channels: ['email', 'phone', 'whatsapp', 'sms'],
      consent: true,
    });
    expect(receipt.consents).toContainEqual({ type: 'newsletter', channels: [], consent: false });
  });

  it('a receipt contains the chosen channels', async () => {
    const chosen = { ...giulia, channels: { commerciale: ['email'] } } as const;
    const { consents } = await receiptOf(privacyToWire(chosen), request);
    expect(consents).toContainEqual({ type: 'commerciale', channels: ['email'], consent: true });
  });

  it('a receipt contains the hash that the server computes from the body', async () => {
    const body = privacyToWire(giulia);
    const { flags } = JSON.parse(JSON.stringify(body));
    const hash = createHash('sha256').update(receiptText(flags)).digest('hex');
    expect((await receiptOf(body, request)).textsHash).toBe(hash);
  });

  it('a receipt contains neither the contact data nor the key of the quote request', async () => {
    const told = JSON.stringify(await receiptOf(privacyToWire(giulia), request));
    for (const secret of [giulia.email, giulia.telefono, request.key])
      expect(told).not.toContain(secret);
  });

  it('a receipt has no hash on a page without https', async () => {
    vi.stubGlobal('crypto', {});
    const receipt = await receiptOf(privacyToWire(giulia), request);
    expect(receipt).toMatchObject({ id: request.id, textsHash: null });
    expect(receipt.consents).toHaveLength(8);
  });
});

const flags = consentFlags({
  consents: { ...noConsents, ivass: true, cgu: true, generale: true },
  channels: { generale: ['sms', 'email'] },
  openedAt: '2026-11-21T09:30:00.000Z',
  variant: 'anonymous',
});
const changed = (index: number, change: object) =>
  flags.map((flag, at) => (at === index ? { ...flag, ...change } : flag));

describe('receiptText', () => {
  it('receiptText writes a fixed format', () => {
    const [ivass, , generale] = flags;
    expect(receiptText([ivass, generale].filter((flag) => flag !== undefined))).toBe(
      '[{"channels":["email","sms"],"description":"Ho letto l\'informativa privacy · Canali: email, telefono, WhatsApp, SMS · Informativa privacy","key":1,"value":1},' +
        '{"channels":[],"description":"Ho letto l\'informativa IVASS e i documenti precontrattuali","key":106,"value":1}]',
    );
  });

  it('receiptText does not depend on the order of the flags or their properties', () => {
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

  it('receiptText does not depend on when a consent was changed', () => {
    expect(receiptText(changed(0, { last_change: '2026-11-22T00:00:00Z' }))).toBe(
      receiptText(flags),
    );
  });

  it.each([
    ['an answer', { value: 0 }],
    ['a word', { description: "Ho letto l'informativa IVASS" }],
    ['a flag', { key: 22 }],
    ['a channel', { channels: ['sms'] }],
  ])('receiptText changes with %s', (_, change) => {
    expect(receiptText(changed(2, change))).not.toBe(receiptText(flags));
  });

  it('receiptText does not modify the flags', () => {
    const before = structuredClone(flags);
    receiptText(flags);
    expect(flags).toEqual(before);
  });
});
