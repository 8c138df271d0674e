import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Every written page of the repository, by path from the root. */
export const pages = globSync(
  '{*,{dev,e2e,proofs}/*,docs/**/*,{packages,apps,services}/*/*,services/*/data/*}.md',
  {
    cwd: root,
    exclude: (name) => name.includes('node_modules'),
  },
);

/** Returns the text of a page without its code examples, in which links lead nowhere. */
export const proseOf = (page) =>
  readFileSync(join(root, page), 'utf8').replace(/```[\s\S]*?```/g, '');

export const slugOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

export const anchorsOf = (page) =>
  [...proseOf(page).matchAll(/^##+ (.+)$/gm)].map(([, heading]) => slugOf(heading));

/** Whether a place exists: a file by path from the root, or a heading of a page. */
export function isThere(place) {
  const [file, anchor] = place.split('#');
  if (!existsSync(join(root, file))) return false;
  return anchor === undefined || anchorsOf(file).includes(anchor);
}
