import { defaultBroker } from '@preventivo/core';
import { describe, expect, it } from 'vitest';
import { accountMail } from './account-mail.ts';

const asked = {
  to: 'giulia@example.it',
  link: 'https://x.example/y',
} as const;

describe('a mail with a link', () => {
  it('an account mail is in English after a request from an English page', async () => {
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

  it.each([
    ['activation', 'Attiva il tuo profilo', 'entro 24 ore'],
    ['password', 'Scegli una nuova password', "entro un'ora"],
  ] as const)(
    'an account mail contains its link as a button and as text: %s',
    async (about, subject, until) => {
      const mail = await accountMail({ ...asked, about, language: 'it' }, defaultBroker);
      expect(mail).toMatchObject({ to: asked.to, subject });
      expect(mail.text).toContain(`\n${asked.link}\n`);
      expect(mail.text.replaceAll('\n', ' ')).toContain(until);
      expect(mail.html).toContain('<html lang="it">');
      expect(mail.html).toContain(`href="${asked.link}"`);
      expect(mail.html).toContain(`copia questo indirizzo: ${asked.link}<`);
    },
  );
});
