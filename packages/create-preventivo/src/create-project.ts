import { cpSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The templates, with what each contains. */
export const templates = {
  widgets: 'an address and consents in your own Formik form',
  funnel: "the whole travel funnel as a page, with a broker's settings",
  line: 'your own line, with its own kind of field and English',
  next: 'the whole travel funnel in a Next.js app',
} as const;

/** The folder of the templates, as `build.mjs` writes it. */
const published = fileURLToPath(new URL('../lib', import.meta.url));

/** A project that cannot be created. The message is a sentence for the user. */
export class Refused extends Error {}

const isTemplate = (name: string): name is keyof typeof templates => Object.hasOwn(templates, name);

/**
 * Writes a template into a folder, which must be empty or missing.
 * @param path relative to the current folder
 * @param from the folder of the templates
 * @returns the name of the project in its `package.json`
 * @throws {Refused} for an unknown template or a folder with files; nothing is written then
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
  // npm leaves out files named .gitignore when it packs this package.
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
  // A repository that was just created is empty too.
  const [first] = readdirSync(folder).filter((name) => name !== '.git');
  if (first) throw new Refused(`${path} is not empty: it has ${first}. Name a new folder.`);
}

/** Returns a name that npm accepts, or ''. */
const nameOf = (folder: string) =>
  folder
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[._-]+|-+$/g, '');
