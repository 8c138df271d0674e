import { outlineOf } from '@preventivo/core';
import { describe, expect, it, vi } from 'vitest';
import { ownDocuments } from '../documents.ts';
import { outing } from '../testing/outing.fixture.ts';
import { settingsOf } from './settings-of.ts';

const [first] = outing.pages;
/** An outing with a layout of a single page. */
const line = { ...outing, layouts: { corto: { pages: first ? [first] : [] } } };
const of = (settings: unknown) => settingsOf(JSON.stringify(settings), line);

describe('settings', () => {
  it("set the addresses of the back end, with the line's service", async () => {
    const quote = 'https://preventivi.alfa.example/{line}/v1';
    expect((await of({ api: { user: '/conti', quote } })).api).toEqual({
      user: '/conti',
      quote: 'https://preventivi.alfa.example/gita/v1',
    });
  });

  it('set the documents, and keep the default of those they omit', async () => {
    const precontract = [{ title: 'Allegato 3', url: '/allegato-3.pdf', format: 'PDF' }];
    expect((await of({ documents: { precontract, terms: '/condizioni' } })).options).toEqual({
      documents: {
        documents: precontract,
        privacyUrl: ownDocuments.privacyUrl,
        termsUrl: '/condizioni',
        complaintsUrl: ownDocuments.complaintsUrl,
        accessibilityUrl: ownDocuments.accessibilityUrl,
      },
    });
  });

  it('set the broker', async () => {
    const broker = { name: 'Alfa Broker', phone: { number: '02 1234 567' } };
    expect(await of({ broker })).toEqual({ options: { broker } });
  });

  it('set props of the funnel that have another name than the setting', async () => {
    expect(await of({ help: 'tel:+390212345', asksChannels: false, privacyForm: 'items' })).toEqual(
      {
        options: { helpUrl: 'tel:+390212345', asksChannels: false, privacyForm: 'items' },
      },
    );
  });

  it('set no prop for the links for developers, which only the pages of the site show', async () => {
    expect(await of({ developerLinks: true })).toEqual({ options: {} });
  });

  it('set each rule of the questions independently', async () => {
    expect(await of({ addresses: 'wide' })).toEqual({ options: { addresses: 'wide' } });
    expect(await of({ registrationMonths: 'any' })).toEqual({
      options: { registrationMonths: 'any' },
    });
  });

  it('choose the list of lines that is linked after a request, and link no list in a frame', async () => {
    expect((await of({ lines: '/prodotti/' })).options).toEqual({ linesUrl: '/prodotti/' });
    expect((await of({ embedded: true })).options).toEqual({ linesUrl: undefined });
    expect((await of({ embedded: true, lines: '/prodotti/' })).options).toEqual({
      linesUrl: '/prodotti/',
    });
  });

  it('set the file of lines, and remove its default if the page of lines is set', async () => {
    const linesFile = '/prodotti/lines.json';
    expect((await of({ linesFile })).options).toEqual({ linesFile });
    expect((await of({ lines: '/prodotti/' })).options).toHaveProperty('linesFile', undefined);
    expect((await of({ embedded: true, lines: '/prodotti/', linesFile })).options).toEqual({
      linesUrl: '/prodotti/',
      linesFile,
    });
  });

  it('set the layout of a line that has it', async () => {
    expect((await of({ layout: 'corto' })).options?.line?.pages).toEqual([first]);
  });

  it('set the layout of a lazy line, including the steps that page 1 shows', async () => {
    const later = { ...outlineOf(line), load: async () => line };
    const { options } = await settingsOf('{"layout":"corto"}', later);
    const cut = options?.line;
    expect(cut?.pages).toEqual([{ id: 'gita', title: 'La gita' }]);
    expect(cut && 'load' in cut && (await cut.load()).pages).toEqual([first]);
  });

  it('turn on the data layer tracker, which waits for consent, or turn off all trackers', async () => {
    const { options } = await of({ tracker: 'dataLayer' });
    Reflect.set(window, 'dataLayer', []);
    options?.tracker?.page('gita', 1);
    expect(Reflect.get(window, 'dataLayer')).toEqual([]);
    const choice = ['consent', 'update', { analytics_storage: 'granted' }];
    Reflect.set(window, 'dataLayer', [choice]);
    options?.tracker?.page('gita', 2);
    expect(Reflect.get(window, 'dataLayer')).toEqual([
      choice,
      { event: 'preventivo_start', line: 'gita' },
      { event: 'preventivo_page', line: 'gita', page: 1 },
      { event: 'preventivo_page', line: 'gita', page: 2 },
    ]);
    Reflect.deleteProperty(window, 'dataLayer');
    expect((await of({ tracker: 'none' })).options).toEqual({ tracker: undefined });
  });

  it('ask the consent of the page for the source, or turn it off', async () => {
    const allows = (await of({ leadSource: true })).options?.allows;
    expect(allows?.('attribution')).toBe(false);
    Reflect.set(window, 'dataLayer', [['consent', 'update', { ad_storage: 'granted' }]]);
    expect(allows?.('attribution')).toBe(true);
    Reflect.deleteProperty(window, 'dataLayer');
    expect((await of({ leadSource: false })).options).toEqual({ allows: undefined });
  });

  it('report each invalid value to the console in one sentence', async () => {
    expect(await of({ tracker: 'gtm', layout: 'lungo' })).toEqual({ options: {} });
    expect(vi.mocked(console.error).mock.calls).toEqual([
      ["settings.json: 'tracker' takes 'none' or 'dataLayer'. It was left out."],
      ["settings.json: 'layout' takes corto. It was left out."],
    ]);
    vi.mocked(console.error).mockClear();
  });

  it('reject if the file is truncated, and report it once', async () => {
    const half = '{"api":{"quote":"https://preventivi.alfa.exa';
    const sentence = 'settings.json is not JSON. The page is as it was built, and calls nobody.';
    await expect(settingsOf(half, line)).rejects.toThrow(sentence);
    expect(vi.mocked(console.error).mock.calls).toEqual([[sentence]]);
    vi.mocked(console.error).mockClear();
  });
});
