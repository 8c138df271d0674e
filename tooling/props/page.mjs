/** Returns a page of `docs/props`: every component of a package with its props. */
export const page = (name, components) => `# Properties of @preventivo/${name}

What the components of [\`@preventivo/${name}\`](../../packages/${name}) take, from their types. Written by \`pnpm props\`.

${together(components).map(section).join('\n\n')}
`;

/**
 * Merges adjacent components with the same props and no comment, such as icons, into one section.
 */
function together(components) {
  const sections = [];
  for (const { component, ...rest } of components) {
    const same = sections.find((one) => JSON.stringify(one.rest) === JSON.stringify(rest));
    if (same && !rest.says) same.names.push(component);
    else sections.push({ names: [component], rest });
  }
  return sections.map(({ names, rest }) => ({ names, ...rest }));
}

const section = ({ door, names, says, props }) =>
  [
    `## ${names.join(', ')}`,
    '',
    `\`import { ${names.join(', ')} } from '${door}'\`${says ? `\n\n${prose(says)}` : ''}`,
    '',
    ...(props.length > 0 ? table(props) : ['It takes no properties.']),
  ].join('\n');

const table = (props) => [
  '| property | type | otherwise | says |',
  '| --- | --- | --- | --- |',
  ...props.map(
    ({ prop, type, needed, otherwise, says }) =>
      `| \`${prop}\` | \`${cell(type)}\` | ${needed ? '(needed)' : cell(prose(otherwise)) || '–'} | ${cell(prose(says))} |`,
  ),
];

/** A bar would end the cell. */
const cell = (text) => text.replaceAll('|', '\\|');

/** Formats a comment for the page: escapes tags and links places in `docs`. */
const prose = (text) =>
  text
    .replace(/\((docs\/[\w/-]+\.md)(#[\w-]+)?\)/g, (_, file, anchor = '') => {
      const to = file.replace(/^docs\//, '../');
      return `([${file.replace(/^docs\//, '')}](${to}${anchor}))`;
    })
    .replaceAll(/(?<!`)<(\/?[A-Za-z][\w]*)[^>`]*>(?!`)/g, (tag) => `\`${tag}\``);
