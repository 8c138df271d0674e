import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { readSettings } from './read-settings.ts';
import { look } from './settings.ts';

// The schema is for editors and builds, `readSettings` for pages. Here each is asked what it takes.

vi.stubGlobal('CSS', { supports: () => false });

interface Node {
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly pattern?: string;
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly items?: Node;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Node>>;
  readonly additionalProperties?: boolean;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Node>>;
}
const schema: Node = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../settings.schema.json'), 'utf8'),
);
const defs = schema.$defs ?? {};
const defOf = ({ $ref = '' }: Node) => defs[$ref.replace('#/$defs/', '')];

/** Every value the schema knows, with the keys that lead to it; '0' is the first of a list. */
function nodes(node: Node, keys: readonly string[] = []): readonly (readonly [string, Node])[] {
  const members = { ...node.properties, ...(node.items && { 0: node.items }) };
  const deeper = Object.entries(members).flatMap(([key, one]) => nodes(one, [...keys, key]));
  return [[keys.join('.'), node], ...deeper];
}
const all = nodes(schema);
const objects = all.filter(([, { properties }]) => properties);
const leaves = all.filter(([, { properties, items }]) => !properties && !items);

/** A file that says this at the place, and nothing else. */
const saying = (place: string, value: unknown): unknown =>
  place
    .split('.')
    .filter(Boolean)
    .reduceRight<unknown>((inner, key) => (key === '0' ? [inner] : { [key]: inner }), value);
const told = (place: string, value: unknown) =>
  readSettings(JSON.stringify(saying(place, value))).wrong;
const named = (place: string) => place.replace('.0', '[0]');

describe('the schema of settings.json', () => {
  it.each(objects)('names the settings a page reads, and no others: %s', (place, node) => {
    const at = place ? `${named(place)}.oroscopo` : 'oroscopo';
    const names = Object.keys(node.properties ?? {}).join(', ');
    expect(told(place, { oroscopo: 1 })).toContain(
      `settings.json: there is no setting '${at}'; there are ${names}. It was left out.`,
    );
    expect(node.additionalProperties).toBe(false);
  });

  it.each(leaves)('says of %s what a page takes there', (place, node) => {
    const takes = node.enum
      ? node.enum.map((word) => `'${word}'`).join(' or ')
      : node.type === 'boolean'
        ? 'true or false'
        : defOf(node)?.title;
    expect(told(place, 7)).toContain(
      `settings.json: '${named(place)}' takes ${takes}. It was left out.`,
    );
  });

  it.each(objects)('wants of %s what a page cannot do without', (place, { required = [] }) => {
    if (place === '') expect(required).toEqual([]);
    else {
      const missing = told(place, {}).filter((one) =>
        one.startsWith(`settings.json: '${named(place)}' has no`),
      );
      expect(missing.length > 0).toBe(required.length > 0);
      for (const one of missing) expect(one).toContain(`has no ${required[0]}.`);
    }
  });

  it('explains each of them', () => {
    expect(
      all.filter(
        ([, { description }]) => !description?.endsWith('.') && !description?.endsWith('»'),
      ),
    ).toEqual([]);
  });

  it('takes for the look what the same property of CSS takes', () => {
    const formats: Record<string, string> = { color: 'color', 'font-family': 'css-font-family' };
    for (const [key, property] of Object.entries(look)) {
      const node = schema.properties?.theme?.properties?.[key] ?? {};
      expect(defOf(node)?.format, key).toBe(formats[property] ?? 'css-length');
    }
  });

  const follows = (kind: string, text: string) =>
    new RegExp(defs[kind]?.pattern ?? '', 'u').test(text);
  const places = { address: 'lines', help: 'help', text: 'layout', phone: 'broker.phone.number' };

  it.each([
    [
      'address',
      [
        'https://alfa.example/x',
        '/privacy',
        '../',
        'HTTP://alfa.example',
        '?a=1:2',
        '//cdn.alfa.example/x',
        './a:b',
      ],
    ],
    [
      'address',
      [
        'javascript:alert(1)',
        'JavaScript:alert(1)',
        'data:text/html,x',
        'mailto:a@b.it',
        'ftp://alfa.example',
        '',
        ' ',
      ],
    ],
    [
      'help',
      ['mailto:aiuto@alfa.example', 'tel:+390212345', '/aiuto', 'javascript:alert(1)', 'sms:12'],
    ],
    ['phone', ['02 1234 567', '+39 02.123-456/7', 'chiamaci', '123', '1'.repeat(25)]],
    ['text', ['Alfa', '«à»', '', ' \t']],
  ] as const)('takes for %s what a page takes: %s', (kind, texts) => {
    for (const text of texts) {
      const refused = told(places[kind], text).some((one) => one.includes(' takes '));
      expect({ text, followed: follows(kind, text) }).toEqual({ text, followed: !refused });
    }
  });

  it('takes no address that a page would refuse', () => {
    const odd = fc.stringMatching(
      /^(?:(?:javascript|data|https?|mailto|tel):|[/.?#a-z]*|\s*)[\s:/a-z0-9%@]{0,12}$/,
    );
    fc.assert(
      fc.property(odd, fc.constantFrom('address' as const, 'help' as const), (text, kind) => {
        // Which addresses have a host that is none, the format tells.
        fc.pre(follows(kind, text) && URL.canParse(text, location.href));
        expect(told(places[kind], text)).toEqual([]);
      }),
    );
  });
});
