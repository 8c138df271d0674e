import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { consentTextsVersion, noConsents } from './consents.ts';
import { privacyToWire } from './privacy-to-wire.ts';
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

describe('the receipt of a request', () => {
  it('says which request, when, which words and what was agreed to', async () => {
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

  it('names the channels that were chosen', async () => {
    const chosen = { ...giulia, channels: { commerciale: ['email'] } } as const;
    const { consents } = await receiptOf(privacyToWire(chosen), request);
    expect(consents).toContainEqual({ type: 'commerciale', channels: ['email'], consent: true });
  });

  it('carries the hash that a server makes of what it was sent', async () => {
    const body = privacyToWire(giulia);
    const { flags } = JSON.parse(JSON.stringify(body));
    const hash = createHash('sha256').update(receiptText(flags)).digest('hex');
    expect((await receiptOf(body, request)).textsHash).toBe(hash);
  });

  it('tells nobody who asked, nor the key of the request', async () => {
    const told = JSON.stringify(await receiptOf(privacyToWire(giulia), request));
    for (const secret of [giulia.email, giulia.telefono, request.key])
      expect(told).not.toContain(secret);
  });

  it('goes without a hash on a page without https', async () => {
    vi.stubGlobal('crypto', {});
    const receipt = await receiptOf(privacyToWire(giulia), request);
    expect(receipt).toMatchObject({ id: request.id, textsHash: null });
    expect(receipt.consents).toHaveLength(8);
  });
});
