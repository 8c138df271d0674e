import { parseArgs } from 'node:util';
import { createProject, Refused, templates } from './create-project.ts';

const list = Object.entries(templates)
  .map(([name, about]) => `  ${name.padEnd(9)} ${about}`)
  .join('\n');

const usage = `Starts a project with Preventivo.

  npm create preventivo <folder> -- --template <template>

${list}

Example: npm create preventivo my-line -- --template line`;

const options = {
  template: { type: 'string', short: 't' },
  help: { type: 'boolean' },
} as const;

/** The output streams of the command, and the folder of its templates. */
export interface Surroundings {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
  /** @defaultValue the templates of this package */
  readonly templates?: string;
}

/**
 * Runs the command `create-preventivo`.
 * @param words the arguments of the command
 * @returns its exit code: 0, or 1 if it wrote nothing
 */
export function createCommand(
  words: readonly string[],
  { out, error, templates: from }: Surroundings = { out: console.log, error: console.error },
): number {
  try {
    const { values, positionals } = read(words);
    if (values.help) {
      out(usage);
      return 0;
    }
    const [folder, ...others] = positionals;
    if (folder === undefined || others.length > 0)
      throw new Refused(`Which folder? Name one.\n\n${usage}`);
    const { name } = createProject(folder, values.template, from);
    out(`${name} is ready in ${folder}. Next:\n
  cd ${folder}
  npm install
  npm test
  npm run api     # the API, at http://127.0.0.1:3000; in another terminal:
  npm run dev     # the page, with hot reload\n
README.md explains each file.`);
    return 0;
  } catch (reason) {
    if (!(reason instanceof Refused)) throw reason;
    error(reason.message);
    return 1;
  }
}

function read(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    const [why = ''] = (error instanceof Error ? error.message : '').split('. ');
    throw new Refused(`${why}.\n\n${usage}`);
  }
}
