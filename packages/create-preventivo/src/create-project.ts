import { cpSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The templates, with a description of each. */
export const templates = {
  widgets: 'an address and consents in your own Formik form',
  funnel: "the whole travel funnel as a page, with a broker's settings",
  line: 'your own line, with its own kind of field and English',
  next: 'the whole travel funnel in a Next.js app',
} as const;

/** The folder of the published templates, which `build.mjs` writes. */
const published = fileURLToPath(new URL('../lib', import.meta.url));

/** The error for a project that cannot be created. The message is a sentence for the user. */
export class Refused extends Error {}

const isTemplate = (name: string): name is keyof typeof templates => Object.hasOwn(templates, name);

/**
 * Writes a template into a folder, which must be empty or missing.
 * @param path relative to the current folder
 * @param from the folder of the templates
 * @returns the name of the project in its `package.json`
 * @throws {Refused} for an unknown template or a folder with files, before anything is written
 */
export function createProject(
  path: string,
  template: string | undefined,
  from: string = published,
): { readonly name: string } {
  const known = Object.keys(templates).join(', ');
  if (template === undefined) throw new Refused(`Which template? --template takes ${known}.`);
  if (!isTemplate(template))
    throw new Refused(`There is no template '${template}'. --template takes ${known}.`);
  const folder = resolve(path);
  refuseOccupied(path, folder);
  cpSync(join(from, template), folder, { recursive: true });
  // The template's file has no leading dot, because npm omits files named .gitignore from a package.
  renameSync(join(folder, 'gitignore'), join(folder, '.gitignore'));
  const file = join(folder, 'package.json');
  const name = nameOf(basename(folder)) || template;
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, `${JSON.stringify({ ...manifest, name }, null, 2)}\n`);
  return { name };
}

function refuseOccupied(path: string, folder: string) {
  const entry = statSync(folder, { throwIfNoEntry: false });
  if (!entry) return;
  if (!entry.isDirectory()) throw new Refused(`${path} is a file. Name a new folder.`);
  // The folder of a new Git repository counts as empty.
  const [first] = readdirSync(folder).filter((name) => name !== '.git');
  if (first) throw new Refused(`${path} is not empty: it has ${first}. Name a new folder.`);
}

/** Returns a name that npm accepts, or '' if the folder's name contains no allowed character. */
const nameOf = (folder: string) =>
  folder
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[._-]+|-+$/g, '');
