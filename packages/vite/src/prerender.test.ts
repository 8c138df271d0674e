import { join } from 'node:path';
import { defineLine, type Line, text } from '@preventivo/core';
import { describe, expect, it } from 'vitest';
import { buildIdOf } from './build-id.ts';
import { settingsScript } from './page-scripts.ts';
import { prerender } from './prerender.ts';

const outing = defineLine({
  id: 'gita',
  title: 'Gite',
  about: 'Una giornata fuori con i bambini.',
  pictogram: 'M3 12h18',
  contractor: { types: ['fisica'] },
  fields: { note: text({ label: 'Note', code: 'NOTE', error: 'Scrivere una nota' }) },
  pages: [{ id: 'gita', title: 'La gita', fields: ['note'] }],
});

const empty = '<!doctype html><html><head></head><body><div id="root"></div></body></html>';
const sheet = { type: 'asset', fileName: 'assets/style.css', source: '.q{color:red}' };

async function built(
  line: Line,
  html = empty,
  script = 'assets/index-00000000.js',
): Promise<string> {
  const { configResolved, transformIndexHtml } = prerender(line);
  if (typeof configResolved !== 'function') throw new Error('the plugin does not know its app');
  Reflect.apply(configResolved, {}, [{ root: join(import.meta.dirname, '..') } satisfies object]);
  if (typeof transformIndexHtml !== 'object') throw new Error('the plugin draws nothing');
  const context = { bundle: { [sheet.fileName]: { ...sheet }, [script]: { fileName: script } } };
  return String(
    await Reflect.apply(transformIndexHtml.handler, {}, [html, context satisfies object]),
  );
}

describe('HTML of an app', () => {
  it('the HTML of an app contains the title, the description, the styles and page 1', async () => {
    const html = await built(outing);
    expect(html).toContain('<title>Preventivo gite</title>');
    expect(html).toContain('content="Una giornata fuori con i bambini."');
    expect(html).toContain('.q{color:red}');
    expect(html).toContain('name="cellulare"');
    expect(html.match(/id="root"/g)).toHaveLength(1);
  });

  it('the HTML of an app contains the script that requests the settings after page 1, so that page 1 need not wait', async () => {
    expect(await built(outing)).toContain(`</div><script>${settingsScript}</script></body>`);
  });

  it('the HTML of an app contains a note above page 1 for browsers without JavaScript', async () => {
    expect(await built(outing)).toMatch(
      /<body><noscript>.*Attiva JavaScript.*href="\.\.\/".*<\/noscript><template/,
    );
  });

  it('the HTML of an app contains the note for a script that fails to load right before page 1', async () => {
    expect(await built(outing)).toMatch(
      /<template><div[^>]* role="alert">.*Il preventivo non si è caricato\..*<a href="">.*<\/div><\/template><div id="root"/,
    );
  });

  const encoded = empty.replace('<head>', '<head><meta charset="utf-8" />');

  it('the HTML of an app contains a build id that depends only on the content', async () => {
    const id = buildIdOf(await built(outing, encoded));
    expect(id).toMatch(/^[0-9a-f]{8}$/);
    expect(buildIdOf(await built(outing, encoded))).toBe(id);
    expect(buildIdOf(await built({ ...outing, about: 'Due giornate.' }, encoded))).not.toBe(id);
    expect(buildIdOf(await built(outing, encoded, 'assets/index-Ab12cd34.js'))).not.toBe(id);
  });

  it('the HTML of an app declares its encoding before all else', async () => {
    expect(await built(outing, encoded)).toMatch(
      /<head><meta charset="utf-8" \/>\n<meta name="build"/,
    );
  });

  it('the HTML of an app contains no link to a style sheet', async () => {
    const linked = empty.replace('<head>', '<head><link rel="stylesheet" href="./style.css">');
    expect(await built(outing, linked)).not.toContain('rel="stylesheet"');
  });

  it('the HTML of an app escapes the texts of the line', async () => {
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
