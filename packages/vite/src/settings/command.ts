import { parseArgs } from 'node:util';
import type { Line } from '@preventivo/core';
import { BadArgument, loadLines } from '../lines/load-lines.ts';
import { checkSettings, textOf } from './check-settings.ts';

const usage = `Lists the errors of settings files, one sentence each.

  preventivo-check-settings <file> … [--lines ./src/line.ts]

  <file> …            settings.json brokers/*/settings.json
  --lines <modules>   files or packages that export lines, with commas, such as @acme/line-kayak: also finds
                      misspelt places of their texts
  --help`;

/** The output of a check, and whether all files are valid. */
export interface Checked {
  readonly said: string;
  readonly ok: boolean;
}

/**
 * Runs `preventivo-check-settings`.
 * @param words the arguments of the command
 */
export async function checkSettingsCommand(words: readonly string[]): Promise<Checked> {
  try {
    const { files, modules, help } = read(words);
    if (help) return { said: usage, ok: true };
    const lines = await Promise.all(modules.map(loadLines));
    return checkFiles(files, lines.flat());
  } catch (error) {
    if (error instanceof BadArgument) return { said: error.message, ok: false };
    throw error;
  }
}

function read(words: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { lines: { type: 'string' }, help: { type: 'boolean' } },
      allowPositionals: true,
    });
    const modules = (values.lines ?? '').split(',').map((one) => one.trim());
    return { files: positionals, modules: modules.filter(Boolean), help: values.help };
  } catch (error) {
    const [why = ''] = (error instanceof Error ? error.message : '').split('. ');
    throw new BadArgument(`${why}.\n\n${usage}`);
  }
}

/**
 * Validates settings files. Lists the errors of each file.
 * @param files the paths of the files
 * @param lines the lines whose texts may have a path in the settings
 */
export function checkFiles(files: readonly string[], lines: readonly Line[] = []): Checked {
  if (files.length === 0) return { said: usage, ok: false };
  const results = files.map((file) => ({ file, wrong: wrongIn(file, lines) }));
  const said = results.flatMap(({ file, wrong }) =>
    wrong.length === 0 ? [`${file}: no errors.`] : wrong.map((one) => `${file}: ${one}`),
  );
  return { said: said.join('\n'), ok: results.every(({ wrong }) => wrong.length === 0) };
}

function wrongIn(file: string, lines: readonly Line[]): readonly string[] {
  try {
    return checkSettings(textOf(file), lines);
  } catch (error) {
    if (error instanceof Error && 'code' in error) return [`it cannot be read (${error.code}).`];
    throw error;
  }
}
