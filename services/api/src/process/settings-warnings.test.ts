import { describe, expect, it } from 'vitest';
import { settingsWarnings } from './settings-warnings.ts';

const publicUrl = 'https://alfa.example';
const paths = [
  '/',
  '/settings.json',
  '/documenti/privacy.html',
  '/travel/',
  '/travel/settings.json',
];
const own = ['/broker/logo.svg', '/broker/Nota è.pdf', '/broker/settings.json'];
const servedOf = (names: readonly string[]) => new Map(names.map((name) => [name, name]));
const served = servedOf([...paths, ...own]);

const warningsOf = (settings: unknown, changes: object = {}) =>
  settingsWarnings(settings, { publicUrl, pagesUrl: undefined, served, ...changes }).map(
    ({ event, hint = '' }) => [event, hint.split(':')[0]?.split(' in ')[1]],
  );
const elsewhere = { quote: 'https://api.example/api/{line}', user: 'https://api.example/api' };

describe('a warning about an API on another origin', () => {
  it('the warning names each setting whose calls the policy of the pages stops', () => {
    expect(warningsOf({ api: elsewhere })).toEqual([['api-elsewhere', 'api.user, api.quote']]);
    const { user } = elsewhere;
    expect(warningsOf({ api: { user, quote: '/api/{line}' } })).toEqual([
      ['api-elsewhere', 'api.user'],
    ]);
  });

  it('the warning is one sentence with its level, which says what to do', () => {
    const pages = { publicUrl, pagesUrl: undefined, served };
    expect(settingsWarnings({ api: { user: elsewhere.user } }, pages)).toEqual([
      {
        level: 'warn',
        event: 'api-elsewhere',
        hint: 'SETTINGS_FILE names another origin than PUBLIC_URL in api.user: the content security policy of the pages that this server serves stops these calls, so remove the setting, correct PUBLIC_URL, or serve the pages with a static file server.',
      },
    ]);
  });

  it.each([
    '/api/{line}',
    '../api/{line}',
    'https://alfa.example/api/{line}',
    'https://ALFA.example:443/api/{line}',
    'mailto:info@alfa.example',
    'https://',
    '',
    null,
    7,
  ])('there is no warning about the address %j', (quote) => {
    expect(warningsOf({ api: { quote } })).toEqual([]);
  });

  it.each(['http://alfa.example/api', 'https://alfa.example:8443/api', '//api.alfa.example/api'])(
    'the server warns about another scheme, port or host: %s',
    (user) => {
      expect(warningsOf({ api: { user } })).toHaveLength(1);
    },
  );

  it('the server does not warn if it serves no pages, or visitors open the pages elsewhere', () => {
    const settings = { api: elsewhere, broker: { logo: { light: '/lost.svg' } } };
    expect(warningsOf(settings)).toHaveLength(2);
    expect(warningsOf(settings, { served: servedOf(own) })).toEqual([]);
    expect(warningsOf(settings, { pagesUrl: 'https://www.alfa.example' })).toEqual([]);
    expect(warningsOf(settings, { pagesUrl: publicUrl })).toHaveLength(2);
  });
});

describe('a warning about a file that is not served', () => {
  it('the warning names each setting with such a file', () => {
    const settings = {
      broker: { logo: { light: '/broker/logo.svg', dark: '/broker/logo-dark.svg' } },
      documents: {
        precontract: [
          { title: 'Nota', url: '/broker/Nota%20%C3%A8.pdf' },
          { title: 'MUP', url: '/legal/mup.pdf' },
        ],
        privacy: '/documenti/privacy.html',
        terms: '/legal/condizioni?v=2#uno',
        complaints: 'https://www.ivass.it/reclami',
        accessibility: 'https://alfa.example/lost.html',
      },
    };
    expect(warningsOf(settings)).toEqual([
      [
        'file-not-served',
        'broker.logo.dark, documents.precontract.1.url, documents.terms, documents.accessibility',
      ],
    ]);
    const pages = { publicUrl, pagesUrl: undefined, served };
    expect(settingsWarnings(settings, pages)[0]?.hint).toContain('the folder of BROKER_DIR');
  });

  it('the server warns about a relative address if one of the pages does not find the file', () => {
    const privacy = 'documenti/privacy.html';
    expect(warningsOf({ documents: { privacy } })).toHaveLength(1);
    expect(warningsOf({ documents: { privacy: `../${privacy}` } })).toEqual([]);
  });

  it('the server does not warn about a folder to which it redirects', () => {
    expect(warningsOf({ documents: { terms: '/travel' } })).toEqual([]);
  });

  it('a file is looked up without the path of PUBLIC_URL, which the proxy removes', () => {
    const changes = { publicUrl: 'https://alfa.example/preventivi' };
    const privacyAt = (privacy: string) => warningsOf({ documents: { privacy } }, changes);
    expect(privacyAt('/preventivi/documenti/privacy.html')).toEqual([]);
    expect(privacyAt('/preventivi/lost.html')).toHaveLength(1);
    expect(privacyAt('/another-part-of-the-site.html')).toEqual([]);
  });

  it.each([
    null,
    7,
    'text',
    [],
    { documents: 7, broker: { logo: '/a' } },
    { documents: { terms: '/%E0' } },
  ])('invalid settings do not stop the start: %j', (settings) => {
    expect(() => warningsOf(settings)).not.toThrow();
  });
});
