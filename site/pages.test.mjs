import { describe, expect, it } from 'vitest';
import { accessibilityStatement } from './accessibility-statement.mjs';
import { documentPage } from './document-page.mjs';
import { documents } from './documents.mjs';
import { linesPage, notFoundPage } from './lines-page.mjs';

const look = {
  style: '.site{color:red}',
  font: '/assets/f.woff2',
  script: '/assets/site-AbCd1234.js',
};
const line = { about: 'Per tutti.', pictogram: 'M2 2', version: 'v1', pages: 2 };
const lines = [
  {
    ...line,
    id: 'boat',
    title: 'Barca & motore',
    about: 'Per "chi naviga" <sempre>.',
    listing: { category: 'vehicles', keywords: 'gommone, vela' },
  },
  { ...line, id: 'car', title: 'Auto', listing: { category: 'vehicles', keywords: '' } },
  {
    ...line,
    id: 'health',
    title: 'Salute',
    draft: 'tab',
    listing: { category: 'person', keywords: 'medico' },
  },
  {
    ...line,
    id: 'scooter',
    title: 'Scooter',
    pages: 5,
    listing: { category: 'vehicles', keywords: '', popular: true },
  },
];

describe('the page at /', () => {
  it('leads who builds to what is built for them, and a visitor of a broker nowhere else', () => {
    const tools = [{ title: 'Storybook', address: '/storybook/' }];
    const html = linesPage({ lines, ...look, tools });
    expect(html).toMatch(/Per chi costruisce<\/p>\n<ul>\n<li><a href="\/storybook\/">Storybook</);
    expect(linesPage({ lines, ...look })).not.toMatch(/storybook|costruisce/i);
  });

  const html = linesPage({ lines, ...look });

  it('leads to each line and says what it is for', () => {
    expect(html).toContain('href="/car/">Auto</a>');
    expect(html).toContain('<p class="site-line-about">Per tutti.</p>');
    expect(html.match(/<li class="site-line"/g)).toHaveLength(4);
  });

  it('has a title for each category that has lines, in the order of the categories', () => {
    const titles = [...html.matchAll(/<h2 id="\w+">([^<]+)<\/h2>\n<ul/g)].map(([, title]) => title);
    expect(titles).toEqual(['Veicoli', 'Persona']);
  });

  it('puts what is most asked for first, and offers it under the question', () => {
    const rows = [...html.matchAll(/data-line="(\w+)"/g)].map(([, id]) => id);
    expect(rows).toEqual(['scooter', 'boat', 'car', 'health']);
    expect(html.match(/class="site-chip" href="([^"]+)"/g)).toEqual([
      'class="site-chip" href="/scooter/"',
    ]);
  });

  it('says what people call a line, how many pages it has and which draft is one of it', () => {
    expect(html).toContain(
      'data-line="boat" data-version="v1" data-pages="2" data-keywords="gommone, vela"',
    );
  });

  it('tells nobody of a draft that is kept for its tab only', () => {
    expect(html).toContain('data-line="health" data-pages="2"');
  });

  it('shows signs of HTML in a text as text', () => {
    expect(html).toContain('Barca &#38; motore');
    expect(html).not.toContain('<sempre>');
  });

  it('is Italian, has its style inside and one script of this site', () => {
    expect(html).toContain('<html lang="it">');
    expect(html).toContain('.site{color:red}</style>');
    expect(html).toContain('url("/assets/f.woff2")');
    expect(html.match(/<script[^>]*>/g)).toEqual([
      '<script type="module" blocking="render" src="/assets/site-AbCd1234.js">',
    ]);
  });

  it('shows no search where no script runs, and nothing to resume', () => {
    expect(html).toContain('<noscript><style>.site-search{display:none}</style></noscript>');
    expect(html).toMatch(/<section class="site-resume"[^>]* hidden>/);
  });
});

describe('the page of an address that leads nowhere', () => {
  const html = notFoundPage({ lines, ...look });

  it('says so, and lists the lines from wherever it stands', () => {
    expect(html).toContain('<title>Pagina non trovata</title>');
    expect(html).toContain("Questa pagina non c'è</h1>");
    expect(html).toContain('href="/boat/"');
    expect(html).toMatch(/<section class="site-resume"[^>]* hidden>/);
  });
});

describe('whose page it is', () => {
  const html = linesPage({ lines, ...look });

  it('is said in the header and the footer, before anybody has set anything', () => {
    expect(html.match(/data-broker="name">Il tuo broker</g)).toHaveLength(2);
    expect(html).toContain('<a class="site-call" data-broker="phone" data-call hidden>');
  });

  it('stands above what can be read of privacy, conditions, complaints and accessibility', () => {
    for (const name of ['privacy', 'condizioni', 'reclami', 'accessibilita'])
      expect(html).toContain(`href="/documenti/${name}.html"`);
  });
});

describe('the documents behind the consents', () => {
  it('are the four that the consents of every line link to, the help of the login, and what the footer adds', () => {
    const names = documents.map(({ name }) => name);
    expect(names).toEqual(['mup', 'reclami', 'privacy', 'condizioni', 'aiuto', 'accessibilita']);
  });

  it('say in the first lines that the broker puts a text of their own in their place', () => {
    for (const one of documents) {
      expect(documentPage({ ...one, ...look })).toContain('Testo di esempio');
    }
  });

  it('say who to tell what is not accessible, where the broker has said who they are', () => {
    const html = documentPage({ ...accessibilityStatement, ...look });
    expect(html.match(/data-broker="email"/g)).toHaveLength(2);
    expect(html).toContain('<h2 class="site-heading">Feedback e recapiti</h2>');
    expect(html).toContain('<li>VoiceOver su iPhone, TalkBack su Android');
  });

  it('lead back to the list of lines by the name of the broker', () => {
    const [mup] = documents;
    expect(documentPage({ ...mup, ...look })).toContain(
      '<a href="../"><span data-broker="name">Il tuo broker</span></a>',
    );
  });
});
