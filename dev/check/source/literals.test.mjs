import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { root } from '../../shared/root.mjs';

// Every visible text has a name (packages/core/src/words), a code (packages/core/src/errors) or a
// place in a table. This test finds texts without one.

/** Modules that hold texts: the catalogue, the messages, the translations. */
const homes = /\/(words|messages)\/|-messages\.ts$/;
/** Tables. Their texts have places, except those that a rule creates at run time. */
const tables =
  /^apps\/[^/]+\/src\/[^/]+\.ts$|core\/src\/(contractor|policy|table\/listing)|property\/src|auth\/src\/account\/tables/;
/**
 * Modules whose texts no visitor reads: tests, stories, build tools, and the validation of settings
 * files for deployers.
 */
const others =
  /\.(test|test-d|stories|fixture)\.tsx?$|\/(testing|fixtures|settings)\/|^packages\/(vite|testing|conformance|italian)\/|core\/src\/testing/;

const sources = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !homes.test(file) && !others.test(file))
  .sort();

/** Returns the unnamed texts of a file, each with its line. */
function nameless(file, text = readFileSync(join(root, file), 'utf8')) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const isTable = tables.test(file);
  const tell = (node, words) => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    found.push(`${file}:${line} ${words.trim().replace(/\s+/g, ' ')}`);
  };
  visit(source, false);
  return found;

  function visit(node, isRunning) {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (isForDevelopers(node)) return;
    const words = wordsOf(node);
    if (
      words !== undefined &&
      !isCompared(node) &&
      (!isTable || (isRunning && !isAsked(node))) &&
      isSeen(node, words)
    )
      tell(node, words);
    const runs = isRunning || (ts.isFunctionLike(node) && !ts.isMethodSignature(node));
    ts.forEachChild(node, (child) => visit(child, runs));
  }
}

/** Returns the text of a literal without its placeholders, or undefined. */
function wordsOf(node) {
  if (ts.isJsxText(node) || ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
    return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)]
    .map(({ text }) => text)
    .join(' … ');
}

/**
 * Whether a text is visible: page content, a label, or text that looks like an Italian sentence.
 */
function isSeen(node, words) {
  if (ts.isJsxText(node)) return /\p{L}/u.test(words);
  const { parent } = node;
  const attribute = ts.isJsxExpression(parent) ? parent.parent : parent;
  if (ts.isJsxAttribute(attribute) && names.test(attribute.name.getText()))
    return /\p{L}/u.test(words);
  return italian.test(words);
}

/** Props and attributes that hold visible text. */
const names =
  /^(label|title|hint|help|error|legend|description|placeholder|alt|text|message|promise|note|aria-label|aria-description|aria-roledescription|abbr|search|listLabel|notFound)$/;

/** Words that occur in Italian sentences and not in code, and capitalised accented words. */
const italian =
  /(^|[\s'«])(il|lo|la|gli|le|un|una|di|del|della|dei|delle|dal|nel|al|alla|con|per|tra|che|non|è|sono|hai|tuo|tua|tuoi|questo|questa|puoi|più|ogni|entro|oppure|massimo|minimo|voci|scelte?|risultati|passi|Oggi|Domani|Chiudi|Riprova|Annulla|Modifica|Continua|Indietro|Avanti|Errore|Selezionato|Calendario)([\s'.,:;!?»]|$)/u;

/**
 * Whether a text belongs to a question that a function creates. Its place is then in the table that
 * contains the question.
 */
const isAsked = ({ parent }) =>
  ts.isPropertyAssignment(parent) && ts.isCallExpression(parent.parent.parent);

/**
 * Whether a text is only compared, such as a keyboard key or a state. Such a text is not displayed.
 */
function isCompared({ parent }) {
  return (
    ts.isCaseClause(parent) ||
    ts.isElementAccessExpression(parent) ||
    ts.isLiteralTypeNode(parent) ||
    (ts.isBinaryExpression(parent) && /^[!=]==?$/.test(parent.operatorToken.getText())) ||
    (ts.isPropertyAssignment(parent) && parent.name.getText() === 'keywords')
  );
}

/** Whether a text is for developers: a thrown error or a console message. Both are in English. */
function isForDevelopers(node) {
  if (ts.isNewExpression(node)) return /Error$/.test(node.expression.getText());
  return ts.isCallExpression(node) && /^console\./.test(node.expression.getText());
}

describe('every visible text', () => {
  it('every visible text has a name, a code, or a place in a table', () => {
    expect(sources.length).toBeGreaterThan(300);
    expect(sources.flatMap((file) => nameless(file))).toEqual([]);
  });

  it.each([
    ['text in the page', 'packages/ui/src/x.tsx', 'const A = () => <p>Riprova</p>;'],
    ['the name of a button', 'packages/ui/src/x.tsx', 'const A = () => <i aria-label="Chiudi" />;'],
    ['the label of a control', 'packages/ui/src/x.tsx', "const A = () => <B label={'CAP'} />;"],
    [
      'what is spoken',
      'packages/ui/src/x.ts',
      ['announce(`$', '{count} risultati trovati`);'].join(''),
    ],
    [
      'what a rule makes up',
      'apps/x/src/line.ts',
      "const tells = () => 'Scegli prima la partenza';",
    ],
  ])('a visible text without a name, code or place is reported: %s', (_, file, text) => {
    expect(nameless(file, text)).toHaveLength(1);
  });

  it.each([
    [
      'the label of a table',
      'apps/x/src/line.ts',
      "const eta = whole({ label: 'Qual è la tua età?' });",
    ],
    ['a class', 'packages/ui/src/x.tsx', 'const A = () => <p className="q-field q-plain" />;'],
    ['an error for who develops', 'packages/ui/src/x.ts', "throw new Error('la la');"],
  ])('no name, code or place is required for %s', (_, file, text) => {
    expect(nameless(file, text)).toEqual([]);
  });
});
