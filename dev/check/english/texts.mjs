import { parseSync, Visitor } from 'vite';

/**
 * A comment, title or page: its start and end in the source, and `plain`, a copy with the same length. In `plain`,
 * blanks replace comment markers and tags, and dots replace code. An offset in `plain` plus `start` is an offset in the
 * source.
 * @typedef {{ start: number, end: number, plain: string }} Text
 */

/** Matches comments with fixed words: directives for tools, and licences. */
const excluded =
  /^\s*(!|biome-|eslint-|prettier-|@ts-|@vitest-|@vite-|@jsx|@license|@preserve|@type\b|@typedef\b|@import\b|[@#]__|v8 |c8 |istanbul |<(reference|amd)|#(end)?region|webpack|turbopack|copyright|spdx-)/i;

const blank = (text) => text.replace(/[^\n]/g, ' ');
const dots = (text) => text.replace(/[^\n]/g, '·');

/** Replaces code, links and addresses by dots: their words are not prose. */
function withoutCode(text) {
  return text
    .replace(/^( *)(```|~~~)[\s\S]*?(^ *\2|$(?![\s\S]))/gm, dots)
    .replace(/`[^`]*`/g, dots)
    .replace(/\{@\w+[^}]*\}/g, dots)
    .replace(/\bhttps?:\/\/\S+/g, dots);
}

/**
 * Replaces by blanks the markers of a comment, or of consecutive `//` lines, and JSDoc tags with their parameter names.
 */
function withoutMarkers(comment) {
  return comment
    .replace(/^\/\*+|\*+\/$/g, blank)
    .replace(/^[ \t]*(\/\/+|\*(?!\/))/gm, blank)
    .replace(/^[ \t]*@(param|template|typeParam|prop|property)[ \t]+(\{[^}]*\}[ \t]*)?\S+/gm, dots)
    .replace(/^[ \t]*@returns?\b/gm, blank)
    .replace(/^[ \t]*@\w+/gm, dots);
}

/**
 * Builds the text of a comment.
 * @returns undefined if the comment has no letter outside code
 */
function commentText(source, start, end) {
  const plain = withoutCode(withoutMarkers(source.slice(start, end)));
  return /\p{L}/u.test(plain) ? { start, end, plain } : undefined;
}

/** Joins `//` comments on consecutive lines into one text. A directive for a tool ends the text. */
function joinLines(source, comments) {
  const runs = [];
  for (const { type, value, start, end } of comments) {
    if (excluded.test(value.replace(/^[*/]+/, ''))) continue;
    const last = runs.at(-1);
    const isNext = last?.type === 'Line' && /^\r?\n[ \t]*$/.test(source.slice(last.end, start));
    if (type === 'Line' && isNext && startsLine(source, last.start)) last.end = end;
    else runs.push({ type, start, end });
  }
  return runs;
}

/** Whether only spaces precede a comment on its line. */
const startsLine = (source, start) => /(^|\n)[ \t]*$/.test(source.slice(0, start).slice(-200));

const isCss = (file) => file.endsWith('.css');
const cssComment = /\/\*([\s\S]*?)\*\//g;

/**
 * Reads the comments and test titles of a TypeScript, JavaScript or CSS file.
 * @returns {{ comments: Text[], titles: Text[] }}
 */
export function textsOf(file, source) {
  const parsed = isCss(file) ? undefined : parseSync(file, source);
  const comments =
    parsed?.comments ??
    [...source.matchAll(cssComment)].map(({ 0: text, 1: value, index }) => ({
      type: 'Block',
      value,
      start: index,
      end: index + text.length,
    }));
  return {
    comments: joinLines(source, comments)
      .map(({ start, end }) => commentText(source, start, end))
      .filter(Boolean),
    titles: parsed && mayTest.test(source) ? titlesOf(parsed.program, source) : [],
  };
}

/** Matches a file that may contain tests. Parsing only these files saves half of the time. */
const mayTest = /\b(it|test|describe)\b[\w.]*\s*[(`]/;

/** Matches calls of a test runner whose first text is not a title. */
const untitled = /\.(step|extend|use|info|slow|setTimeout|before|after)/;

/** Returns the titles of `it`, `test`, `describe` and `test.describe`, also in forms such as `it.each(rows)`. */
function titlesOf(program, source) {
  const titles = [];
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      if (!isTestFunction(callee) || !isText(title)) return;
      if (untitled.test(source.slice(callee.start, callee.end))) return;
      const { start, end } = { start: title.start + 1, end: title.end - 1 };
      const plain = source.slice(start, end).replace(/\$\{[^}]*\}|\$[\w.]+|%[sdifjo#$]/g, dots);
      titles.push({ start, end, plain: withoutCode(plain) });
    },
  });
  visitor.visit(program);
  return titles;
}

const isText = (node) =>
  node?.type === 'TemplateLiteral' || (node?.type === 'Literal' && typeof node.value === 'string');

/** Whether an expression is a test function or is derived from one: `it`, `test.describe`, `it.each(rows)`. */
function isTestFunction(node) {
  if (node.type === 'Identifier') return /^(it|test|describe)$/.test(node.name);
  const inner = node.object ?? node.callee ?? node.tag;
  return inner !== undefined && isTestFunction(inner);
}

/** Returns the prose of a Markdown page: the page without code, comments, front matter and link targets. */
export function proseOf(source) {
  const plain = withoutCode(source)
    .replace(/^---\n[\s\S]*?\n---\n/, blank)
    .replace(/<!--[\s\S]*?-->/g, blank)
    .replace(/(?<=\])\([^)\s]*\)/g, dots);
  return { start: 0, end: source.length, plain };
}
