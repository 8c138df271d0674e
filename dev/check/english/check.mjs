import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { isGenerated } from '../../shared/generated.mjs';
import { root } from '../../shared/root.mjs';
import { dialect, limits, openingAdvice, openings } from './rules.mjs';
import { proseOf, textsOf } from './texts.mjs';

/**
 * Pages to skip: licences, and pages that a command writes completely. A page with a generated table is checked,
 * because people write its other parts.
 */
const exceptions = [
  'docs/{bytes,errors,first-widget,http-contract,licences,lighthouse,performance,privacy}.md',
  'docs/{lines,props}/**',
  'docs/look/README.md',
  '**/CHANGELOG.md',
  '**/NOTICE.md',
];
const isExcepted = (file) => exceptions.some((glob) => matchesGlob(file, glob));

/**
 * Lists the files to check: files that Git tracks, and new files that Git does not ignore.
 * @param paths folders or files, relative to the root. @defaultValue the whole repository
 */
function filesIn(paths = []) {
  const options = ['--cached', '--others', '--exclude-standard', '-z'];
  const { status, stdout } = spawnSync('git', ['ls-files', ...options, '--', ...paths], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  // A downloaded archive has no Git history, so list its folders.
  const files =
    status === 0
      ? stdout.split('\0')
      : globSync('{**,.changeset/**,.storybook/**}', { cwd: root, exclude: isGenerated });
  return [...new Set(files)].filter(
    (file) =>
      /\.([cm]?[jt]sx?|css|md)$/.test(file) && !isExcepted(file) && existsSync(join(root, file)),
  );
}

/**
 * Finds the places in one file that break the rules, and counts its words and texts.
 * @param file its extension determines how `source` is parsed
 */
export function checkFile(file, source) {
  const { comments, titles } = file.endsWith('.md')
    ? { comments: [], titles: [] }
    : textsOf(file, source);
  const pages = file.endsWith('.md') ? [proseOf(source)] : [];
  const place = (text, index, reason) => ({
    file,
    line: source.slice(0, text.start + index).split('\n').length,
    sentence: sentenceAt(source, text, index),
    ...reason,
  });
  return {
    commentOpenings: counted(comments.length, openingPlaces(comments, place)),
    commentWords: counted(wordsIn(comments), dialectPlaces(comments, place)),
    pageWords: counted(wordsIn(pages), dialectPlaces(pages, place)),
    titleOpenings: counted(titles.length, openingPlaces(titles, place)),
    titleWords: counted(wordsIn(titles), dialectPlaces(titles, place)),
  };
}

const counted = (total, places) => ({ total, places });

const wordsIn = (texts) =>
  texts.reduce((sum, { plain }) => sum + (plain.match(/\S*\p{L}\S*/gu)?.length ?? 0), 0);

function openingPlaces(texts, place) {
  return texts.flatMap((text) => {
    const index = text.plain.search(/\S/);
    const [word] = openings.exec(text.plain.slice(index)) ?? [];
    return word === undefined
      ? []
      : [place(text, index, { word, advice: openingAdvice, isOpening: true })];
  });
}

function dialectPlaces(texts, place) {
  return texts.flatMap((text) =>
    dialect
      .flatMap(({ pattern, advice }) =>
        [...text.plain.matchAll(pattern)].map((match) => ({ match, advice })),
      )
      .sort((a, b) => a.match.index - b.match.index)
      .map(({ match, advice }) =>
        place(text, match.index, { word: match[0].replace(/\s+/g, ' '), advice }),
      ),
  );
}

/** Matches the end of a sentence, paragraph, table cell, list item or heading. */
const boundary = /[.!?](?=\s)|\n\s*\n|\||\n\s*(?:[-*#>]|\d+\.)\s/g;

/** Returns the sentence at an offset of a text, on one line and without comment markers. */
function sentenceAt(source, { start, end, plain }, index) {
  const ends = [...plain.matchAll(boundary)];
  const before = ends.findLast((one) => one.index + one[0].length <= index);
  const after = ends.find((one) => one.index >= index);
  const from = before === undefined ? 0 : before.index + before[0].length;
  const to = after === undefined ? end - start : after.index + (after[0].length === 1 ? 1 : 0);
  return source
    .slice(start + from, start + to)
    .replace(/^[ \t]*(\/\/+|\/?\*+(?!\/))/gm, '')
    .replace(/\*+\/\s*$|\|$/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Checks the English of the repository: comments, test titles and Markdown pages.
 * @param paths folders or files, relative to the root. @defaultValue the whole repository
 * @returns for each limit, the places that break its rule, their rate, and whether the rate is within the limit
 */
export function checkEnglish(paths) {
  const checked = filesIn(paths).map((file) =>
    checkFile(file, readFileSync(join(root, file), 'utf8')),
  );
  return Object.fromEntries(
    Object.entries(limits).map(([name, limit]) => {
      const places = checked.flatMap((one) => one[name].places);
      const total = checked.reduce((sum, one) => sum + one[name].total, 0);
      const per = name.endsWith('Words') ? 1000 : 100;
      const rate = total === 0 ? 0 : (per * places.length) / total;
      return [name, { places, total, rate, limit, isKept: rate <= limit }];
    }),
  );
}

const subjects = {
  commentOpenings: ['comments that open without their subject', 'comments', '%'],
  commentWords: ['words of the dialect in comments', 'words', 'per 1,000'],
  pageWords: ['words of the dialect in Markdown pages', 'words', 'per 1,000'],
  titleOpenings: ['test titles that open without their subject', 'titles', '%'],
  titleWords: ['words of the dialect in test titles', 'words', 'per 1,000'],
};

export function countOf(name, { places, total, rate, limit }) {
  const [what, unit, per] = subjects[name];
  return `${what}: ${places.length} of ${total} ${unit}, ${rate.toFixed(2)} ${per} (at most ${limit})`;
}

/** Describes a place in one line: `file:line: «sentence»`, the word, and what to write instead. */
export const lineOf = ({ file, line, sentence, word, advice, isOpening }) =>
  `${file}:${line}: «${sentence}» ${isOpening ? 'opens with' : 'has'} "${word}": ${advice}`;
