import { parseArgs } from 'node:util';
import type { Line } from '@preventivo/core';
import { en } from '@preventivo/core/messages/en';
import { lackingTexts, listsOf, type Translation } from '@preventivo/core/translation';
import { BadArgument, loadLines } from './load-lines.ts';

const usage = `Prints the texts that a line lacks in another language: the place of each, and its Italian.

  preventivo-words <module> [language]

  <module>     a file or a package that exports lines: ./src/line.ts, @acme/line-kayak
  [language]   en, fr, …   [English, and each language of the line's translations]

It ends with 0 if nothing is lacking, 1 if a text is, 2 if the module cannot be loaded.`;

/** The languages for which the packages contain the shared texts. */
const builtIn: readonly Translation[] = [en];

/**
 * Runs `preventivo-words`. Returns the output and the exit code.
 * @param words the arguments of the command
 */
export async function wordsCommand(
  words: readonly string[],
): Promise<{ readonly said: string; readonly code: number }> {
  try {
    const { path, language, help } = read(words);
    if (help) return { said: usage, code: 0 };
    const lines = await loadLines(path);
    const reports = await Promise.all(
      lines.flatMap((line) => languagesOf(line, language).map((one) => report(line, one))),
    );
    return {
      said: reports.map(({ said }) => said).join('\n'),
      code: reports.some(({ count }) => count > 0) ? 1 : 0,
    };
  } catch (error) {
    if (error instanceof BadArgument) return { said: error.message, code: 2 };
    throw error;
  }
}

function read(words: readonly string[]) {
  const { values, positionals } = parsed(words);
  const [path, language, ...others] = positionals;
  if (values.help) return { help: true, path: '', language: undefined };
  if (path === undefined || others.length > 0)
    throw new BadArgument(`Which line? Name one module and at most one language.\n\n${usage}`);
  if (language !== undefined && !/^[a-z]{2,3}(-[a-z0-9]+)*$/i.test(language))
    throw new BadArgument(`'${language}' is no language, such as en.`);
  return { help: false, path, language };
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: { help: { type: 'boolean' } },
      allowPositionals: true,
    });
  } catch (error) {
    const [why = ''] = (error instanceof Error ? error.message : '').split('. ');
    throw new BadArgument(`${why}.\n\n${usage}`);
  }
}

const languagesOf = (line: Line, asked: string | undefined): readonly string[] =>
  asked === undefined
    ? [
        ...new Set([
          ...builtIn.map(({ language }) => language),
          ...Object.keys(line.translations ?? {}),
        ]),
      ]
    : [asked];

async function report(line: Line, language: string) {
  const translation = builtIn.find((one) => one.language === language);
  const lacking = await lackingTexts(line, language, { translation });
  const count = Object.keys(lacking).length;
  const title = `${line.id}, ${new Intl.DisplayNames('en', { type: 'language' }).of(language)}`;
  const said = [
    `${title}: ${count === 0 ? 'nothing lacking' : `${count} lacking`}`,
    ...(count > 0 ? [JSON.stringify(lacking, null, 2)] : []),
    ...unchecked(line, translation),
  ];
  return { said: said.join('\n'), count };
}

/**
 * Returns the names of the back end's lists. This command cannot check their options, because it does not know them.
 */
function unchecked(line: Line, translation: Translation | undefined): readonly string[] {
  const shared = Object.keys(translation?.tables ?? {});
  const lists = [...listsOf(line)].filter(
    (list) => !shared.some((place) => place.startsWith(`lists.${list}.`)),
  );
  return lists.map(
    (list) =>
      `Not checked: the options of '${list}', which the back end lists (lists.${list}.<id>).`,
  );
}
