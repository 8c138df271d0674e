import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { BadConfig } from './config.ts';
import { readConsentTexts } from './read-consent-texts.ts';

const folder = mkdtempSync(join(tmpdir(), 'preventivo-consents-'));
afterAll(() => rmSync(folder, { recursive: true }));

function written(name: string, said: unknown) {
  const path = join(folder, name);
  writeFileSync(path, typeof said === 'string' ? said : JSON.stringify(said));
  return path;
}
const settings = (said: unknown) =>
  readConsentTexts({ SETTINGS_FILE: written('settings.json', said) });
const editions = (said: unknown) =>
  readConsentTexts({ CONSENT_TEXTS_FILE: written('texts.json', said) });
const codes = ['1', '3', '22', '102', '104', '105', '106'];
const texts = Object.fromEntries(codes.map((code) => [code, [`Testo ${code}`]]));

describe('consent texts', () => {
  it('consent texts default to the product’s texts', () => {
    expect(readConsentTexts({})).toEqual({
      texts: { it: {}, en: {} },
      documents: undefined,
      editions: [],
    });
  });

  it('consent texts come from the settings file of the pages', () => {
    const precontract = [{ title: 'Informativa Beta', url: '/b.pdf', format: 'PDF' }];
    const read = settings({
      theme: { primary: '#0b3d91' },
      documents: { precontract, privacy: '/privacy' },
      texts: { it: { consentCgu: 'Accetto tutto', frameNext: 'Avanti', x: 3 } },
    });
    expect(read.documents).toEqual(precontract);
    expect(read.texts).toEqual({
      it: { consentCgu: 'Accetto tutto', frameNext: 'Avanti' },
      en: {},
    });
  });

  it('consent texts include other editions from a file, each with the consent to documents added', () => {
    const read = editions([{ version: 'beta-2026.03', texts }]);
    expect(read.editions).toEqual([
      { version: 'beta-2026.03', texts: { ...texts, 407: ['Testo 106'] } },
    ]);
  });

  it.each([
    ['SETTINGS_FILE', () => settings({ documents: { precontract: [{ title: 'segreta' }] } })],
    ['SETTINGS_FILE', () => settings('{"segreta"')],
    ['CONSENT_TEXTS_FILE', () => editions('segreta')],
    ['CONSENT_TEXTS_FILE', () => editions([{ version: 'a segreta', texts }])],
    ['CONSENT_TEXTS_FILE', () => editions([{ version: 'b', texts: { ...texts, 106: 'segreta' } }])],
    ['CONSENT_TEXTS_FILE', () => editions([{ version: 'b', texts: { 106: ['segreta'] } }])],
  ])(
    'invalid consent texts are rejected with one sentence that names %s without its value',
    (name, read) => {
      expect(read).toThrow(BadConfig);
      expect(read).toThrow(new RegExp(`^${name} takes .+\\.$`));
      expect(read).not.toThrow(/segreta/);
    },
  );
});
