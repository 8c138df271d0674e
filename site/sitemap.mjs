/** A placeholder for the site's base URL. Only the server knows the URL and inserts it (docs/deploy.md). */
const base = '{PUBLIC_URL}';

/** The paths that search engines must not read: API calls, and links in mails, which contain a token. */
const unlisted = ['/api/', '/account/'];

/**
 * Returns `sitemap.xml`: the landing page in each language, and the page of each line, whose URL is the same in all
 * languages.
 */
export function sitemap({ lines, languages }) {
  const addresses = languages.map(({ address }) => address);
  const landing = addresses.map((address) => entry(address, languages.map(alternate).join('')));
  const all = [...landing, ...lines.map(({ id }) => entry(`/${encodeURIComponent(id)}/`))];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${all.join('\n')}
</urlset>
`;
}

const entry = (address, more = '') => `<url><loc>${base}${address}</loc>${more}</url>`;
const alternate = ({ language, address }) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${base}${address}"/>`;

/** Returns `robots.txt`. It allows search engines to read everything except the paths in `unlisted`. */
export const robots = () => `User-agent: *
${unlisted.map((path) => `Disallow: ${path}`).join('\n')}

Sitemap: ${base}/sitemap.xml
`;
