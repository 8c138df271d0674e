import { existsSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path/posix';
import { root } from '../../scripts/root.mjs';
import { repository } from './repository.mjs';

/** Folders that are linked to on GitHub, where the site has a page that lists what they hold. */
const lists = {
  packages: 'packages/index',
  'docs/lines': 'lines/index',
  'docs/decisions': 'decisions/index',
};

/**
 * A plugin of markdown-it: links lead where they lead on GitHub. A page of the site is linked to by its place in it,
 * whatever else the repository holds by its place there. A link that leads to nothing ends the build.
 * @param places of the pages by their files: `{'docs/deploy.md': 'deploy'}`
 */
export function linksAsInTheRepository(md, places) {
  const here = new Set(Object.values(places));
  md.core.ruler.push('links-as-in-the-repository', ({ tokens, env }) => {
    const file = env.realPath ?? env.path;
    // The opening of a page that is all front matter is read without its place; no links stand there.
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
  // Pages that the build makes name places of the site, or what a comment cites.
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
