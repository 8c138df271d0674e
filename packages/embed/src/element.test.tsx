import { en } from '@preventivo/core/messages/en';
import type { LineSource } from '@preventivo/funnel';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Drawing } from './draw.ts';
import { defineElement, type FunnelElement } from './element.ts';

const ended = vi.fn();
const drawn = vi.fn<(root: HTMLElement, drawing: Drawing) => () => void>(() => ended);
const way = (id: string) => async () => ({ id }) as LineSource;
let name = '';
let count = 0;

// happy-dom keeps no fonts.
Object.defineProperty(document, 'fonts', { value: [] });

beforeEach(() => {
  ended.mockClear();
  drawn.mockClear();
  count += 1;
  name = `preventivo-prova-${count}`;
});
afterEach(() => {
  document.body.replaceChildren();
});

const define = () =>
  defineElement(name, {
    lines: { travel: way('travel'), boat: way('boat') },
    styles: async () => '.q{color:red}',
    draw: async () => drawn,
  });

function put(attributes = 'line="travel" api="/api"'): FunnelElement {
  document.body.innerHTML = `<${name} ${attributes}><p>Chiamaci</p></${name}>`;
  return document.body.firstElementChild as FunnelElement;
}
const lines = () => drawn.mock.calls.map(([, { line }]) => line.id);
const drawings = (number: number) => vi.waitFor(() => expect(drawn).toHaveBeenCalledTimes(number));

it('draws the line that it asks for into its shadow, in place of what the page shows', async () => {
  define();
  const element = put();
  expect(element.shadowRoot?.querySelector('slot') ?? null).toBeNull();
  await drawings(1);
  expect(lines()).toEqual(['travel']);
  expect(drawn.mock.calls[0]?.[0].getRootNode()).toBe(element.shadowRoot);
  expect(element.shadowRoot?.querySelector('slot')).toBeNull();
});

it('begins anew with another line, once for all that is changed in one moment', async () => {
  define();
  const element = put();
  await drawings(1);
  element.setAttribute('line', 'boat');
  element.setAttribute('theme', 'dark');
  element.settings = { help: '/aiuto' };
  await drawings(2);
  expect(lines()).toEqual(['travel', 'boat']);
  expect(ended).toHaveBeenCalledTimes(1);
  expect(drawn.mock.calls[1]?.[1].asked.settings).toMatchObject({
    help: '/aiuto',
    theme: { mode: 'dark' },
  });
});

it('ends when it is taken out, and goes on when it is only moved', async () => {
  define();
  const element = put();
  await drawings(1);
  const other = document.body.appendChild(document.createElement('section'));
  other.append(element);
  await Promise.resolve();
  expect(ended).not.toHaveBeenCalled();
  element.remove();
  await vi.waitFor(() => expect(ended).toHaveBeenCalledTimes(1));
  expect(drawn).toHaveBeenCalledTimes(1);
});

it('is drawn once for who was taken out and put back while it was still on its way', async () => {
  let come = () => {};
  const styles = new Promise<string>((resolve) => {
    come = () => resolve('.q{color:red}');
  });
  defineElement(name, {
    lines: { travel: way('travel') },
    styles: () => styles,
    draw: async () => drawn,
  });
  const element = put();
  await Promise.resolve();
  element.remove();
  await Promise.resolve();
  document.body.append(element);
  await Promise.resolve();
  come();
  await drawings(1);
  element.remove();
  await vi.waitFor(() => expect(ended).toHaveBeenCalledTimes(1));
  expect(drawn).toHaveBeenCalledTimes(1);
});

it('takes the settings that were set before its script was there', async () => {
  const element = put();
  element.settings = { help: '/aiuto' };
  define();
  await drawings(1);
  expect(drawn.mock.calls[0]?.[1].asked.settings.help).toBe('/aiuto');
});

it('tells who writes the page that settings are a property, where a framework wrote them as an attribute', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  // React and Vue do, before the script is there.
  const element = put('line="travel" api="/api" settings="[object Object]"');
  define();
  await drawings(1);
  expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('property'));
  expect(element.settings).toEqual({});
  vi.mocked(console.error).mockClear();
});

it('has none where a framework sets null, and undefined, for a property that it does not give', async () => {
  define();
  const element = put();
  element.settings = { help: '/aiuto' };
  await drawings(1);
  for (const none of [null, undefined]) {
    Object.assign(element, { settings: none });
    expect(element.settings).toEqual({});
  }
  await drawings(2);
  expect(drawn.mock.calls[1]?.[1].asked.settings.help).toBeUndefined();
});

it('says in English, where the funnel speaks it, that it loads, that it did not and how to try again', async () => {
  const { embedLoading, embedFailed, embedUnavailable, commonRetry } = en.texts;
  vi.mocked(console.error).mockImplementation(() => {});
  let fail = (_: Error) => {};
  const draw = () =>
    new Promise<never>((_, reject) => {
      fail = reject;
    });
  defineElement(name, { lines: { travel: way('travel') }, styles: async () => '', draw });
  const element = document.createElement(name) as FunnelElement;
  const said = (words: string) =>
    vi.waitFor(() => expect(element.shadowRoot?.textContent).toBe(words));
  element.settings = { language: 'en', api: { user: '/api', quote: '/api/{line}' } };
  document.body.append(element);
  await said(embedUnavailable);
  element.setAttribute('line', 'travel');
  await said(embedLoading);
  fail(new Error('offline'));
  await said(embedFailed + commonRetry);
  expect(element.shadowRoot?.querySelector('button')?.textContent).toBe(commonRetry);
  // Who writes the page is told of both.
  expect(console.error).toHaveBeenCalledTimes(2);
  vi.mocked(console.error).mockClear();
});

it('is known once, however often its script is loaded', () => {
  define();
  expect(define).not.toThrow();
});
