import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { readSettings } from './read-settings.ts';
import { look } from './settings.ts';

// Editors and builds validate settings with the JSON schema; pages use `readSettings`. These tests check that both
// accept the same values.

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

/** Returns every node of the schema with its path. In a path, '0' means any member of a list. */
function nodes(node: Node, keys: readonly string[] = []): readonly (readonly [string, Node])[] {
  const members = { ...node.properties, ...(node.items && { 0: node.items }) };
  const deeper = Object.entries(members).flatMap(([key, one]) => nodes(one, [...keys, key]));
  return [[keys.join('.'), node], ...deeper];
}
const all = nodes(schema);
const objects = all.filter(([, { properties }]) => properties);
const leaves = all.filter(([, { properties, items }]) => !properties && !items);

/** Returns settings that contain only this value, at this path. */
const saying = (place: string, value: unknown): unknown =>
  place
    .split('.')
    .filter(Boolean)
    .reduceRight<unknown>((inner, key) => (key === '0' ? [inner] : { [key]: inner }), value);
const told = (place: string, value: unknown) =>
  readSettings(JSON.stringify(saying(place, value))).wrong;
const named = (place: string) => place.replace('.0', '[0]');

describe('the schema of settings.json', () => {
  it.each(objects)('has exactly the keys that a page reads: %s', (place, node) => {
    const at = place ? `${named(place)}.oroscopo` : 'oroscopo';
    const names = Object.keys(node.properties ?? {}).join(', ');
    expect(told(place, { oroscopo: 1 })).toContain(
      `settings.json: there is no setting '${at}'; there are ${names}. It was left out.`,
    );
    expect(node.additionalProperties).toBe(false);
  });

  it.each(leaves)('accepts for %s the type that a page accepts', (place, node) => {
    const takes = node.enum
      ? node.enum.map((word) => `'${word}'`).join(' or ')
      : node.type === 'boolean'
        ? 'true or false'
        : defOf(node)?.title;
    expect(told(place, 7)).toContain(
      `settings.json: '${named(place)}' takes ${takes}. It was left out.`,
    );
  });

  it.each(objects)('requires the same keys of %s as a page', (place, { required = [] }) => {
    if (place === '') expect(required).toEqual([]);
    else {
      const missing = told(place, {}).filter((one) =>
        one.startsWith(`settings.json: '${named(place)}' has no`),
      );
      expect(missing.length > 0).toBe(required.length > 0);
      for (const one of missing) expect(one).toContain(`has no ${required[0]}.`);
    }
  });

  it('describes every setting', () => {
    expect(
      all.filter(
        ([, { description }]) => !description?.endsWith('.') && !description?.endsWith('»'),
      ),
    ).toEqual([]);
  });

  it('has formats for theme values that match the CSS properties a page uses', () => {
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
  ] as const)('accepts the same values for %s as a page: %s', (kind, texts) => {
    for (const text of texts) {
      const refused = told(places[kind], text).some((one) => one.includes(' takes '));
      expect({ text, followed: follows(kind, text) }).toEqual({ text, followed: !refused });
    }
  });

  it('accepts no address that a page rejects', () => {
    const odd = fc.stringMatching(
      /^(?:(?:javascript|data|https?|mailto|tel):|[/.?#a-z]*|\s*)[\s:/a-z0-9%@]{0,12}$/,
    );
    fc.assert(
      fc.property(odd, fc.constantFrom('address' as const, 'help' as const), (text, kind) => {
        // Skip URLs with an invalid host: the schema rejects them by its `format`, but this test covers its pattern.
        fc.pre(follows(kind, text) && URL.canParse(text, location.href));
        expect(told(places[kind], text)).toEqual([]);
      }),
    );
  });
});
