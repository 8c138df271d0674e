import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** The Markdown pages of the repository, by path from the root. */
export const pages = globSync(
  '{*,{dev,e2e,proofs}/*,docs/**/*,{packages,apps,services}/*/*,services/*/data/*}.md',
  {
    cwd: root,
    exclude: (name) => name.includes('node_modules'),
  },
);

/** Returns the text of a page without its code examples: links in code do not count as links. */
export const proseOf = (page) =>
  readFileSync(join(root, page), 'utf8').replace(/```[\s\S]*?```/g, '');

export const slugOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

export const anchorsOf = (page) =>
  [...proseOf(page).matchAll(/^##+ (.+)$/gm)].map(([, heading]) => slugOf(heading));

/** Whether the target of a link exists. A target is a path from the root, with or without a heading of the page. */
export function isThere(place) {
  const [file, anchor] = place.split('#');
  if (!existsSync(join(root, file))) return false;
  return anchor === undefined || anchorsOf(file).includes(anchor);
}
