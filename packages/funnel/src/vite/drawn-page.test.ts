import type { Line } from '@preventivo/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settingsScript } from '../settings/settings-script.ts';
import { outing } from '../testing/outing.fixture.ts';
import { draw } from './draw.tsx';
import { drawnPage } from './drawn-page.ts';

const empty = '<!doctype html><html><head></head><body><div id="root"></div></body></html>';
const sheet = { type: 'asset', fileName: 'assets/style.css', source: '.q{color:red}' };

/** The HTML of an app as its build writes it. */
async function built(line: Line, html = empty): Promise<string> {
  const { transformIndexHtml } = drawnPage(line);
  if (typeof transformIndexHtml !== 'object') throw new Error('the plugin draws nothing');
  const context = { bundle: { [sheet.fileName]: { ...sheet } } };
  return String(
    await Reflect.apply(transformIndexHtml.handler, {}, [html, context satisfies object]),
  );
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-11-21T10:00:00Z');
});
afterEach(() => {
  vi.useRealTimers();
});

const { html } = await draw(outing);

describe('page 1, drawn when an app is built,', () => {
  it.each([
    'nome',
    'cognome',
    'sesso',
    'data_nascita.giorno',
    'data_nascita.mese',
    'data_nascita.anno',
    'natoInItalia',
    'indirizzoResidenza_SedeLegale',
    'email',
    'cellulare',
  ])('has the control %s', (name) => {
    expect(html).toContain(`name="${name}"`);
  });

  it('has the box of a question whose options are still to come', () => {
    const [, profession = ''] = html.split('Professione');
    expect(profession).toContain('name="professione"');
    expect(profession).not.toContain('q-skeleton');
  });

  it('asks nothing yet that hangs on an answer', () => {
    expect(html).not.toContain('name="stato_nascita"');
    expect(html).not.toContain('name="comune_nascita"');
  });

  it('names the line, its steps and what holds for all questions', () => {
    expect(html).toContain('Preventivo gite');
    expect(html).toContain('I tuoi dati');
    expect(html).toContain('I bambini');
    expect(html).toContain('Tutti i campi sono obbligatori');
  });

  it('tells the limits in words, as of the day it was drawn', async () => {
    const { html } = await draw(outing);
    expect(html).toContain('tra 20/11/1926 e 20/11/2008');
    expect(html).not.toContain('{from}');
  });

  it('says nowhere else which day that was: it is served for weeks', async () => {
    const { html } = await draw(outing);
    for (const day of ['2026-11-21', '21/11/2026', '2026']) expect(html).not.toContain(day);
  });

  it('is the same whenever it is drawn that day', async () => {
    expect(await draw(outing)).toEqual(await draw(outing));
  });
});

describe('the HTML of an app', () => {
  it('has the title, the description, the styles and page 1 in it', async () => {
    const html = await built(outing);
    expect(html).toContain('<title>Preventivo gite</title>');
    expect(html).toContain('content="Una giornata fuori con i bambini."');
    expect(html).toContain('.q{color:red}');
    expect(html).toContain('name="cellulare"');
    expect(html.match(/id="root"/g)).toHaveLength(1);
  });

  it('asks for its settings right after page 1, which does not wait for them', async () => {
    expect(await built(outing)).toContain(`</div><script>${settingsScript}</script></body>`);
  });

  it('asks for no style sheet of its own', async () => {
    const linked = empty.replace('<head>', '<head><link rel="stylesheet" href="./style.css">');
    expect(await built(outing, linked)).not.toContain('rel="stylesheet"');
  });

  it('stays HTML whatever a line is called', async () => {
    const line = {
      ...outing,
      title: `Casa & "giardino" <b>`,
      about: `L'orto & "$&" </head><script>`,
    };
    const html = await built(line);
    expect(html).toContain('<title>Preventivo casa &#38; &#34;giardino&#34; &#60;b&#62;</title>');
    expect(html).toContain(
      `content="L'orto &#38; &#34;$&#38;&#34; &#60;/head&#62;&#60;script&#62;"`,
    );
    expect(html).not.toContain('<b>');
    expect(html.match(/<\/head>/g)).toHaveLength(1);
  });
});
