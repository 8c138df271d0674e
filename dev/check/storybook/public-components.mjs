import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { entryPoints } from '../../shared/entry-points.mjs';
import { isGenerated } from '../../shared/generated.mjs';
import { root } from '../../shared/root.mjs';

/**
 * Reads the packages' exports and their Storybook pages with the compiler: the components of each
 * entry point, their props, and the stories that are driven by args.
 * @returns {{ components: Component[], pages: Page[] }}
 *
 * @typedef {{ name: string, entries: string[], file: string, said: boolean, props: string[], silent: string[] }} Component
 *   `silent` are the props without a comment
 * @typedef {{ file: string, title: string, components: string[], stories: string[], driven: string[] }} Page
 *   `components` are `<file>#<name>`, `driven` the stories that use their args
 */
export function readStorybook() {
  const entries = publicEntries();
  const stories = storyFiles();
  const program = ts.createProgram([...entries.map(({ file }) => file), ...stories], options());
  const checker = program.getTypeChecker();
  return {
    components: componentsIn(entries, program, checker),
    pages: stories.map((file) => pageOf(program.getSourceFile(file), checker)),
  };
}

export const idOf = ({ file, name }) => `${file}#${name}`;

function options() {
  const base = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...base.config, files: [] }, ts.sys, root);
  return { ...options, types: [], resolveJsonModule: false };
}

const storyFiles = () =>
  globSync('{packages,apps,showroom}/**/*.stories.tsx', {
    cwd: root,
    exclude: isGenerated,
  }).map((file) => join(root, file));

/**
 * Returns the public entry points of the packages. Omits the entry points below `./lazy/`, which only the packages
 * themselves import.
 */
function publicEntries() {
  // Find packages by their manifests: after a switch of branches, ignored files of another branch's package may remain.
  const files = globSync('packages/*/package.json', { cwd: root }).sort();
  return files.flatMap((file) => {
    const folder = join(root, dirname(file));
    const manifest = read(join(root, file));
    if (manifest.private) return [];
    return Object.entries(entryPoints(manifest))
      .filter(([entry, source]) => /\.tsx?$/.test(source) && !entry.startsWith('./lazy/'))
      .map(([entry, source]) => ({
        entry: manifest.name + entry.slice(1),
        file: join(folder, source),
      }));
  });
}

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

function componentsIn(entries, program, checker) {
  const found = new Map();
  for (const { entry, file } of entries) {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file));
    for (const exported of module ? checker.getExportsOfModule(module) : []) {
      const symbol = resolved(exported, checker);
      if (!(symbol.flags & ts.SymbolFlags.Value) || !/^[A-Z]/.test(exported.name)) continue;
      const type = checker.getTypeOfSymbol(symbol);
      if (!isComponent(type, checker)) continue;
      const known = found.get(symbol);
      if (known) known.entries.push(entry);
      else found.set(symbol, { entries: [entry], ...described(symbol, type, checker) });
    }
  }
  return [...found.values()];
}

function described(symbol, type, checker) {
  const [props] = type.getCallSignatures()[0].parameters;
  const own = props
    ? checker.getPropertiesOfType(checker.getTypeOfSymbol(props)).filter(isOurs)
    : [];
  return {
    name: symbol.name,
    file: whereIs(symbol),
    said: symbol.getDocumentationComment(checker).length > 0,
    props: own.map(({ name }) => name),
    silent: own.filter((prop) => prop.getDocumentationComment(checker).length === 0).map(nameOf),
  };
}

const nameOf = ({ name }) => name;
const resolved = (symbol, checker) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
const whereIs = (symbol) => relative(root, symbol.declarations[0].getSourceFile().fileName);

/** Whether this repository declares a prop. Other props belong to DOM elements, which are documented elsewhere. */
const isOurs = ({ declarations = [] }) =>
  declarations.some((one) => !one.getSourceFile().fileName.includes('node_modules'));

/**
 * Whether a type is a component: a function that takes at most props and returns a React node. A React context has such
 * a type too, so types with a `Provider` are excluded.
 */
function isComponent(type, checker) {
  const [call] = type.getCallSignatures();
  if (!call || call.parameters.length > 2 || type.getProperty('Provider')) return false;
  const drawn = checker.typeToString(call.getReturnType());
  return /\b(Element|ReactNode)\b/.test(drawn) || drawn === 'null' || drawn.startsWith('string | ');
}

function pageOf(source, checker) {
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(source));
  const meta = literalOf(
    exported.find(({ name }) => name === 'default'),
    checker,
  );
  const stories = exported.filter(({ name }) => name !== 'default');
  const documented = !textsIn(propertyOf(meta, 'tags')).includes('!autodocs');
  const shown = [
    propertyOf(meta, 'component'),
    ...membersOf(propertyOf(meta, 'subcomponents')),
  ].map((node) => (node && ts.isCallExpression(node) ? node.arguments[0] : node));
  return {
    file: relative(root, source.fileName),
    title: textsIn(propertyOf(meta, 'title'))[0] ?? '',
    components: documented
      ? shown.flatMap((node) => {
          const symbol = node && checker.getSymbolAtLocation(node);
          const own = symbol && resolved(shorthand(symbol, node, checker), checker);
          return own?.declarations ? [idOf({ file: whereIs(own), name: own.name })] : [];
        })
      : [],
    stories: stories.map(nameOf),
    driven: stories.filter((one) => isDriven(one, meta, checker)).map(nameOf),
  };
}

/** Returns the symbol of a value. For the shorthand `{ CheckIcon }`, the given symbol is the property's. */
const shorthand = (symbol, node, checker) =>
  node.parent && ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : symbol;

/** Whether a story uses its args: it has no `render` function, or its `render` has parameters. */
function isDriven(symbol, meta, checker) {
  const story = literalOf(symbol, checker);
  if (!story) return false;
  const render = propertyOf(story, 'render') ?? propertyOf(meta, 'render');
  if (!render) return true;
  return ts.isFunctionLike(render) ? render.parameters.length > 0 : !literalOf(render, checker);
}

/** Returns the object literal of an export, such as `const meta = {…} satisfies Meta`. */
function literalOf(symbol, checker) {
  if (!symbol?.declarations) return undefined;
  let node = resolved(symbol, checker).declarations?.[0];
  if (node && ts.isExportAssignment(node)) node = node.expression;
  if (node && ts.isIdentifier(node)) return literalOf(checker.getSymbolAtLocation(node), checker);
  if (node && ts.isVariableDeclaration(node)) node = node.initializer;
  while (node && (ts.isSatisfiesExpression(node) || ts.isAsExpression(node)))
    node = node.expression;
  return node && ts.isObjectLiteralExpression(node) ? node : undefined;
}

function propertyOf(literal, name) {
  const found = literal?.properties?.find((one) => one.name?.getText() === name);
  if (!found) return undefined;
  if (ts.isPropertyAssignment(found)) return found.initializer;
  return ts.isShorthandPropertyAssignment(found) ? found.name : found;
}

const membersOf = (literal) =>
  literal && ts.isObjectLiteralExpression(literal)
    ? literal.properties.map((one) => (ts.isPropertyAssignment(one) ? one.initializer : one.name))
    : [];

const textsIn = (node) => {
  if (!node) return [];
  if (ts.isStringLiteral(node)) return [node.text];
  return ts.isArrayLiteralExpression(node) ? node.elements.flatMap(textsIn) : [];
};
