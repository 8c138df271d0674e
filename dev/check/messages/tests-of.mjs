import ts from 'typescript';
import { textsIn } from './texts-in.mjs';

/**
 * Returns the tests of a source file. A test has its title, its own text, the constants and functions that it refers
 * to, and the rows of its `each`. A story counts as a test.
 */
export function testsOf(file, source) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kindOf(file));
  const declarations = new Map();
  const declare = (node) => {
    for (const [name, declaration] of declared(node))
      if (!declarations.has(name)) declarations.set(name, declaration);
    if (!isTest(node)) ts.forEachChild(node, declare);
  };
  ts.forEachChild(tree, declare);
  const found = file.includes('.stories.')
    ? tree.statements.filter(isStory).map((story) => ({ title: nameOf(story), node: story }))
    : [];

  function visit(node, titles, tables) {
    const title = titleOf(node);
    if (title && isTest(node)) {
      found.push({ title: [...titles, title].join(' › '), node, tables });
      return;
    }
    const within = title
      ? [
          [...titles, title],
          [...tables, node.expression],
        ]
      : [titles, tables];
    ts.forEachChild(node, (child) => visit(child, ...within));
  }

  visit(tree, [], []);
  return found.map(({ title, node, tables = [] }) => {
    const parts = [node, ...tables].map((part) => textsIn(part, declarations));
    return {
      file,
      title,
      texts: parts.flatMap(({ texts }) => texts),
      patterns: parts.flatMap(({ patterns }) => patterns),
      names: new Set(parts.flatMap(({ names }) => [...names])),
    };
  });
}

const kindOf = (file) => (file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);

function declared(statement) {
  if (ts.isFunctionDeclaration(statement) && statement.name)
    return [[statement.name.text, statement]];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations
    .filter(({ name }) => ts.isIdentifier(name))
    .map((declaration) => [declaration.name.text, declaration]);
}

const isStory = (statement) =>
  ts.isVariableStatement(statement) &&
  statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
const nameOf = (statement) => statement.declarationList.declarations[0].name.text;

/**
 * Returns the name of a called function: `it` for `it.each(…)(…)`, `describe` for
 * `test.describe(…)`.
 */
function calledName(node) {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isCallExpression(node)) return calledName(node.expression);
  if (!ts.isPropertyAccessExpression(node)) return undefined;
  return node.name.text === 'describe' ? 'describe' : calledName(node.expression);
}

const isTest = (node) =>
  ts.isCallExpression(node) && ['it', 'test'].includes(calledName(node.expression));

function titleOf(node) {
  if (!ts.isCallExpression(node)) return undefined;
  if (!isTest(node) && calledName(node.expression) !== 'describe') return undefined;
  const [title, body] = node.arguments;
  if (!title || !body) return undefined;
  if (ts.isStringLiteralLike(title)) return title.text;
  return ts.isTemplateExpression(title) ? title.getText().slice(1, -1) : undefined;
}
