/** The base URL of the site, which only its server knows. It replaces this text (docs/deploy.md). */
const base = '{PUBLIC_URL}';

/** Pages without content for search engines: calls, and links of mails with a token. */
const unlisted = ['/api/', '/account/'];

/**
 * Returns `sitemap.xml`: the landing page in each language, and the page of each line, which has one
 * URL for all languages.
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

/** Returns `robots.txt`, which lets search engines read everything but `unlisted`. */
export const robots = () => `User-agent: *
${unlisted.map((path) => `Disallow: ${path}`).join('\n')}

Sitemap: ${base}/sitemap.xml
`;
