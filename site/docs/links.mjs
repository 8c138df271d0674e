import { existsSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path/posix';
import { root } from '../../dev/shared/root.mjs';
import { repository } from './repository.mjs';

/** Folders for which GitHub shows a list of files. For each, the site has a page with such a list. */
const lists = {
  packages: 'packages/index',
  'docs/lines': 'lines/index',
};

/**
 * A markdown-it plugin that makes links work as on GitHub. Replaces the file of a page by the page's path on the site.
 * Replaces any other file by its URL in the repository. Fails the build if a link is broken.
 * @param places the paths of the pages by file: `{'docs/deploy.md': 'deploy'}`
 */
export function linksAsInTheRepository(md, places) {
  const here = new Set(Object.values(places));
  md.core.ruler.push('links-as-in-the-repository', ({ tokens, env }) => {
    const file = env.realPath ?? env.path;
    // A page of front matter only has no file here and no links.
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
  // A link in a generated page is a path on the site, or a file that a comment cites.
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
