import type { Settings } from '@preventivo/funnel/settings';
import { describe, expect, it } from 'vitest';
import { problemOf, requestedFunnel } from './asked.ts';

const element = (attributes: Readonly<Record<string, string>>) =>
  ({ getAttribute: (name: string) => attributes[name] ?? null }) as unknown as Element;
const asked = (attributes: Readonly<Record<string, string>>, own: Settings = {}) =>
  requestedFunnel(element(attributes), own);

const lines = ['boat', 'travel'];
const api = { user: 'https://a.example/api', quote: 'https://a.example/api/{line}' };

describe('settings of an element', () => {
  it('requestedFunnel reads the settings from the attributes of the element', () => {
    expect(asked({ line: 'travel', api: 'https://a.example/api/', theme: 'dark' })).toEqual({
      line: 'travel',
      settings: { api, theme: { mode: 'dark' } },
    });
  });

  it('requestedFunnel reads the `settings` property of the element, which attributes override', () => {
    const own: Settings = {
      api: { user: 'https://b.example', credentials: 'include' },
      theme: { mode: 'light', primary: '#7a0019' },
      layout: 'two-page',
      help: '/aiuto',
    };
    expect(asked({ line: 'travel' }, own).settings).toEqual(own);
    const attributes = { line: 'travel', api: 'https://a.example/api', theme: 'auto' };
    expect(asked(attributes, own).settings).toEqual({
      api: { ...api, credentials: 'include' },
      theme: { mode: 'auto', primary: '#7a0019' },
      layout: 'two-page',
      help: '/aiuto',
    });
  });
});

describe('problemOf', () => {
  it('problemOf returns undefined if the settings are complete', () => {
    expect(problemOf({ line: 'travel', settings: { api } }, lines)).toBeUndefined();
  });

  it.each([
    [{ line: '', settings: { api } }, 'it has no attribute `line`. There are boat, travel.'],
    [{ line: 'travle', settings: { api } }, "there is no line 'travle'. There are boat, travel."],
    [{ line: 'travel', settings: {} }, 'it does not know its back end.'],
    [{ line: 'travel', settings: { api: { user: api.user } } }, 'it does not know its back end.'],
  ])('problemOf names what is missing or unknown in %j', (wanted, sentence) => {
    expect(problemOf(wanted, lines)).toContain(sentence);
  });
});
