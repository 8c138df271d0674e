import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const idsOf = (html) => new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));

/**
 * Returns the links in built pages that lead to a missing heading: `['deploy.html → /docs/rules/wire.html#dats', …]`.
 * The generator checks only that the linked pages exist.
 */
export function deadAnchors(folder, base = '/docs/') {
  const pages = new Map(
    globSync('**/*.html', { cwd: folder }).map((file) => {
      const html = readFileSync(join(folder, file), 'utf8');
      return [base + file, { html, ids: idsOf(html) }];
    }),
  );
  const dead = [];
  for (const [from, { html }] of pages)
    for (const [, path, anchor] of html.matchAll(/\shref="(\/docs\/[^"#]*)?#([^"]+)"/g)) {
      const to = path === undefined ? from : path.endsWith('/') ? `${path}index.html` : path;
      if (!pages.get(to)?.ids.has(decodeURIComponent(anchor)))
        dead.push(`${from} → ${to}#${anchor}`);
    }
  return dead;
}
