import { describe, expect, it } from 'vitest';
import { accessibilityStatement } from './accessibility-statement.mjs';
import { putDeveloperLinks } from './browser/broker.ts';
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
  describe('the links for developers', () => {
    const tools = [{ name: 'storybook', address: '/storybook/' }];
    const linksOf = (parts) =>
      linesPage({ lines, ...look, ...parts }).match(
        /<nav data-developer-links aria-label="Per chi costruisce"(?<hidden> hidden)?>\n<ul>\n<li><a href="\/storybook\/">Storybook</,
      );

    it('the links for developers are hidden unless the build or a broker shows them', () => {
      expect(linksOf({ tools })?.groups?.hidden).toBe(' hidden');
      expect(linksOf({ tools, showsTools: true })).not.toBeNull();
      expect(linksOf({ tools, showsTools: true })?.groups?.hidden).toBeUndefined();
      expect(linesPage({ lines, ...look })).not.toMatch(/storybook|costruisce/i);
    });

    it.each([
      ['shows', true, { hidden: false }],
      ['hides', false, { hidden: true }],
    ])(
      'the setting developerLinks %s the links, even if the build says otherwise',
      (_, setting, expected) => {
        for (const hidden of [true, false]) {
          const links = { hidden };
          putDeveloperLinks({ querySelector: () => links }, setting);
          expect(links).toEqual(expected);
        }
      },
    );

    it('the links for developers stay as they were built without a valid setting', () => {
      for (const setting of [undefined, 'true', 1]) {
        const links = { hidden: true };
        putDeveloperLinks({ querySelector: () => links }, setting);
        expect(links.hidden).toBe(true);
      }
    });
  });

  const html = linesPage({ lines, ...look });

  it('the page at / links to each line and says what the line is for', () => {
    expect(html).toContain('href="/car/">Auto</a>');
    expect(html).toContain('<p class="site-line-about">Per tutti.</p>');
    expect(html.match(/<li class="site-line"/g)).toHaveLength(4);
  });

  it('the page at / has a heading for each category that has lines, in the order of the categories', () => {
    const titles = [...html.matchAll(/<h2 id="\w+">([^<]+)<\/h2>\n<ul/g)].map(([, title]) => title);
    expect(titles).toEqual(['Veicoli', 'Persona']);
  });

  it('the page at / lists the most requested lines first, and also offers them below the question', () => {
    const rows = [...html.matchAll(/data-line="(\w+)"/g)].map(([, id]) => id);
    expect(rows).toEqual(['scooter', 'boat', 'car', 'health']);
    expect(html.match(/class="site-chip" href="([^"]+)"/g)).toEqual([
      'class="site-chip" href="/scooter/"',
    ]);
  });

  it('the page at / contains the common names, the number of pages and the draft version of each line', () => {
    expect(html).toContain(
      'data-line="boat" data-version="v1" data-pages="2" data-keywords="gommone, vela"',
    );
  });

  it('the page at / does not offer a draft that is kept in its tab only', () => {
    expect(html).toContain('data-line="health" data-pages="2"');
  });

  it('the page at / explains the three steps before the list, so that a phone shows them first', () => {
    expect(html.indexOf('Come funziona')).toBeGreaterThan(html.indexOf('I più chiesti'));
    expect(html.indexOf('Come funziona')).toBeLessThan(html.indexOf('class="site-groups"'));
  });

  it('the page at / says once how long a request takes', () => {
    expect(html.split('<body>')[1].match(/circa 3 minuti/gi)).toHaveLength(1);
  });

  it('the page at / escapes HTML in the texts of a line', () => {
    expect(html).toContain('Barca &#38; motore');
    expect(html).not.toContain('<sempre>');
  });

  it('the page at / is in Italian, and has inline styles and one script, from this site', () => {
    expect(html).toContain('<html lang="it">');
    expect(html).toContain('.site{color:red}</style>');
    expect(html).toContain('url("/assets/f.woff2")');
    expect(html.match(/<script[^>]*>/g)).toEqual([
      '<script type="module" blocking="render" src="/assets/site-AbCd1234.js">',
    ]);
  });

  it('without scripts, the page at / hides the search and the drafts', () => {
    expect(html).toContain('<noscript><style>.site-search{display:none}</style></noscript>');
    expect(html).toMatch(/<section class="site-resume"[^>]* hidden>/);
  });
});

describe('the page of an unknown address', () => {
  const html = notFoundPage({ lines, ...look });

  it('the page for an unknown URL says so, and lists the lines with absolute links', () => {
    expect(html).toContain('<title>Pagina non trovata</title>');
    expect(html).toContain("Questa pagina non c'è</h1>");
    expect(html).toContain('href="/boat/"');
    expect(html).toMatch(/<section class="site-resume"[^>]* hidden>/);
  });
});

describe("the broker's identity", () => {
  const html = linesPage({ lines, ...look });

  it("the broker's name is in the header and the footer, even if there are no settings", () => {
    expect(html.match(/data-broker="name">Il tuo broker</g)).toHaveLength(2);
    expect(html).toContain('<a class="site-call" data-broker="phone" data-call hidden>');
  });

  it("the footer shows the broker's contacts, then the links to privacy, terms, complaints and accessibility", () => {
    for (const name of ['privacy', 'condizioni', 'reclami', 'accessibilita'])
      expect(html).toContain(`href="/documenti/${name}.html"`);
  });
});

describe('the documents of the consents', () => {
  it('the documents are the four to which the consents of every line link, the login help, and those in the footer', () => {
    const names = documents.map(({ name }) => name);
    expect(names).toEqual(['mup', 'reclami', 'privacy', 'condizioni', 'aiuto', 'accessibilita']);
  });

  it('the documents say at the start that the broker replaces them with its own text', () => {
    for (const one of documents) {
      expect(documentPage({ ...one, ...look })).toContain('Testo di esempio');
    }
  });

  it('if the broker is set, the documents name the contact for accessibility problems', () => {
    const html = documentPage({ ...accessibilityStatement, ...look });
    expect(html.match(/data-broker="email"/g)).toHaveLength(2);
    expect(html).toContain('<h2 class="site-heading">Feedback e recapiti</h2>');
    expect(html).toContain('<li>VoiceOver su iPhone, TalkBack su Android');
  });

  it("the documents link to the landing page through the broker's name", () => {
    const [mup] = documents;
    expect(documentPage({ ...mup, ...look })).toContain(
      '<a href="../"><span data-broker="name">Il tuo broker</span></a>',
    );
  });
});
