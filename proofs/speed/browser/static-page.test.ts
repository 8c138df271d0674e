import { describe, expect, it } from 'vitest';
import { emptied, withoutScripts } from './static-page.ts';

const built = `<!doctype html><html><head><title>Viaggi</title><style>.q{}</style>
<script>early()</script><script type="module" crossorigin src="./assets/a.js"></script>
<link rel="modulepreload" href="./assets/b.js"><link rel="preload" href="./assets/f.woff2">
</head><body><div id="root"><input name="nome"></div></body></html>`;

describe('the same page without scripts', () => {
  const html = withoutScripts(built);

  it('the same page without scripts has the form, the styles and the font', () => {
    expect(html).toContain('<input name="nome">');
    expect(html).toContain('<style>.q{}</style>');
    expect(html).toContain('f.woff2');
  });

  it('the same page without scripts neither loads nor runs a script', () => {
    expect(html).not.toMatch(/script|modulepreload/);
  });
});

it('the page to be rendered in the browser keeps only the head', () => {
  const html = emptied(built, '/bare/bare.js');
  expect(html).toContain('<style>.q{}</style>');
  expect(html).toContain('src="/bare/bare.js"');
  expect(html).not.toContain('name="nome"');
});
