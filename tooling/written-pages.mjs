import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/root.mjs';

/** Every written page of the repository, by its path from the root. */
export const pages = globSync('{*,docs/**/*,{packages,apps,services}/*/*,services/*/data/*}.md', {
  cwd: root,
  exclude: (name) => name.includes('node_modules'),
});

/** The text of a page, its examples of code left out: they lead nowhere. */
export const proseOf = (page) =>
  readFileSync(join(root, page), 'utf8').replace(/```[\s\S]*?```/g, '');

/** The anchor that GitHub gives to a heading. */
export const slugOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/** The anchors that GitHub gives to the headings of a page below its title. */
export const anchorsOf = (page) =>
  [...proseOf(page).matchAll(/^##+ (.+)$/gm)].map(([, heading]) => slugOf(heading));

/** Whether a place is there, told by its path from the root: a file, or a heading of a page. */
export function isThere(place) {
  const [file, anchor] = place.split('#');
  if (!existsSync(join(root, file))) return false;
  return anchor === undefined || anchorsOf(file).includes(anchor);
}
