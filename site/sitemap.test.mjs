import { describe, expect, it } from 'vitest';
import { robots, sitemap } from './sitemap.mjs';
import { languages } from './words/languages.mjs';

const lines = [{ id: 'travel' }, { id: 'vintage-car' }];
const addressesIn = (text, tag) => [...text.matchAll(tag)].map(([, address]) => address);

describe('the files for search engines', () => {
  it('the sitemap lists the landing page in each language and every line', () => {
    expect(addressesIn(sitemap({ lines, languages }), /<loc>(.+?)<\/loc>/g)).toEqual([
      '{PUBLIC_URL}/',
      '{PUBLIC_URL}/en/',
      '{PUBLIC_URL}/travel/',
      '{PUBLIC_URL}/vintage-car/',
    ]);
  });

  it('the sitemap links the languages of the landing page to each other, as the pages do', () => {
    const [landing] = sitemap({ lines, languages }).split('</url>');
    expect(addressesIn(landing, /hreflang="\w+" href="(.+?)"/g)).toEqual([
      '{PUBLIC_URL}/',
      '{PUBLIC_URL}/en/',
    ]);
  });

  it('robots.txt names the sitemap, and keeps robots from calls and from links of mails', () => {
    expect(robots().split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /account/',
      '',
      'Sitemap: {PUBLIC_URL}/sitemap.xml',
      '',
    ]);
  });
});
