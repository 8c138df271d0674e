import {
  applicable,
  askedOn,
  defaultBroker,
  type Fields,
  type Line,
  listOf,
  tableIn,
  type Values,
  wordsOf,
} from '@preventivo/core';
import { toWire } from '@preventivo/core/wire';
import { describe, expect, it } from 'vitest';
import type { Mail } from '../mail/mail.ts';
import { brokerMail } from '../outbox/broker-mail.ts';
import { visitorMail } from '../outbox/visitor-mail.ts';
import { lines } from '../process/lines.ts';
import { createReference } from '../reference/reference.ts';
import { submission } from '../testing/giulia.ts';
import { data, now } from '../testing/test-api.ts';
import { coveringStates } from './covering-states.ts';

const today = '2026-11-21';
const parts = { lines, reference: createReference(data), broker: defaultBroker };
const to = 'preventivi@broker.example';

async function mailsOf(line: Line, values: Values<Fields>) {
  const specificData = JSON.parse(JSON.stringify(toWire(line, values)));
  const request = {
    id: '4f3c2a1b-0000-4000-8000-000000000000',
    code: 'KMR-4821',
    line: line.id,
    createdAt: now.toISOString(),
    keyHash: '',
    payload: { ...submission, specificData, language: 'it' },
    recall: null,
  };
  const visitors = await visitorMail(request, parts);
  if (!visitors) throw new Error('no mail to the visitor');
  return { visitors, brokers: await brokerMail(request, 'request', { to, ...parts }) };
}
const said = ({ text }: Mail) => text.replaceAll(/\s+/g, ' ');

describe.each(Object.values(lines))('mails of the line $id', async (line) => {
  const states = coveringStates(line, data, today);
  const mails = await Promise.all(states.map(({ values }) => mailsOf(line, values)));
  const lists = parts.reference.listsOf(line.id);
  const answersOn = (page: Line['pages'][number], values: Values<Fields>) => {
    const applying: readonly string[] = applicable(line, values);
    return askedOn(line, page).flatMap((key) => {
      const field = line.fields[key];
      if (!field || tableIn(field) || !applying.includes(key)) return [];
      return wordsOf(field, values[key], { lists, today }, listOf(line, values, key)) ?? [];
    });
  };

  it('mails to the broker contain each answer under the title of its page', () => {
    for (const [index, { values }] of states.entries()) {
      const { brokers } = mails[index] ?? expect.unreachable();
      for (const page of line.pages) {
        const answers = answersOn(page, values);
        if (answers.length > 0) expect(brokers.text).toContain(`\n${page.title.toUpperCase()}\n`);
        for (const answer of answers)
          expect(said(brokers)).toContain(answer.replaceAll(/\s+/g, ' ').trim());
      }
    }
  });

  it('mails contain no answer to a question that was not asked', () => {
    expect(states.length).toBeGreaterThan(0);
    for (const { brokers } of mails) expect(brokers.text).not.toContain('ALTRI DATI');
  });

  it('mails contain no unformatted values such as null or undefined', () => {
    expect(states.length).toBeGreaterThan(0);
    for (const { visitors, brokers } of mails)
      for (const { subject, text, html = '' } of [visitors, brokers])
        for (const part of [subject, text, html.replace(/<style>.*<\/style>/s, '')])
          expect(part).not.toMatch(/\bnull\b|undefined|NaN|\[object|\{n\}|\bfalse\b|\w\|\w/);
  });

  it('mails to the visitor contain no sensitive answers, and no answers of a health line', () => {
    for (const { visitors } of mails)
      for (const key of line.draft === 'tab' ? Object.keys(line.fields) : (line.sensitive ?? [])) {
        const { label = '' } = line.fields[key] ?? {};
        expect(said(visitors)).not.toContain(`- ${label}`);
        expect(visitors.html).not.toContain(`>${label}<`);
      }
  });

  it('mails are short enough for mail programs to show in full', () => {
    for (const { visitors, brokers } of mails)
      for (const { html = '' } of [visitors, brokers])
        expect(new TextEncoder().encode(html).length).toBeLessThan(102_000);
  });
});
