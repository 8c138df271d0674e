import { existsSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path/posix';
import { root } from '../../dev/shared/root.mjs';
import { repository } from './repository.mjs';

/** Folders that GitHub lists itself. The site has a list page for each. */
const lists = {
  packages: 'packages/index',
  'docs/lines': 'lines/index',
};

/**
 * A markdown-it plugin that makes links work as on GitHub. A page of the site is linked by its path
 * there, any other file by its URL in the repository. A broken link ends the build.
 * @param places paths of the pages by file: `{'docs/deploy.md': 'deploy'}`
 */
export function linksAsInTheRepository(md, places) {
  const here = new Set(Object.values(places));
  md.core.ruler.push('links-as-in-the-repository', ({ tokens, env }) => {
    const file = env.realPath ?? env.path;
    // A page that consists of front matter only has no path and no links.
    if (file === undefined) return;
    const from = relative(root, file);
    for (const { children } of tokens)
      for (const token of children ?? [])
        if (token.type === 'link_open')
          token.attrSet('href', target(token.attrGet('href'), from, places, here));
  });
}

function target(href, from, places, here) {
  if (/^[a-z]+:|^#|^$/.test(href)) return href;
  const [, path, anchor = ''] = /^([^#]*)(#.*)?$/.exec(href);
  // Links of generated pages are paths in the site, or files cited in comments.
  const place = path.startsWith('/') ? path.slice(1) : join(dirname(from), path).replace(/\/$/, '');
  const page =
    places[place] ??
    places[join(place, 'README.md')] ??
    lists[place] ??
    (here.has(place.replace(/\.md$/, '')) ? place.replace(/\.md$/, '') : undefined);
  if (page) return `/${page}.md${anchor}`;
  const at = join(root, place);
  if (!existsSync(at)) throw new Error(`${from}: leads to ${href}, which is not there`);
  return `${repository}/${statSync(at).isDirectory() ? 'tree' : 'blob'}/main/${place}${anchor}`;
}
