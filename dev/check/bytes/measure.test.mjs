import { describe, expect, it } from 'vitest';
import { firstScripts, refuseUnnamed, takeApart, visitorsScripts } from './measure.mjs';

const html = `<head><style>.q{}</style><link rel="modulepreload" crossorigin href="/travel/assets/b.js">
<script type="module" crossorigin src="/travel/assets/a.js"></script></head>
<body><p>Viaggi</p><script>keep()</script><script type="application/json">{"a":1}</script></body>`;

describe('an HTML page', () => {
  const page = takeApart(html);

  it('the inline styles and scripts of an HTML page are counted separately', () => {
    expect(page.styles).toEqual(['.q{}']);
    expect(page.scripts).toEqual(['keep()']);
  });

  it('the text and data of an HTML page count as HTML', () => {
    expect(page.html).toContain('<p>Viaggi</p>');
    expect(page.html).toContain('{"a":1}');
    expect(page.html).not.toContain('.q{}');
  });

  it('the scripts that an HTML page loads or preloads are listed', () => {
    expect(page.links).toEqual(['/travel/assets/a.js', '/travel/assets/b.js']);
  });
});

describe('the first load', () => {
  const manifest = {
    'src/main.tsx': { file: 'assets/a.js', imports: ['_b'], dynamicImports: ['late'] },
    _b: { file: 'assets/b.js', imports: ['_c'] },
    _c: { file: 'assets/c.js', imports: ['_b'] },
    late: { file: 'assets/late.js' },
  };
  const files = ['assets/a.js', 'assets/b.js', 'assets/c.js', 'assets/late.js'];

  it("the first load includes the page's scripts and their static imports at any depth, without dynamic imports", () => {
    expect(firstScripts(['/travel/assets/a.js'], files, manifest)).toEqual([
      'assets/a.js',
      'assets/b.js',
      'assets/c.js',
    ]);
  });

  it('the first load cannot be measured when the page requests a missing file', () => {
    expect(() => firstScripts(['/travel/assets/gone.js'], files, manifest)).toThrow(/gone\.js/);
  });
});

describe('a complete run', () => {
  it('a complete run includes all files for a visitor without an account, but not those for a login or settings', () => {
    const manifest = {
      'index.html': { file: 'a.js', isEntry: true, imports: ['_b'], dynamicImports: ['_later'] },
      _b: { file: 'b.js', name: 'rules' },
      _later: {
        file: 'later.js',
        name: 'later',
        imports: ['_b'],
        dynamicImports: ['_account', '_settings', 'style'],
      },
      _account: { file: 'account.js', name: 'account', imports: ['_c'] },
      _settings: { file: 'settings.js', name: 'settings', imports: ['_c'] },
      _c: { file: 'c.js', name: 'line' },
      style: { file: 'd.css' },
    };
    expect(visitorsScripts(manifest)).toEqual(['a.js', 'b.js', 'later.js']);
  });
});

describe('the chunks of an app', () => {
  const known = {
    'index.html': { file: 'index.js', name: 'index', isEntry: true },
    _later: { file: 'later.js', name: 'later' },
    _line: { file: 'line.js', name: 'line' },
    font: { file: 'font.woff2' },
  };

  it('the chunks of an app are accepted when all have a name', () => {
    expect(() => refuseUnnamed(known)).not.toThrow();
  });

  it('the chunks of an app are rejected when a lazily loaded file has no chunk', () => {
    const api = { file: 'assets/api.js', name: 'api', isDynamicEntry: true };
    expect(() => refuseUnnamed({ ...known, api })).toThrow(/assets\/api\.js is in no chunk/);
  });
});
