import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import ts from 'typescript';
import { entryPoints } from './entry-points.mjs';

/**
 * Returns the components that a package exports, by entry point: `{ entry, component, says, props }`. A component is a
 * function with a capitalised name and one object parameter. A prop is `{ prop, type, needed, otherwise, says, isTold
 * }`. Props of HTML elements are omitted.
 */
export function componentsOf(folder) {
  const {
    name,
    private: hidden,
    ...manifest
  } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const entries = Object.entries(entryPoints(manifest))
    .filter(([entry, source]) => /\.tsx?$/.test(source) && !entry.startsWith('./lazy/'))
    .map(([entry, source]) => ({ entry: name + entry.slice(1), file: join(folder, source) }));
  if (hidden || entries.length === 0) return [];
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile).config,
    ts.sys,
    folder,
  );
  const program = ts.createProgram(
    entries.map(({ file }) => file),
    { ...options, noEmit: true },
  );
  const checker = program.getTypeChecker();
  return entries.flatMap(({ entry, file }) =>
    checker
      .getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)))
      .filter((symbol) => /^[A-Z][a-z]/.test(symbol.name))
      .flatMap((symbol) => component(checker, symbol).map((one) => ({ entry, ...one })))
      .sort((a, b) => a.component.localeCompare(b.component)),
  );
}

function component(checker, exported) {
  const symbol =
    exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const at = symbol.valueDeclaration;
  if (!at) return [];
  const [signature] = checker.getTypeOfSymbolAtLocation(symbol, at).getCallSignatures();
  if (!signature || signature.parameters.length > 1) return [];
  if (!isDrawn(checker.typeToString(signature.getReturnType()))) return [];
  const [taken] = signature.parameters;
  const type = taken && checker.getTypeOfSymbolAtLocation(taken, at);
  const says = textOf(symbol, checker);
  const props = type ? propsOf(checker, type, at) : [];
  return [{ component: exported.name, says, props }];
}

const isDrawn = (type) => /\b(Element|ReactNode|ReactElement)\b/.test(type);

function propsOf(checker, type, at) {
  // Include props that belong to only one variant of a union.
  const shapes = type.isUnion() ? type.types : [type];
  const all = new Map();
  for (const shape of shapes)
    for (const prop of checker.getPropertiesOfType(shape))
      if (isOurs(prop) && !all.has(prop.name)) all.set(prop.name, prop);
  return [...all.values()].map((prop) => {
    const tags = prop.getJsDocTags(checker);
    const otherwise = tags.find(({ name }) => name === 'defaultValue')?.text;
    const optional =
      (prop.flags & ts.SymbolFlags.Optional) !== 0 ||
      shapes.some((shape) => !checker.getPropertyOfType(shape, prop.name));
    return {
      prop: prop.name,
      type: typeText(checker, prop, at),
      needed: !optional,
      otherwise: ts.displayPartsToString(otherwise),
      says: textOf(prop, checker),
      // If the component's signature declares a prop, the component's comment describes it.
      isTold: prop.declarations.every((one) => !ts.isInterfaceDeclaration(one.parent)),
    };
  });
}

const isOurs = (prop) =>
  prop.declarations?.some((one) => !one.getSourceFile().fileName.includes(`node_modules${sep}`)) ??
  false;

/** Returns the type as written in the source, if it is written: the resolved type may be a page long. */
function typeText(checker, prop, at) {
  const written = prop.declarations?.find((one) => one.type);
  if (written) return textAt(written).replaceAll(/\s+/g, ' ');
  const type = checker.getTypeOfSymbolAtLocation(prop, at);
  return checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
}

/** Formats a method as a function type: `onClose(): void` becomes `() => void`. */
function textAt(declaration) {
  const type = declaration.type.getText();
  if (!ts.isMethodSignature(declaration)) return type;
  return `(${declaration.parameters.map((one) => one.getText()).join(', ')}) => ${type}`;
}

const textOf = (symbol, checker) =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll(/\s*\n\s*/g, ' ');
