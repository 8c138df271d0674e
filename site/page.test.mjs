import { describe, expect, it } from 'vitest';
import { page } from './page.mjs';

const lines = [
  { id: 'boat', title: 'Barca & motore', about: 'Per "chi naviga" <sempre>.', pictogram: 'M1 1h2' },
  {
    id: 'travel',
    title: 'Viaggi',
    about: "Per chi parte, anche per tutto l'anno.",
    pictogram: 'M2 2',
  },
];

describe('the page at /', () => {
  const html = page({ lines, style: '.site{color:red}', font: '/assets/f.woff2' });

  it('leads to each line and says what it is for', () => {
    expect(html).toContain('href="/travel/">Viaggi</a>');
    expect(html).toContain(
      '<p class="site-line-about">Per chi parte, anche per tutto l\'anno.</p>',
    );
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
