import { describe, expect, it } from 'vitest';
import { firstScripts, startScripts, takeApart, visitorsScripts } from './measure.mjs';

const html = `<head><style>.q{}</style><link rel="modulepreload" crossorigin href="/travel/assets/b.js">
<script type="module" crossorigin src="/travel/assets/a.js"></script></head>
<body><p>Viaggi</p><script>keep()</script><script type="application/json">{"a":1}</script></body>`;

describe('a page taken apart', () => {
  const page = takeApart(html);

  it('counts the inlined style and the inlined script for what they are', () => {
    expect(page.styles).toEqual(['.q{}']);
    expect(page.scripts).toEqual(['keep()']);
  });

  it('leaves text and data to the HTML', () => {
    expect(page.html).toContain('<p>Viaggi</p>');
    expect(page.html).toContain('{"a":1}');
    expect(page.html).not.toContain('.q{}');
  });

  it('finds the scripts it loads or preloads', () => {
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

  it('is what the page loads and what that imports, however deep, and nothing that may come later', () => {
    expect(firstScripts(['/travel/assets/a.js'], files, manifest)).toEqual([
      'assets/a.js',
      'assets/b.js',
      'assets/c.js',
    ]);
  });

  it('cannot be measured when the page asks for a file that was not built', () => {
    expect(() => firstScripts(['/travel/assets/gone.js'], files, manifest)).toThrow(/gone\.js/);
  });
});

describe('page 1', () => {
  const manifest = {
    'index.html': { file: 'a.js' },
    'packages/contractor/dist/typed-form.js': { file: 'typed.js', imports: ['_later'] },
    'packages/contractor/dist/person-form.js': { file: 'person.js', imports: ['index.html'] },
    _later: { file: 'later.js', imports: ['_rules'] },
    _rules: { file: 'rules.js' },
  };

  it('answers when the form for both is there, with all that this imports', () => {
    expect(startScripts(['a.js'], manifest)).toEqual(['a.js', 'typed.js', 'later.js', 'rules.js']);
  });

  it('answers when the form of a person is there on any other line', () => {
    expect(startScripts(['a.js'], manifest, false)).toEqual(['a.js', 'person.js']);
  });

  it('waits for nothing where its form came with the first piece', () => {
    expect(startScripts(['a.js'], { 'index.html': { file: 'a.js' } })).toEqual(['a.js']);
  });
});

describe('a whole run', () => {
  it('is what a visitor without an account may load, and nothing that only a login needs', () => {
    const manifest = {
      'index.html': { file: 'a.js', isEntry: true, imports: ['_b'], dynamicImports: ['later'] },
      _b: { file: 'b.js' },
      later: { file: 'later.js', imports: ['_b'], dynamicImports: ['_account-x.js', 'style'] },
      '_account-x.js': { file: 'account.js', imports: ['_c'] },
      _c: { file: 'c.js' },
      style: { file: 'd.css' },
    };
    expect(visitorsScripts(manifest)).toEqual(['a.js', 'b.js', 'later.js']);
  });

  it('has the form of companies only where companies may ask, and that of a person nowhere else', () => {
    const typed = 'packages/contractor/dist/typed-form.js';
    const person = 'packages/contractor/dist/person-form.js';
    const manifest = {
      'index.html': { file: 'a.js', isEntry: true, dynamicImports: [typed, person] },
      [typed]: { file: 'typed.js' },
      [person]: { file: 'person.js' },
    };
    expect(visitorsScripts(manifest)).toEqual(['a.js', 'typed.js']);
    expect(visitorsScripts(manifest, false)).toEqual(['a.js', 'person.js']);
  });
});
