import { defaultBroker, type Line } from '@preventivo/core';
import { toWire } from '@preventivo/core/wire';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Mail } from '../mail/mail.ts';
import { brokerMail } from '../outbox/broker-mail.ts';
import { visitorMail } from '../outbox/visitor-mail.ts';
import { lines } from '../process/lines.ts';
import { createReference } from '../reference/reference.ts';
import { storedRequest, submission } from '../testing/giulia.ts';
import { data } from '../testing/test-api.ts';
import { coveringStates } from './covering-states.ts';

const parts = { lines, reference: createReference(data), broker: defaultBroker };
const to = 'preventivi@broker.example';

/** Inputs that try to forge rows, links or the signature of a mail. */
const forgery = fc.oneof(
  fc.constantFrom(
    'x\n\nCONTRAENTE\n- Telefono: 06 666',
    'x\u2028\u2028CONTRAENTE\u2028- Email: a@truffa.example',
    `${'x '.repeat(40)}- Telefono: 06 666`,
    `x${' '.repeat(200)}CONTRAENTE`,
    'Paga su https://truffa.example/bonifico',
    'www.truffa.it\ttruffa.it',
    'Giulia\u202Eirref\u2066\u200B\u0085\0',
    '-- \nIl tuo broker',
    '</td></tr></table><h2>Contraente</h2><a href="https://truffa.example">x</a>',
  ),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 300 }),
);

/**
 * Generates bodies with one text or key replaced. The bodies skip the validation, like a database
 * row that someone has edited.
 */
const forged = (payload: object) =>
  fc.tuple(fc.constantFrom(...pathsIn(payload)), forgery, fc.boolean()).map(([path, text, key]) => {
    const copy = structuredClone(payload);
    const last = path.at(-1) ?? '';
    const holder = path.slice(0, -1).reduce((inner, part) => Reflect.get(inner, part), copy);
    if (key && !Array.isArray(holder)) Reflect.set(holder, text, 'x');
    else Reflect.set(holder, last, text);
    return copy as typeof submission;
  });

const pathsIn = (of: object): (readonly string[])[] =>
  Object.entries(of).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? pathsIn(value).map((path) => [key, ...path])
      : [[key]],
  );

async function mailsOf(line: Line, payload: typeof submission): Promise<readonly Mail[]> {
  const request = { ...storedRequest, line: line.id, payload: { ...payload, language: 'it' } };
  const visitors = await visitorMail(request, parts);
  const brokers = await brokerMail(request, 'request', { to, ...parts });
  return visitors ? [brokers, visitors] : [brokers];
}

/** Returns the lines of a mail outside its rows of answers. */
const frame = ({ text }: Mail) =>
  text.split('\n').filter((line) => !/^(- .*| {2}[\p{L}\p{N}/].*)$/u.test(line));
const titles = ({ html = '' }: Mail) =>
  [...html.matchAll(/<h[12].*?<\/h[12]>/gs)].map(([title]) => title);

describe.each(Object.values(lines))('mails of the line $id', (line) => {
  const [state] = coveringStates(line, data, '2026-11-21');
  const specificData = JSON.parse(JSON.stringify(toWire(line, state?.values ?? {})));
  const payload: typeof submission = { ...submission, specificData };

  it('mails contain no forged line or title, whatever the client sends in any field', async () => {
    const allFrames = new Set((await mailsOf(line, payload)).flatMap(frame));
    // Two fixed lines may appear: the title of the remaining data, and the note about a missing
    // address.
    for (const own of [
      'ALTRI DATI',
      'Chi ha chiesto il preventivo non ha lasciato un indirizzo email.',
    ])
      allFrames.add(own);
    await fc.assert(
      fc.asyncProperty(forged(payload), async (body) => {
        for (const mail of await mailsOf(line, body)) {
          const own = [mail.to, mail.replyTo].filter((one) => one !== undefined);
          expect(frame(mail).filter((said) => !allFrames.has(said))).toEqual([]);
          expect(titles(mail).filter((title) => /truffa|<a /.test(title))).toEqual([]);
          for (const part of [mail.subject, mail.text, mail.html ?? ''])
            expect(part.replaceAll(/\n|\ufe0f/g, '')).not.toMatch(
              /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u,
            );
          const said = own.reduce((text, address) => text.replaceAll(address, ''), mail.text);
          expect(said).not.toMatch(/:\/\/|[^\s[]@\S|[^\s[]\.\p{L}{2}/u);
          const links = [...(mail.html ?? '').matchAll(/href="([^"]*)"/g)].map(([, to]) => to);
          expect(links.filter((link) => !/^(tel:[+\d]*|mailto:[^?&]+)$/.test(link ?? ''))).toEqual(
            [],
          );
        }
      }),
      { numRuns: 60 },
    );
  });
});
