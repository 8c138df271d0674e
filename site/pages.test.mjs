import { describe, expect, it } from 'vitest';
import { documentPage } from './document-page.mjs';
import { documents } from './documents.mjs';
import { linesPage } from './lines-page.mjs';

const look = { style: '.site{color:red}', font: '/assets/f.woff2' };
const lines = [
  { id: 'boat', title: 'Barca & motore', about: 'Per "chi naviga" <sempre>.', pictogram: 'M1 1h2' },
  { id: 'travel', title: 'Viaggi', about: 'Per chi parte.', pictogram: 'M2 2' },
];

describe('the page at /', () => {
  const html = linesPage({ lines, ...look });

  it('leads to each line and says what it is for', () => {
    expect(html).toContain('href="/travel/">Viaggi</a>');
    expect(html).toContain('<p class="site-line-about">Per chi parte.</p>');
    expect(html.match(/<li /g)).toHaveLength(2);
  });

  it('shows signs of HTML in a text as text', () => {
    expect(html).toContain('Barca &#38; motore');
    expect(html).not.toContain('<sempre>');
  });

  it('is Italian, has its style inside and needs no script', () => {
    expect(html).toContain('<html lang="it">');
    expect(html).toContain('.site{color:red}</style>');
    expect(html).toContain('url("/assets/f.woff2")');
    expect(html).not.toContain('<script');
  });
});

describe('the documents behind the consents', () => {
  it('are the four that the consents of every line link to, and the help the login links to', () => {
    const names = documents.map(({ name }) => name);
    expect(names).toEqual(['mup', 'reclami', 'privacy', 'condizioni', 'aiuto']);
  });

  it('say in the first lines that the broker puts a text of their own in their place', () => {
    for (const one of documents) {
      expect(documentPage({ ...one, ...look })).toContain('Testo di esempio');
    }
  });

  it('lead back to the list of lines', () => {
    const [mup] = documents;
    expect(documentPage({ ...mup, ...look })).toContain(
      '<a href="../">Preventivi assicurativi</a>',
    );
  });
});
