import { describe, expect, it } from 'vitest';
import { noConsents } from './consents.ts';
import { consentItems, privacyToWire } from './privacy-to-wire.ts';

const consents = { ...noConsents, ivass: true, generale: true, cgu: true };
const changedAt = '2026-11-21T09:30:00.000Z';
const giulia = {
  consents,
  changedAt,
  email: 'giulia.ferri@example.it',
  telefono: '3331234567',
  convenzione: 1,
};

describe('the privacy part of a request', () => {
  it('sends all eight flags of a visitor, given or not', () => {
    const { flags, ...rest } = privacyToWire({ ...giulia, variant: 'anonymous' });
    expect(rest).toEqual({
      email: 'giulia.ferri@example.it',
      telefono: '3331234567',
      convenzione: 1,
    });
    expect(Object.fromEntries(flags.map(({ key, value }) => [key, value]))).toEqual({
      1: 1,
      3: 0,
      22: 0,
      102: 0,
      104: 0,
      105: 1,
      106: 1,
      407: 1,
    });
  });

  it('says of each flag what it is and when it was changed', () => {
    const { flags } = privacyToWire({ ...giulia, variant: 'anonymous' });
    expect(flags[0]).toEqual({
      key: 106,
      value: 1,
      description: 'Informativa precontrattuale IVASS',
      last_change: changedAt,
    });
  });

  it('sends the IVASS notice and its documents alone for somebody who is logged in', () => {
    const { flags } = privacyToWire({ ...giulia, variant: 'logged' });
    expect(flags.map(({ key, value }) => [key, value])).toEqual([
      [106, 1],
      [407, 1],
    ]);
  });

  it('does not hand over the documents without the notice', () => {
    const { flags } = privacyToWire({ ...giulia, consents: noConsents, variant: 'logged' });
    expect(flags.map(({ value }) => value)).toEqual([0, 0]);
  });
});

describe('the second form', () => {
  it('names each consent, its channels and the answer', () => {
    const items = consentItems({ ...consents, commerciale: true }, 'anonymous');
    expect(items).toHaveLength(8);
    expect(items).toContainEqual({
      type: 'commerciale',
      channels: ['email', 'phone', 'whatsapp', 'sms'],
      consent: true,
    });
    expect(items).toContainEqual({ type: 'newsletter', channels: [], consent: false });
    expect(items).toContainEqual({ type: 'allegato3e4ter', channels: [], consent: true });
  });

  it('holds two items of somebody who is logged in', () => {
    expect(consentItems(consents, 'logged').map(({ type }) => type)).toEqual([
      'ivass',
      'allegato3e4ter',
    ]);
  });
});
