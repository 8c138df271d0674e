import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { checkSettings } from './check-settings.ts';
import { checkFiles, checkSettingsCommand } from './command.ts';

const check = (settings: unknown) => checkSettings(JSON.stringify(settings));
const alfa = {
  $schema: './settings.schema.json',
  api: { quote: 'https://preventivi.alfa.example/{line}', paths: { submit: 'richieste' } },
  theme: {
    mode: 'light',
    primary: 'oklch(0.45 0.13 255)',
    onPrimary: '#fff',
    canvas: 'color-mix(in oklab, white, navy 4%)',
    font: 'Georgia, "Times New Roman", serif',
    radius: '4px',
  },
  broker: { name: 'Alfa Broker', phone: { number: '02 1234 567', hours: 'lun–ven 9–18' } },
  documents: { precontract: [{ title: 'MUP', url: '/legal/mup.pdf', format: 'PDF' }] },
  help: 'tel:+390212345678',
};

describe('checkSettings', () => {
  it('checkSettings returns no message for valid settings', () => {
    expect(check(alfa)).toEqual([]);
    expect(check({})).toEqual([]);
  });

  it.each([
    [{ theme: { primary: 'blu' } }, 'theme.primary: "blu" is not a CSS colour.'],
    [
      { theme: { primary: 'red;color:blue' } },
      'theme.primary: "red;color:blue" is not a CSS colour.',
    ],
    [{ theme: { font: '12px' } }, 'theme.font: "12px" is not a list of fonts as in CSS.'],
    [{ theme: { radius: 8 } }, 'theme.radius: 8 is not a CSS length, 8px.'],
    [{ theme: { radius: '8' } }, 'theme.radius: "8" is not a CSS length, 8px.'],
    [{ theme: { mode: 'nero' } }, 'theme.mode: "nero" is not one of "light", "dark", "auto".'],
    [{ theme: 'dark' }, 'theme: "dark" is not an object, {…}.'],
    [{ embedded: 'true' }, 'embedded: "true" is not true or false.'],
    [{ broker: { tagline: 'Dal 1987' } }, 'broker: name is missing.'],
    [
      { broker: { name: 'Alfa', phone: { number: 'chiamaci' } } },
      'broker.phone.number: "chiamaci" is not a telephone number.',
    ],
    [
      { broker: { name: 'Alfa', phone: { number: '02 12345', hours: ' ' } } },
      'broker.phone.hours: " " is not a text.',
    ],
    [
      { api: { user: 'javascript:alert(1)' } },
      'api.user: "javascript:alert(1)" is not an address, with https:// or of this site.',
    ],
    [
      { api: { user: 'https://[' } },
      'api.user: "https://[" is not an address, with https:// or of this site.',
    ],
    [{ documents: { precontract: 'MUP' } }, 'documents.precontract: "MUP" is not a list, […].'],
    [
      { documents: { precontract: [{ title: 'MUP' }] } },
      'documents.precontract[0]: url is missing.',
    ],
    [[], 'The file: [] is not an object, {…}.'],
    [
      { texts: { it: { frameNxt: 'Avanti' } } },
      'texts.it.frameNxt: there is no such text. Is it frameNext?',
    ],
    [
      { texts: { en: { 'person.nomme.label': 'Name' } } },
      'texts.en.person.nomme.label: there is no such text. Is it person.nome.label?',
    ],
  ])('checkSettings returns one message with the path for %j', (settings, sentence) => {
    expect(check(settings)).toEqual([sentence]);
  });

  it.each([
    [
      { theme: { primry: '#0b3d91' } },
      'theme.primry: there is no such setting. Is it theme.primary?',
    ],
    [{ Theme: {} }, 'Theme: there is no such setting. Is it theme?'],
    [{ phone: '02 12345' }, 'phone: there is no such setting. Is it broker.phone?'],
    [{ theme: { embedded: true } }, 'theme.embedded: there is no such setting. Is it embedded?'],
    [
      { broker: { name: 'Alfa', logo: { light: '/a.svg', night: '/b.svg' } } },
      'broker.logo.night: there is no such setting. Is it broker.logo.light?',
    ],
    [
      { broker: { name: 'Alfa', phone: { number: '02 12345', oroscopo: 1 } } },
      'broker.phone.oroscopo: there is no such setting here. There are number, hours.',
    ],
  ])('checkSettings suggests the correct name of the setting in %j', (settings, sentence) => {
    expect(check(settings)).toEqual([sentence]);
  });

  it('checkSettings reports all errors of a file at once', () => {
    expect(check({ tracker: 'gtm', theme: { primary: 'blu', mode: 'nero' } })).toHaveLength(3);
  });

  it('checkSettings truncates a long value, so that the message fits on one line', () => {
    expect(check({ help: `sms:${'1'.repeat(500)}` })[0]?.length).toBeLessThan(120);
  });

  it('checkSettings reports the position of a JSON syntax error', () => {
    expect(checkSettings('{\n  "help": "/aiuto",\n}\n')).toEqual([
      expect.stringMatching(
        /^This is not JSON\. Line 3, column 1: Expected double-quoted property name\.$/,
      ),
    ]);
    expect(checkSettings('')).toEqual(['This is not JSON. Unexpected end of JSON input.']);
  });
});

describe('preventivo-check-settings', () => {
  const folder = mkdtempSync(join(tmpdir(), 'preventivo-settings-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  afterEach(() => void vi.restoreAllMocks());
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };

  it('preventivo-check-settings reports the errors of each file, and fails if there are any', () => {
    const good = file('good.json', `\uFEFF${JSON.stringify(alfa)}`);
    const bad = file('bad.json', '{"help": 7}');
    expect(checkFiles([good])).toEqual({ said: `${good}: no errors.`, ok: true });
    expect(checkFiles([good, bad])).toEqual({
      said: `${good}: no errors.\n${bad}: help: 7 is not an address, mailto: or tel:.`,
      ok: false,
    });
  });

  it('preventivo-check-settings fails without an argument, and for a missing file', () => {
    const lost = join(folder, 'lost.json');
    expect(checkFiles([lost])).toEqual({ said: `${lost}: it cannot be read (ENOENT).`, ok: false });
    expect(checkFiles([]).ok).toBe(false);
  });

  it('preventivo-check-settings finds misspelt places of the lines that --lines names', async () => {
    const own = { frameNext: 'Avanti', 'horse.nomme.label': 'Nome', 'travel.titel': 'Viaggi' };
    const texts = file('texts.json', JSON.stringify({ texts: { it: own } }));
    const horse = join(import.meta.dirname, '..', 'lines', 'horse.fixture.ts');
    expect(await checkSettingsCommand([texts])).toEqual({
      said: `${texts}: no errors.`,
      ok: true,
    });
    expect(await checkSettingsCommand([texts, '--lines', horse])).toEqual({
      said: `${texts}: texts.it.horse.nomme.label: there is no such text. Is it horse.nome.label?`,
      ok: false,
    });
    expect(await checkSettingsCommand([texts, '--lines', './lost.ts'])).toEqual({
      said: 'There is no file ./lost.ts.',
      ok: false,
    });
    expect(await checkSettingsCommand([texts, '--lines', 'travel'])).toEqual({
      said: 'There is neither a file nor a package travel.',
      ok: false,
    });
  });

  it('preventivo-check-settings finds misspelt places of a line that is installed as a package', async () => {
    const home = join(folder, 'node_modules', '@alfa', 'line-horse');
    mkdirSync(home, { recursive: true });
    const manifest = {
      name: '@alfa/line-horse',
      type: 'module',
      exports: { './line': './line.js' },
    };
    writeFileSync(join(home, 'package.json'), JSON.stringify(manifest));
    writeFileSync(
      join(home, 'line.js'),
      `export const horse = { id: 'horse', title: 'Cavalli', about: '', contractor: { types: ['fisica'] },
        pages: [{ id: 'p', title: 'Cavallo' }], fields: { nome: { kind: 'text', label: 'Nome', error: 'Indicare il nome' } } };`,
    );
    const texts = file('packaged.json', '{"texts":{"it":{"horse.nomme.label":"Nome"}}}');
    vi.spyOn(process, 'cwd').mockReturnValue(folder);
    expect((await checkSettingsCommand([texts, '--lines', '@alfa/line-horse/line'])).said).toBe(
      `${texts}: texts.it.horse.nomme.label: there is no such text. Is it horse.nome.label?`,
    );
  });

  it('preventivo-check-settings explains its arguments', async () => {
    expect((await checkSettingsCommand(['--help'])).ok).toBe(true);
    expect((await checkSettingsCommand(['--line', 'x'])).said).toMatch(/^Unknown option '--line'/);
  });
});
