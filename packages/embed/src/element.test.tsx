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

// happy-dom does not implement document.fonts.
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

it("the element renders its line into its shadow root, in place of the element's own content", async () => {
  define();
  const element = put();
  expect(element.shadowRoot?.querySelector('slot') ?? null).toBeNull();
  await drawings(1);
  expect(lines()).toEqual(['travel']);
  expect(drawn.mock.calls[0]?.[0].getRootNode()).toBe(element.shadowRoot);
  expect(element.shadowRoot?.querySelector('slot')).toBeNull();
});

it('the element restarts when its line changes, and only once for several changes at the same time', async () => {
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

it('the element unmounts its funnel when it is removed, but not when it is moved within the page', async () => {
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

it('the element renders its funnel once if it is removed and put back while its chunks load', async () => {
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

it('the element uses settings that were set before its script loaded', async () => {
  const element = put();
  element.settings = { help: '/aiuto' };
  define();
  await drawings(1);
  expect(drawn.mock.calls[0]?.[1].asked.settings.help).toBe('/aiuto');
});

it('the element logs an error if a framework sets `settings` as an attribute instead of a property', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  // React and Vue set an attribute instead of the property if the script has not defined the element yet.
  const element = put('line="travel" api="/api" settings="[object Object]"');
  define();
  await drawings(1);
  expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('property'));
  expect(element.settings).toEqual({});
  vi.mocked(console.error).mockClear();
});

it('the element resets its settings if a framework sets the `settings` property to null or undefined', async () => {
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

it('the element shows its loading, failure and retry messages in English if its settings choose English', async () => {
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
  // The element logs both failed attempts for the page's author.
  expect(console.error).toHaveBeenCalledTimes(2);
  vi.mocked(console.error).mockClear();
});

it('defineElement ignores a second definition of the same element', () => {
  define();
  expect(define).not.toThrow();
});
