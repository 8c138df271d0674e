import { describe, expect, it } from 'vitest';
import { BadConfig } from './config.ts';
import { readReceivers } from './read-delivery.ts';

const WEBHOOK_URL = 'https://broker.example/in';
const WEBHOOK_SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

describe('environment of receivers', () => {
  it('requests have no receivers by default', () => {
    const nobody = { webhook: undefined, brokerMail: undefined, visitorMail: false };
    expect(readReceivers({})).toEqual(nobody);
  });

  it.each([
    ['where mails leave', { SMTP_URL: 'smtp://mail.example' }, true],
    ['not where they are files', {}, false],
    ['as it says, on', { VISITOR_MAIL: 'on' }, true],
    ['as it says, off', { VISITOR_MAIL: 'off', SMTP_URL: 'smtp://mail.example' }, false],
  ])('VISITOR_MAIL, or its default, decides whether visitors get mails: %s', (_, env, isTold) => {
    expect(readReceivers(env).visitorMail).toBe(isTold);
  });

  it("the webhook and the broker's address are read from the environment", () => {
    const BROKER_MAIL = 'preventivi@broker.example';
    const { webhook, brokerMail } = readReceivers({ WEBHOOK_URL, WEBHOOK_SECRET, BROKER_MAIL });
    expect(brokerMail).toBe(BROKER_MAIL);
    expect(webhook?.url).toBe(WEBHOOK_URL);
    expect(Buffer.from(webhook?.secret ?? []).toString('base64')).toBe(WEBHOOK_SECRET.slice(6));
  });

  it.each([
    ['https://broker.example/in', {}],
    ['http://127.0.0.1:8080/in', {}],
    ['http://localhost:8080/in', {}],
    ['http://receiver/in', { WEBHOOK_INSECURE: 'on' }],
  ])('a webhook without TLS is allowed on this machine or by a setting: %s', (url, more) => {
    expect(readReceivers({ WEBHOOK_URL: url, WEBHOOK_SECRET, ...more }).webhook?.url).toBe(url);
  });

  it('the secret of a webhook may be a plain text', () => {
    const WEBHOOK_SECRET = 'una frase lunga abbastanza';
    const { webhook } = readReceivers({ WEBHOOK_URL, WEBHOOK_SECRET });
    expect(Buffer.from(webhook?.secret ?? []).toString()).toBe(WEBHOOK_SECRET);
  });
});

describe('an invalid value', () => {
  it.each([
    ['BROKER_MAIL', { BROKER_MAIL: 'segreta' }],
    ['BROKER_MAIL', { BROKER_MAIL: 'a@b.example, segreta@b.example' }],
    ['VISITOR_MAIL', { VISITOR_MAIL: 'segreta' }],
    ['WEBHOOK_URL', { WEBHOOK_URL: 'ftp://segreta.example' }],
    ['WEBHOOK_URL', { WEBHOOK_URL: 'https://utente:segreta@b.example' }],
    ['WEBHOOK_URL', { WEBHOOK_URL: 'http://segreta.example/in', WEBHOOK_SECRET }],
    ['WEBHOOK_URL', { WEBHOOK_URL: 'http://127.0.0.1.segreta.example', WEBHOOK_SECRET }],
    ['WEBHOOK_INSECURE', { WEBHOOK_URL, WEBHOOK_SECRET, WEBHOOK_INSECURE: 'segreta' }],
    ['WEBHOOK_CONCURRENCY', { WEBHOOK_URL, WEBHOOK_SECRET, WEBHOOK_CONCURRENCY: '0' }],
    ['WEBHOOK_SECRET', { WEBHOOK_URL }],
    ['WEBHOOK_SECRET', { WEBHOOK_URL, WEBHOOK_SECRET: 'segreta' }],
    ['WEBHOOK_SECRET', { WEBHOOK_URL, WEBHOOK_SECRET: 'whsec_c2VncmV0YQ==' }],
    ['WEBHOOK_SECRET', { WEBHOOK_URL, WEBHOOK_SECRET: `whsec_segreta${'!'.repeat(30)}` }],
    ['WEBHOOK_SECRET', { WEBHOOK_URL, WEBHOOK_SECRET: 'segreta'.repeat(10) }],
  ])(
    'an invalid receiver is rejected with one sentence that names %s without its value',
    (name, env) => {
      const read = () => readReceivers(env);
      expect(read).toThrow(BadConfig);
      expect(read).toThrow(new RegExp(`^${name} takes .+\\.$`));
      expect(read).not.toThrow(/segreta/i);
    },
  );
});
