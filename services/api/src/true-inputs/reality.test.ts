import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { embeddedAddresses } from '../addresses/embedded.ts';
import typedAddresses from '../addresses/typed-addresses.fixture.json' with { type: 'json' };
import { strangersLines } from '../every-line/stranger.fixture.ts';
import { createReference } from '../reference/reference.ts';
import { data } from '../testing/test-api.ts';
import { birthDates, birthplaces } from './birthplaces.fixture.ts';
import asWritten from './birthplaces-as-written.fixture.json' with { type: 'json' };
import byHand from './by-hand.fixture.json' with { type: 'json' };
import devices from './devices.fixture.json' with { type: 'json' };
import municipalities from './municipality-box.fixture.json' with { type: 'json' };
import names from './names.fixture.json' with { type: 'json' };
import phones from './phones.fixture.json' with { type: 'json' };
import plates from './plates.fixture.json' with { type: 'json' };

const textOf = (path: string) =>
  readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
const fixture = (path: string) => JSON.parse(textOf(`packages/${path}.fixture.json`));
const page = textOf('docs/reality.md');

/**
 * Counts the search texts with the right result. The right result is exactly one address, or no
 * address if only the visitor can decide.
 */
async function addressesReadRight() {
  const { search } = embeddedAddresses(createReference(data));
  let count = 0;
  for (const [text = '', street, number, cap, town = ''] of typedAddresses) {
    const rows = (await search(text, '')).map(({ description }) => description);
    const place = [cap, town.replace(/[()]/g, '')].filter(Boolean).join(' ');
    const right = `${street}, ${number}, ${place}, ITALIA`;
    if (street === 'asked' ? rows.length !== 1 : rows.length === 1 && rows[0] === right) count += 1;
  }
  return count;
}

const { right, mistyped } = fixture('ui/src/text-input/emails');
const sum = (counts: readonly number[]) => counts.reduce((a, b) => a + b, 0);
const everyBirth = birthplaces.length * birthDates.length;
const [, stricter = ''] = textOf('docs/rules/wire.md').split('## Stricter than the specification');

/**
 * Number of inputs that the tests try, by kind. A second number says how many of the inputs pass.
 * Without it, all inputs pass.
 */
const counted: Readonly<Record<string, readonly [tried: number, passed?: number]>> = {
  'Birthplace, on the page': [birthplaces.length],
  'Birthplace and birth year, on the server': [everyBirth],
  'Birthplace and birth year, for the fiscal code': [everyBirth],
  "Birthplace's code and birth year": [data.municipalities.length * (birthDates.length + 1)],
  'Birthplace as people write it': [asWritten.length],
  'Address in the search box': [typedAddresses.length, await addressesReadRight()],
  'Municipality in its box': [municipalities.length],
  'Name or surname': [names.length],
  'Telephone number': [phones.length],
  Plate: [sum(Object.values(plates).map((some) => some.length))],
  'Email that needs no hint': [right.length],
  'Email with a hint': [mistyped.length],
  'Profession in everyday words': [fixture('ui/src/combobox/professions').length],
  'State in everyday words': [fixture('ui/src/combobox/countries').length],
  'Devices of a cyber quote': [devices.length],
  'House number by hand': [byHand['strict numbers'].length + byHand['wide numbers'].length],
  'Street by hand': [byHand['strict streets'].length + byHand['wide streets'].length],
  'Postal code': [new Set(data.municipalities.flatMap(({ caps }) => caps)).size],
  'Saved person of another back end': [fixture('core/src/contractor/saved/saved-people').length],
  'Quote from the specification alone': [
    sum(Object.values(strangersLines).map(({ takesCompanies }) => (takesCompanies ? 2 : 1))),
  ],
  'Way on where the server is stricter': [[...stricter.matchAll(/^\| (?!refused|---)/gm)].length],
};

const rows = [...page.matchAll(/^\| ([^|]+?) +\| +([\d,]+) \| +([\d,]+) \| (\[.+\)) +\|$/gm)];

it('docs/reality.md has the same counts of true inputs as the tests', () => {
  const written = rows.map(([, kind = '', tried = '', passed = '']) => [kind, tried, passed]);
  const figure = (count: number) => count.toLocaleString('en');
  const right = Object.entries(counted).map(([kind, [tried, passed = tried]]) => [
    kind,
    figure(tried),
    figure(passed),
  ]);
  expect(written).toEqual(right);
});
