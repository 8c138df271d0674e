const heads = ['field', 'limits', 'clearing', 'message', 'payload key'];

/**
 * Returns the report of all questions as Markdown.
 * @param lines each line's table, with one row for each question
 * @param missing lines of the specification that do not exist yet
 */
export function page(lines, missing) {
  const sections = lines.map(({ line, rows }) =>
    [
      `## ${line.title} (\`${line.id}\`)`,
      '',
      `| question | ${heads.join(' | ')} |`,
      `|---|${heads.map(() => '---').join('|')}|`,
      ...rows.map(row),
    ].join('\n'),
  );
  const later = missing.length > 0 ? `\nNot there yet: ${missing.join(', ')}.\n` : '';
  return `# Questions and their tests

Every question of every line, and a test for each thing the specification says of it: that it is asked, what limits it,
what clears it, what is said of it, under which key it is sent; «–» where there is no such rule. Written by
\`pnpm coverage:lines\`; \`npm test\` fails when something has no test.
${later}
${sections.join('\n\n')}
`;
}

const row = ({ path, tests }) =>
  `| \`${path}\` | ${heads.map((head) => cell(tests[head])).join(' | ')} |`;

function cell(test) {
  if (test === undefined) return '–';
  return test ? `[${plain(test.title)}](../${test.file})` : '**none**';
}

const plain = (text) => text.replace(/[[\]|<>*_`]/g, (sign) => `&#${sign.charCodeAt(0)};`);
