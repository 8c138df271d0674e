import { readFileSync } from 'node:fs';
import { type Broker, defaultBroker } from '@preventivo/core';
import { describe, expect, it } from 'vitest';
import { dark, light, stamp } from './colours.ts';
import { composeMail } from './compose-mail.ts';
import type { Letter } from './letter.ts';

const broker: Broker = {
  name: 'Rossi & Figli',
  tagline: 'Consulenti a Milano',
  phone: { number: '02 1234 567', hours: 'lun–ven 9–18' },
  email: 'ciao@rossi.example',
  address: 'Via Roma 1, 20121 Milano',
  rui: 'B000123456',
};
const letter: Letter = {
  subject: 'Una prova',
  preview: 'Si vede accanto al soggetto',
  title: 'Una prova',
  parts: [
    [{ kind: 'paragraph', text: 'Ciao.' }],
    [{ kind: 'code', label: 'Il codice', code: 'KMR-4821' }],
    [
      {
        kind: 'answers',
        title: 'Le risposte',
        answers: [
          ['Quante persone?', 'Due'],
          ['Età', '41'],
        ],
      },
      {
        kind: 'steps',
        title: 'Che cosa succede',
        steps: [
          ['Oggi', 'Scrivi'],
          ['Poi', 'Leggi'],
        ],
      },
      { kind: 'button', label: 'Apri', url: 'https://a.example/?a=1&b=2' },
    ],
  ],
  why: 'Perché è una prova.',
};
const saying = (answer: string, question = 'Note') =>
  composeMail(
    { ...letter, parts: [[{ kind: 'answers', answers: [[question, answer]] }]] },
    broker,
    {
      to: 'giulia.ferri@example.it',
    },
  );
const mail = await composeMail(letter, broker, { to: 'giulia.ferri@example.it' });

describe('a letter as text', () => {
  it('a mail has a readable text version', () => {
    expect(mail.text).toBe(`Una prova
=========

Ciao.

Il codice: KMR-4821

LE RISPOSTE
- Quante persone? Due
- Età: 41

CHE COSA SUCCEDE
- Oggi: Scrivi
- Poi: Leggi

Apri:
https://a.example/?a=1&b=2

-- 
Rossi & Figli
Via Roma 1, 20121 Milano
RUI B000123456 · Intermediario soggetto alla vigilanza di IVASS

Perché è una prova.

`);
  });

  it('the text of a mail is wrapped at 72 characters, but never within a word', async () => {
    const long = `${'parola '.repeat(40)}${'x'.repeat(90)} fine`;
    const { text } = await saying(long);
    const lines = text.split('\n').filter((line) => line.length > 72);
    expect(lines).toEqual([`  ${'x'.repeat(90)}`]);
    expect(text).toMatch(/^- Note: parola/m);
    expect(text).toMatch(/^ {2}parola/m);
  });

  it.each(['\n', '\r\n', '\u2028', '\v'])(
    'a line break (%j) in a value cannot forge a row of a mail',
    async (lineBreak) => {
      const { text } = await saying(`Giulia${lineBreak}- Sconto: 90%`);
      expect(text).toContain('- Note: Giulia / - Sconto: 90%\n');
    },
  );
});

describe('a letter as HTML', () => {
  it('the HTML of a mail has the same content as its text', () => {
    for (const said of ['Ciao.', 'KMR-4821', 'Quante persone?', 'Due', 'Che cosa succede', 'Leggi'])
      expect(mail.html).toContain(said);
    expect(mail.html).toContain('Rossi &amp; Figli');
    expect(mail.html).toContain('href="https://a.example/?a=1&amp;b=2"');
    expect(mail.html).toContain('Si vede accanto al soggetto');
  });

  it.each([
    ['an element', '<script>alert(1)</script>'],
    ['an attribute', '"><img src=x onerror=alert(1)>'],
    ['quotes', `' onmouseover='alert(1)`],
    ['a reference', '&lt;script&gt;'],
  ])('the HTML of a mail escapes typed text, including %s', async (_, typed) => {
    const { html = '' } = await saying(typed, typed);
    const { html: plain = '' } = await saying('testo', 'testo');
    expect(html).not.toMatch(/<script|<img| onmouseover='/);
    const tags = (text: string) => text.match(/<[^>]*>/g)?.length;
    expect(tags(html)).toBe(tags(plain));
    expect(html).toContain(
      typed
        .replace(
          /[&<>"]/g,
          (sign) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }[sign]};`,
        )
        .replaceAll("'", '&#39;'),
    );
  });

  it('the HTML of a mail loads nothing, runs no script and contains no tracking', () => {
    expect(mail.html).not.toMatch(
      /<(img|script|link|iframe|form|object|video)\b|url\(|@import|src=/,
    );
    const addresses = mail.html?.match(/\b(?:https?:)?\/\/[^\s"<]+/g) ?? [];
    expect([...new Set(addresses)]).toEqual(['https://a.example/?a=1&amp;b=2']);
  });

  it('the HTML of a mail has a dark colour for each light one', () => {
    expect(mail.html).toContain('<meta name="color-scheme" content="light dark">');
    expect(mail.html).toContain('@media (prefers-color-scheme:dark)');
    expect(mail.html).toContain(dark.surface);
    expect(mail.html).toContain('max-width:600px');
  });

  it('the HTML of a mail uses the colours of the pages', () => {
    const tokens = readFileSync(
      new URL('../../../../packages/ui/src/tokens/tokens.css', import.meta.url),
      'utf8',
    );
    const [, ofLight = '', ofDark = ''] =
      /\.q \{(.*?)\}.*?\.q\[data-q-theme="dark"\] \{(.*?)\}/s.exec(tokens) ?? [];
    // A token may contain the colour as the fallback of a variable that the broker can set.
    const standsIn = (tokens: string, name: string) =>
      new RegExp(`--q-${name}: (?:var\\([^#;]*)?(#\\w+)\\)*;`).exec(tokens)?.[1];
    for (const [name, colour] of Object.entries({ ...light, ...stamp }))
      expect(standsIn(ofLight, name), name).toBe(colour);
    for (const [name, colour] of Object.entries(dark))
      expect(standsIn(ofDark, name), name).toBe(colour);
  });

  it('only the letter of a ticket has a stamp, a torn edge and a perforation', async () => {
    const ticket = await composeMail({ ...letter, isTicket: true }, broker, { to: 'a@b.example' });
    expect(ticket.html).toContain(stamp.accent);
    expect(ticket.html).toContain('dotted');
    expect(ticket.html).toContain('class="notch"');
    expect(mail.html).not.toContain(stamp.accent);
    expect(mail.html).not.toContain('dotted');
    expect(mail.html).not.toContain('class="notch"');
    expect(ticket.text).toBe(mail.text);
  });

  it('a mail shows only the name of a broker without further data', async () => {
    const { html, text } = await composeMail(letter, { name: 'Verdi' }, { to: 'a@b.example' });
    for (const part of [html, text]) {
      expect(part).toContain('Verdi');
      expect(part).not.toMatch(/undefined|null|RUI/);
    }
    const own = await composeMail(letter, defaultBroker, { to: 'a@b.example' });
    expect(own.text).toContain('Il tuo broker');
  });
});
