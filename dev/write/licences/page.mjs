import { licencesOf, nameOf } from '../../release/licences.mjs';

/**
 * Returns the page that lists all third-party packages.
 * @param sboms the SBOMs from `pnpm build`, by name: `app-…`, `site-…`, `server`, and one for each package
 * @param data the Markdown page about the reference data, with its sources
 */
export function licencesPage(sboms, data) {
  const rows = rowsOf(sboms);
  return `# Licences

This page lists the libraries and data of others that each build contains or requires. \`pnpm licences\` writes it from the bills of
materials, and \`npm test\` compares both. [dev/release/licences.mjs](../dev/release/licences.mjs) lists the allowed licences. The file
\`third-party-licences.txt\` in each build has the texts.

## Libraries and the font

*Built into* names the apps, the page and the element of the site, and the server that contain the library. *Installed with* names the
packages that need it at run time. The list includes peers, which the application installs, and their dependencies. It omits binaries for
a single platform, which have the licence of the package that requires them.

${table(['package', 'version', 'licence', 'built into', 'installed with'], rows)}

## Data

The API uses [reference data](../services/api/data/README.md) of others. Their notices are in
[LICENCES.txt](../services/api/data/LICENCES.txt).

${table(['source', 'version', 'licence', 'used for'], sourcesIn(data))}
`;
}

function rowsOf(sboms) {
  const found = new Map();
  for (const [sbom, { components }] of sboms)
    for (const component of components) {
      const name = nameOf(component);
      if (name.startsWith('@preventivo/')) continue;
      const key = `${name}@${component.version}`;
      const licence = licencesOf(component).join(', ') || 'none said';
      const row = found.get(key) ?? { name, version: component.version, licence, inside: [] };
      row.inside.push(sbom);
      found.set(key, row);
    }
  const names = [...sboms.keys()];
  const every = {
    'every app': names.filter((name) => name.startsWith('app-')),
    'every line': names.filter((name) => name.startsWith('preventivo-line-')),
  };
  return [...found.keys()].sort().map((key) => {
    const { name, version, licence, inside } = found.get(key);
    const shortened = shorter(inside, every);
    const isPackage = (one) => one.startsWith('preventivo-') || one === 'every line';
    const told = (list) => list.map((one) => one.replace('preventivo-', '')).join(', ') || '–';
    const built = shortened.filter((one) => !isPackage(one));
    return [name, version, licence, told(built), told(shortened.filter(isPackage))];
  });
}

/** Shortens a list of names. If the list contains all members of a group, replaces them by the group's name. */
function shorter(inside, every) {
  const whole = Object.entries(every).filter(
    ([, all]) => all.length > 1 && all.every((one) => inside.includes(one)),
  );
  const told = new Set(whole.flatMap(([, all]) => all));
  return [...whole.map(([name]) => name), ...inside.filter((one) => !told.has(one))];
}

function sourcesIn(page) {
  const [, section = ''] = page.split('\n## Sources and licences\n');
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  const rows = lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  if (rows.length === 0) throw new Error('The page of the reference data names no sources.');
  return rows;
}

function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
