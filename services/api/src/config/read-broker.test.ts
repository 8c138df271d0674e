import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultBroker } from '@preventivo/core';
import { afterAll, describe, expect, it } from 'vitest';
import { BadConfig } from './config.ts';
import { readBroker, readPrivacyUrl } from './read-broker.ts';

const folder = mkdtempSync(join(tmpdir(), 'preventivo-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SETTINGS_FILE = join(folder, 'settings.json');
function brokerOf(settings: unknown) {
  writeFileSync(SETTINGS_FILE, typeof settings === 'string' ? settings : JSON.stringify(settings));
  return readBroker({ SETTINGS_FILE });
}
const beta = {
  name: 'Beta Assicurazioni',
  tagline: 'Consulenti a Milano dal 1987',
  logo: { light: '/logo.svg' },
  phone: { number: '02 1234 567', hours: 'lun–ven 9–18' },
  email: 'ciao@beta.example',
  address: 'Via Roma 1, 20121 Milano',
  rui: 'B000123456',
  ivass: 'Soggetta a vigilanza',
};

describe('broker of mails', () => {
  it('the broker has a default name without a settings file', () => {
    expect(readBroker({})).toEqual(defaultBroker);
    expect(brokerOf({ theme: { primary: '#0b3d91' } })).toEqual(defaultBroker);
  });

  it('the broker is read from the settings file of the pages', () => {
    expect(brokerOf({ broker: beta, theme: { primary: '#0b3d91' }, help: 'tel:02' })).toEqual(beta);
    expect(brokerOf({ broker: { name: 'Beta' } })).toEqual({ name: 'Beta' });
  });

  it('the broker is read from a file with a byte order mark, which browsers ignore too', () => {
    expect(brokerOf(`\uFEFF${JSON.stringify({ broker: beta })}`)).toEqual(beta);
  });

  it.each([
    ['path', '{"broker": {"name": "segreta"'],
    ["'broker.name'", { broker: { tagline: 'segreta' } }],
    ["'broker.name'", { broker: { name: ' ' } }],
    ["'broker.email'", { broker: { ...beta, email: 'segreta' } }],
    ["'broker.phone.number'", { broker: { ...beta, phone: { number: 'segreta' } } }],
    ["'broker.fax'", { broker: { ...beta, fax: 'segreta' } }],
    ["'broker'", { broker: 'segreta' }],
  ])(
    'an invalid settings file is rejected with one sentence that names the %s without its value',
    (named, settings) => {
      expect(() => brokerOf(settings)).toThrow(BadConfig);
      expect(() => brokerOf(settings)).toThrow(new RegExp(`^SETTINGS_FILE takes .*${named}.*\\.$`));
      expect(() => brokerOf(settings)).not.toThrow(/segreta/);
    },
  );
});

describe('privacy notice of the activation page', () => {
  const privacyOf = (privacy: unknown) => {
    writeFileSync(SETTINGS_FILE, JSON.stringify({ documents: { privacy } }));
    return readPrivacyUrl({ SETTINGS_FILE });
  };

  it('the privacy notice is the one in the settings file of the pages', () => {
    expect(privacyOf('/legal/privacy')).toBe('/legal/privacy');
    expect(privacyOf('https://beta.example/privacy')).toBe('https://beta.example/privacy');
    expect(readPrivacyUrl({})).toBeUndefined();
  });

  it.each([[7], ['javascript:alert(1)'], ['https://[']])(
    'the privacy notice is ignored if it is no web address: %j',
    (privacy) => {
      expect(privacyOf(privacy)).toBeUndefined();
    },
  );
});
