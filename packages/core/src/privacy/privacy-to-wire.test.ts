import { describe, expect, it } from 'vitest';
import { noConsents } from './consents.ts';
import { type GivenPrivacy, privacyInForm, privacyToWire } from './privacy-to-wire.ts';

const consents = { ...noConsents, ivass: true, generale: true, cgu: true };
const openedAt = '2026-11-21T09:30:00.000Z';
const giulia = {
  consents,
  openedAt,
  email: 'giulia.ferri@example.it',
  telefono: '3331234567',
  convenzione: 1,
};

describe('privacyToWire', () => {
  it('privacyToWire normalises a pasted email', () => {
    const pasted = { ...giulia, email: '\u200egiulia.ferri@example.it\u200b' };
    expect(privacyToWire({ ...pasted, variant: 'anonymous' }).email).toBe(giulia.email);
  });

  it('privacyToWire sends all eight flags of a visitor, given or not', () => {
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

  it('privacyToWire sends the shown text and the time of the last change with each flag', () => {
    const documents = [
      { title: 'Allegato 3', format: 'PDF' },
      { title: 'Reclami e Arbitro Assicurativo' },
    ];
    const { flags } = privacyToWire({ ...giulia, documents, variant: 'anonymous' });
    expect(flags[0]).toEqual({
      key: 106,
      value: 1,
      description:
        "Ho letto l'informativa IVASS e i documenti precontrattuali · Allegato 3 (PDF) · Reclami e Arbitro Assicurativo",
      last_change: openedAt,
    });
    expect(flags.map(({ key, description }) => [key, description]).slice(1)).toEqual([
      [407, flags[0]?.description],
      [
        1,
        "Ho letto l'informativa privacy · Canali: email, telefono, WhatsApp, SMS · Informativa privacy",
      ],
      [3, 'Acconsento alla profilazione'],
      [22, 'Voglio ricevere la newsletter'],
      [102, 'Voglio ricevere offerte commerciali · Canali: email, telefono, WhatsApp, SMS'],
      [104, expect.stringMatching(/^Acconsento alla cessione .* · automobilistico · .* · Canali/)],
      [105, 'Accetto le condizioni generali del servizio · Condizioni generali del servizio'],
    ]);
  });

  it('privacyToWire also sends all eight flags at registration', () => {
    const visitor = privacyToWire({ ...giulia, variant: 'anonymous' });
    expect(privacyToWire({ ...giulia, variant: 'registration' })).toEqual(visitor);
  });

  it('privacyToWire sends only the IVASS notice and its documents for a logged-in user', () => {
    const { flags } = privacyToWire({ ...giulia, variant: 'logged' });
    expect(flags.map(({ key, value }) => [key, value])).toEqual([
      [106, 1],
      [407, 1],
    ]);
  });

  it('privacyToWire sends the documents as not given when the IVASS notice is not given', () => {
    const { flags } = privacyToWire({ ...giulia, consents: noConsents, variant: 'logged' });
    expect(flags.map(({ value }) => value)).toEqual([0, 0]);
  });
});

describe('channels', () => {
  const chosen = { generale: ['sms', 'email'], cessione: ['phone'] } as const;
  const channelsIn = (given: Partial<GivenPrivacy>) =>
    Object.fromEntries(
      privacyToWire({ ...giulia, ...given, variant: 'anonymous' }).flags.map((flag) => [
        flag.key,
        flag.channels,
      ]),
    );

  it('channels are not sent with the flags if the form does not ask for them', () => {
    expect(Object.values(channelsIn({})).filter(Boolean)).toEqual([]);
  });

  it('channels are sent with the three consents that have channels, in the order of the form', () => {
    expect(channelsIn({ channels: chosen })).toEqual({
      1: ['email', 'sms'],
      3: undefined,
      22: undefined,
      102: [],
      104: [],
      105: undefined,
      106: undefined,
      407: undefined,
    });
  });

  it('channels are not sent for a withdrawn consent', () => {
    const withdrawn = { ...consents, generale: false };
    expect(channelsIn({ consents: withdrawn, channels: chosen })[1]).toEqual([]);
  });
});

describe('privacyInForm', () => {
  const items = (given: Partial<GivenPrivacy>) =>
    privacyInForm('items', { ...giulia, variant: 'anonymous', ...given });

  it('privacyInForm sends each consent as an item with its channels and its value', () => {
    const sent = items({ consents: { ...consents, commerciale: true } });
    expect(sent).toHaveLength(8);
    expect(sent).toContainEqual({
      type: 'commerciale',
      channels: ['email', 'phone', 'whatsapp', 'sms'],
      consent: true,
    });
    expect(sent).toContainEqual({ type: 'newsletter', channels: [], consent: false });
    expect(sent).toContainEqual({ type: 'allegato3e4ter', channels: [], consent: true });
  });

  it('privacyInForm sends the chosen channels', () => {
    expect(items({ channels: { generale: ['phone'] } })).toContainEqual({
      type: 'generale',
      channels: ['phone'],
      consent: true,
    });
  });

  it('privacyInForm sends two items for a logged-in user', () => {
    expect(items({ variant: 'logged' })).toEqual([
      { type: 'ivass', channels: [], consent: true },
      { type: 'allegato3e4ter', channels: [], consent: true },
    ]);
  });

  it('privacyInForm sends flags to a back end that expects flags', () => {
    const given = { ...giulia, variant: 'logged' } as const;
    expect(privacyInForm('flags', given)).toEqual(privacyToWire(given));
  });
});
