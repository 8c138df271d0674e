import { defaultBroker } from '@preventivo/core';
import { describe, expect, it } from 'vitest';
import { accountMail } from './account-mail.ts';

const asked = {
  kind: 'accountMail',
  to: 'giulia@example.it',
  link: 'https://x.example/y',
} as const;

describe('a mail with a link', () => {
  it('is in English after a request from an English page', async () => {
    const mail = await accountMail(
      { ...asked, about: 'activation', language: 'en' },
      defaultBroker,
    );
    expect(mail.subject).toBe('Activate your profile');
    expect(mail.html).toContain('<html lang="en">');
    expect(mail.html).toContain(
      'If the button does not open, copy this address: https://x.example/y',
    );
    expect(mail.text).toContain('open this link within 24 hours');
    expect(mail.text).not.toMatch(/apri|pulsante|entro/);
  });

  it('is in Italian without a language, as in older rows', async () => {
    const mail = await accountMail({ ...asked, about: 'password' }, defaultBroker);
    expect(mail.subject).toBe('Scegli una nuova password');
    expect(mail.html).toContain('<html lang="it">');
    expect(mail.text).toContain("apri questo link entro un'ora");
  });
});
