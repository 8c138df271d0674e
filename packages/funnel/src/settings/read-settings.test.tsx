import { describe, expect, it, vi } from 'vitest';
import { readSettings } from './read-settings.ts';

// happy-dom's `CSS.supports` accepts every value, so replace it for the few values that these tests use.
vi.stubGlobal('CSS', {
  supports: (property: string, value: string) =>
    property === 'color' ? /^#[0-9a-f]{6}$/.test(value) : /^\d+px$|Georgia/.test(value),
});

const read = (settings: unknown) => readSettings(JSON.stringify(settings));

describe('a settings file', () => {
  it('is returned unchanged if every setting is valid', () => {
    const settings = {
      $schema: './settings.schema.json',
      api: {
        user: 'https://conti.alfa.example/v2',
        quote: 'https://preventivi.alfa.example/{line}',
        paths: { submit: 'richieste' },
        credentials: 'include',
      },
      theme: {
        mode: 'auto',
        primary: '#0b3d91',
        onPrimary: '#ffffff',
        primaryDark: '#9cc3ff',
        onPrimaryDark: '#06211f',
        font: 'Georgia, serif',
      },
      broker: {
        name: 'Alfa Broker',
        tagline: 'Dal 1987',
        logo: { light: '/alfa.svg', dark: '/alfa-notte.svg' },
        phone: { number: '02 1234 567', hours: 'lun–ven 9–18' },
        email: 'info@alfa.example',
        address: 'Via Esempio 1, 20121 Milano',
        rui: 'B000123456',
        ivass: 'Intermediario soggetto alla vigilanza di IVASS',
      },
      documents: {
        precontract: [
          { title: 'Allegato 3', url: '/legal/allegato-3.pdf', format: 'PDF' },
          { title: 'Reclami', url: 'reclami.html' },
        ],
        privacy: '/legal/privacy',
        terms: '/legal/condizioni',
        complaints: '/legal/reclami',
        accessibility: '/legal/accessibilita',
      },
      help: 'mailto:aiuto@alfa.example',
      tracker: 'dataLayer',
      asksChannels: true,
      privacyForm: 'items',
      embedded: true,
      frameAncestors: ['https://www.alfa.example', 'http://127.0.0.1:8080'],
      manageHistory: false,
      layout: 'two-page',
      addresses: 'wide',
      registrationMonths: 'any',
    };
    expect(read(settings)).toEqual({ settings, wrong: [] });
  });

  it('may be empty', () => {
    expect(read({})).toEqual({ settings: {}, wrong: [] });
  });

  it.each([
    ['a name', { broker: { tagline: 'Dal 1987' } }, "'broker' has no name"],
    [
      'a logo',
      { broker: { name: 'Alfa', logo: { light: 'javascript:alert(1)' } } },
      "'broker.logo.light' takes an address, with",
    ],
    [
      'a telephone number',
      { broker: { name: 'Alfa', phone: { number: 'chiamaci' } } },
      "'broker.phone.number' takes a telephone number",
    ],
    [
      'an email',
      { broker: { name: 'Alfa', email: 'alfa' } },
      "'broker.email' takes an address of email",
    ],
    ['an address', { api: { user: 'javascript:alert(1)' } }, "'api.user' takes an address, with"],
    ['an empty address', { api: { quote: ' ' } }, "'api.quote' takes an address, with"],
    ['a call', { api: { paths: { submit: 7 } } }, "'api.paths.submit' takes a text"],
    [
      'cookies',
      { api: { credentials: true } },
      "'api.credentials' takes 'omit' or 'same-origin' or 'include'",
    ],
    ['a colour', { theme: { primary: 'blu' } }, "'theme.primary' takes a CSS colour"],
    ['a radius', { theme: { radius: 8 } }, "'theme.radius' takes a CSS length, 8px"],
    ['a mode', { theme: { mode: 'nero' } }, "'theme.mode' takes 'light' or 'dark' or 'auto'"],
    [
      'a document',
      { documents: { precontract: [{ title: 'MUP' }] } },
      "'documents.precontract[0]' has no url",
    ],
    ['a list', { documents: { precontract: 'MUP' } }, "'documents.precontract' takes a list"],
    ['a help', { help: 'data:text/html,x' }, "'help' takes an address, mailto: or tel:"],
    ['a tracker', { tracker: 'gtm' }, "'tracker' takes 'none' or 'dataLayer'"],
    ['a yes', { asksChannels: 'true' }, "'asksChannels' takes true or false"],
    ['house numbers', { addresses: 'tutti' }, "'addresses' takes 'strict' or 'wide'"],
    ['months', { registrationMonths: true }, "'registrationMonths' takes 'coming' or 'any'"],
    [
      'a page around with a path',
      { frameAncestors: ['https://www.alfa.example/'] },
      "'frameAncestors[0]' takes an origin, https://www.example.it",
    ],
    ['a part', { theme: 'dark' }, "'theme' takes an object"],
  ])('is reported in one sentence if it has an invalid value of %s', (_, settings, sentence) => {
    const { wrong } = read(settings);
    expect(wrong).toEqual([`settings.json: ${sentence}${rest(sentence)}. It was left out.`]);
  });

  it('keeps its valid settings next to invalid ones', () => {
    const { settings, wrong } = read({ theme: { primary: '#0b3d91', canvas: 'x' }, embedded: 1 });
    expect(settings).toEqual({ theme: { primary: '#0b3d91' } });
    expect(wrong).toHaveLength(2);
  });

  it('is reported, with the names of the known settings, if it has an unknown one', () => {
    expect(read({ theme: { colour: '#0b3d91' } }).wrong).toEqual([
      "settings.json: there is no setting 'theme.colour'; there are mode, primary, onPrimary, " +
        'primaryDark, onPrimaryDark, accent, onAccent, canvas, font, radius. It was left out.',
    ]);
  });

  it.each(['{', '<!doctype html>', '{"theme": }'])('is reported if it is not JSON: %s', (text) => {
    expect(readSettings(text)).toEqual({
      settings: undefined,
      wrong: ['settings.json is not JSON. The page is as it was built, and calls nobody.'],
    });
  });

  it('is reported if it is not an object', () => {
    expect(read([]).wrong).toEqual(["settings.json: 'settings' takes an object. It was left out."]);
  });
});

const rest = (sentence: string) => (sentence.endsWith('with') ? ' https:// or of this site' : '');
