import { describe, expect, it } from 'vitest';
import { BadConfig } from './config.ts';
import { readMail } from './read-mail.ts';

const MAIL_FROM = 'noreply@broker.example';
const PUBLIC_URL = 'https://www.broker.example';
const by = (SMTP_URL: string, more = {}) => ({ SMTP_URL, MAIL_FROM, PUBLIC_URL, ...more });

describe('environment of mails', () => {
  it('by default, mails are files that stay for thirty days, and their sender has no mailbox', () => {
    const { smtpUrl, from, retentionDays } = readMail({});
    expect(smtpUrl).toBeUndefined();
    expect(from.address).toMatch(/\.invalid$/);
    expect(retentionDays).toBe(30);
    expect(readMail({ RETENTION_MAILS: '7' }).retentionDays).toBe(7);
  });

  it.each([
    ['noreply@broker.example', { name: '', address: 'noreply@broker.example' }],
    [
      'Preventivi Rossi <noreply@broker.example>',
      { name: 'Preventivi Rossi', address: 'noreply@broker.example' },
    ],
  ])('MAIL_FROM sets the sender of mails: %s', (own, from) => {
    const smtpUrl = 'smtps://preventivi:segreta@mail.broker.example:465';
    expect(readMail(by(smtpUrl, { MAIL_FROM: own }))).toMatchObject({ smtpUrl, from });
  });

  it.each([
    ['smtp://mail.broker.example:587', {}, true],
    ['smtp://127.0.0.1.broker.example', {}, true],
    ['smtp://localhost:1025', {}, false],
    ['smtp://127.0.0.1:1025', {}, false],
    ['smtp://[::1]:1025', {}, false],
    ['smtp://mail:1025', { SMTP_INSECURE: 'on' }, false],
    ['smtp://mail:1025', { SMTP_INSECURE: 'off' }, true],
  ])(
    'TLS is required unless the mail server is on this machine or exempt: %s %j',
    (url, more, requireTls) => {
      expect(readMail(by(url, more)).requireTls).toBe(requireTls);
    },
  );

  it('mails may be files in production only if MAIL_FILES is on', () => {
    const NODE_ENV = 'production';
    expect(() => readMail({ NODE_ENV })).toThrow(
      /^SMTP_URL takes .*NODE_ENV=production.*MAIL_FILES=on.*\.$/,
    );
    expect(readMail({ NODE_ENV, MAIL_FILES: 'on' }).smtpUrl).toBeUndefined();
    expect(readMail({ NODE_ENV, ...by('smtps://mail.example') }).smtpUrl).toBeDefined();
    expect(readMail({ NODE_ENV: 'development' }).smtpUrl).toBeUndefined();
  });

  it('a command needs no mail server in production, because it sends no mail', () => {
    expect(readMail({ NODE_ENV: 'production' }, 'none').smtpUrl).toBeUndefined();
  });

  it.each([
    ['SMTP_URL', by('segreta')],
    ['SMTP_URL', by('https://segreta.example')],
    ['SMTP_URL', by('smtp:///segreta')],
    ['SMTP_URL', by('smtp://segreta.example?ignoreTLS=true')],
    ['SMTP_URL', by('smtps://segreta.example?tls.rejectUnauthorized=false')],
    ['SMTP_INSECURE', by('smtp://segreta.example', { SMTP_INSECURE: 'segreta' })],
    ['MAIL_FROM', { SMTP_URL: 'smtp://mail.example', PUBLIC_URL }],
    ['PUBLIC_URL', { SMTP_URL: 'smtp://mail.example', MAIL_FROM }],
    ['MAIL_FROM', { MAIL_FROM: 'segreta' }],
    ['MAIL_FROM', { MAIL_FROM: 'a@b.example, segreta@b.example' }],
    ['MAIL_FROM', { MAIL_FROM: 'Segreta <a@b.example>\r\nBcc: segreta@b.example' }],
    ['MAIL_FILES', { MAIL_FILES: 'segreta' }],
    ['RETENTION_MAILS', { RETENTION_MAILS: '0' }],
  ])(
    'an invalid mail setting is rejected with one sentence that names %s without its value',
    (name, env) => {
      const read = () => readMail(env);
      expect(read).toThrow(BadConfig);
      expect(read).toThrow(new RegExp(`^${name} takes .+\\.$`));
      expect(read).not.toThrow(/segreta/i);
    },
  );
});
