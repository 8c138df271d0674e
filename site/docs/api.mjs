import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Application, ReflectionKind } from 'typedoc';
import { load as markdown } from 'typedoc-plugin-markdown';
import ts from 'typescript';
import { root } from '../../dev/shared/root.mjs';
import { packages } from './entries.mjs';
import { repository } from './repository.mjs';

const entries = packages.flatMap((one) => one.entries);
const isStyle = ({ source }) => source.endsWith('.css');
/** The first entry point of each source file. The table of a line without custom controls has two entry points. */
const byFile = new Map(entries.toReversed().map((entry) => [entry.source, entry]));

/**
 * Compiles the sources of all entry points as one program. Returns typedoc's `project`. It has a module for each file,
 * with the name of the file's entry point.
 */
export async function readEntries() {
  const app = await Application.bootstrapWithPlugins({
    plugin: [markdown],
    logLevel: 'Warn',
    basePath: root,
    disableGit: true,
    readme: 'none',
    excludeInternal: true,
    excludeExternals: true,
    excludePrivate: true,
    // Skip type errors: `pnpm typecheck` reports them.
    skipErrorChecking: true,
    sort: ['kind', 'source-order'],
    outputFileStrategy: 'modules',
    hideBreadcrumbs: true,
    hidePageHeader: true,
    useCodeBlocks: true,
    parametersFormat: 'table',
    interfacePropertiesFormat: 'table',
    classPropertiesFormat: 'table',
    typeAliasPropertiesFormat: 'table',
    propertyMembersFormat: 'table',
    typeDeclarationFormat: 'table',
    tableColumnSettings: { hideSources: true, hideInherited: true, hideModifiers: true },
  });
  const files = [...byFile.values()].filter((entry) => !isStyle(entry));
  const program = ts.createProgram(
    files.map(({ source }) => join(root, source)),
    compilerOptions(),
  );
  const project = app.converter.convert(
    files.map(({ name, source }) => ({
      displayName: name,
      program,
      sourceFile: program.getSourceFile(join(root, source)),
    })),
  );
  return { app, project };
}

function compilerOptions() {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  return { ...options, types: ['node'], typeRoots: [join(root, 'node_modules/@types')] };
}

/** Returns the exported names that have no comment: `['@preventivo/ui: Field', …]`. */
export function uncommented(project) {
  // Skip the texts of the catalogue, which need no comments.
  const modules = project.children.filter(({ name }) => name !== '@preventivo/core/words');
  return modules.flatMap((module) =>
    (module.children ?? [])
      .filter((one) => !one.kindOf(ReflectionKind.Reference) && !isCommented(one))
      .map(({ name }) => `${module.name}: ${name}`),
  );
}

function isCommented(one) {
  const signatures = [
    ...(one.signatures ?? []),
    ...(one.type?.type === 'reflection' ? (one.type.declaration.signatures ?? []) : []),
  ];
  return one.hasComment() || signatures.some((signature) => signature.hasComment());
}

/** Writes a Markdown page for every entry point to `folder`. The path of the page is the entry point's `page`. */
export async function writeApi(folder) {
  const { app, project } = await readEntries();
  const made = mkdtempSync(join(tmpdir(), 'preventivo-api-'));
  app.options.setValue('outputs', [{ name: 'markdown', path: made }]);
  await app.generateOutputs(project);
  const written = readWritten(made);
  rmSync(made, { recursive: true });
  for (const entry of entries) {
    const first = byFile.get(entry.source);
    const text = isStyle(entry)
      ? stylePage(entry)
      : entry === first
        ? written.get(entry.name)
        : `# ${entry.name}\n\nThe same as [\`${first.name}\`](/${first.page}.md).\n`;
    if (!text) throw new Error(`${entry.name}: typedoc wrote no page of it`);
    const file = join(folder, `${entry.page}.md`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Returns typedoc's Markdown by entry point, with links to the pages of the site. */
function readWritten(made) {
  const texts = globSync('*/**/*.md', { cwd: made }).map((file) => {
    const text = readFileSync(join(made, file), 'utf8');
    return { file, text, name: /^# (\S+)/.exec(text)[1] };
  });
  const pageOf = Object.fromEntries(
    texts.map(({ file, name }) => [file, entries.find((entry) => entry.name === name).page]),
  );
  return new Map(
    texts.map(({ file, name, text }) => {
      const linked = text.replace(/\]\(([^()#\s:]+\.md)/g, (_, target) => {
        const page = pageOf[join(dirname(file), target)];
        if (!page) throw new Error(`${name}: leads to ${target}, which is not there`);
        return `](/${page}.md`;
      });
      return [name, readable(linked)];
    }),
  );
}

/** Turns cited pages into links, empties the cells of missing defaults, and removes the anchors of table rows. */
function readable(text) {
  return text
    .replace(
      /^Defined in: (\S+):(\d+)$/gm,
      (_, file, line) => `In [${file}](${repository}/blob/main/${file}#L${line})`,
    )
    .replace(/<a id="[^"]*"><\/a> ?/g, '')
    .replace(/\[([^\]]+)\]\(#property-[\w-]+\)/g, '$1')
    .replace(/#property-[\w-]+(?=\))/g, '')
    .split('\n')
    .map((line) => line.replace(/(?<![\w/[`])docs\/[\w/.-]+\.md(#[\w-]+)?/g, cited))
    .map((line) => (line.startsWith('| ') ? line.replaceAll('| `undefined` |', '| |') : line))
    .join('\n');
}

const cited = (place) => `[${place}](/${place})`;

/** Returns the page about a style sheet: how to load it, and the properties that it defines. */
function stylePage({ name, source }) {
  const properties = new Set(
    sheetsOf(source).flatMap((sheet) => sheet.match(/(?<=^\s*)--q-[\w-]+(?=:)/gm) ?? []),
  );
  const list = [...properties].map((property) => `- \`${property}\``).join('\n');
  return `# ${name}

A style sheet, to be loaded once by the page.

\`\`\`ts
import '${name}';
\`\`\`
${list ? `\n## Custom properties it declares\n\n${list}\n` : ''}`;
}

/** Returns the texts of a style sheet and of the style sheets that it imports. */
function sheetsOf(source) {
  const text = readFileSync(join(root, source), 'utf8');
  const imported = [...text.matchAll(/@import\s+["'](\.[^"']+)["']/g)];
  return [text, ...imported.flatMap(([, file]) => sheetsOf(join(dirname(source), file)))];
}
