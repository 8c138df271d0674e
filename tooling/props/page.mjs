/** A page of `docs/props`: every component of a package with what it takes. */
export const page = (name, components) => `# Properties of @preventivo/${name}

What the components of [\`@preventivo/${name}\`](../../packages/${name}) take, from their types. Written by \`pnpm props\`.

${together(components).map(section).join('\n\n')}
`;

/** Neighbours that take the same, and say nothing of themselves, share a section: icons do. */
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

/** A comment as a sentence of a page: what looks like a tag is shown, and a place in `docs` is a link. */
const prose = (text) =>
  text
    .replace(/\((docs\/[\w/-]+\.md)(#[\w-]+)?\)/g, (_, file, anchor = '') => {
      const to = file.replace(/^docs\//, '../');
      return `([${file.replace(/^docs\//, '')}](${to}${anchor}))`;
    })
    .replaceAll(/(?<!`)<(\/?[A-Za-z][\w]*)[^>`]*>(?!`)/g, (tag) => `\`${tag}\``);
