import { expect, it } from 'vitest';
import { texts } from '../messages/en/texts.ts';
import { catalogue } from './catalogue.ts';

const names = Object.keys(catalogue) as (keyof typeof catalogue)[];
const placesIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
const edgesOf = (text: string) => [/^\s*/.exec(text)?.[0], /\s*$/.exec(text)?.[0]];

it('every Italian text has a single name, because the text is the key of its translations', () => {
  const said = names.map((name) => catalogue[name]);
  expect(said.filter((text, at) => said.indexOf(text) !== at)).toEqual([]);
});

it.each(names)(
  'the text %s has the same placeholders and outer spaces in English as in Italian',
  (name) => {
    expect(placesIn(texts[name])).toEqual(placesIn(catalogue[name]));
    expect(edgesOf(texts[name])).toEqual(edgesOf(catalogue[name]));
  },
);
