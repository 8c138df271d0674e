import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { root } from '../../shared/root.mjs';

// Every visible text must be in the catalogue (packages/core/src/words), belong to an error code
// (packages/core/src/errors), or be in a line's table. This test finds texts in other places.

/** Matches modules that contain texts: the catalogue, the messages, the translations. */
const homes = /\/(words|messages)\/|-messages\.ts$/;
/** Matches modules with tables. The texts of a table are allowed, unless a rule creates them at run time. */
const tables =
  /^apps\/[^/]+\/src\/[^/]+\.ts$|core\/src\/(contractor|policy|table\/listing)|property\/src|auth\/src\/account\/tables/;
/** Matches modules whose texts no visitor reads: tests, stories, build tools, and the validation of settings files. */
const others =
  /\.(test|test-d|stories|fixture)\.tsx?$|\/(testing|fixtures|settings)\/|^packages\/(vite|testing|conformance|italian)\/|core\/src\/testing/;

const sources = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !homes.test(file) && !others.test(file))
  .sort();

/** Returns the visible texts of a file that belong to no catalogue, code or table, each with its line number. */
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

/** Returns the text of a literal without its placeholders. Returns undefined for other nodes. */
function wordsOf(node) {
  if (ts.isJsxText(node) || ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
    return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)]
    .map(({ text }) => text)
    .join(' … ');
}

/** Whether a visitor can see a text: it is content of the page, a label, or looks like an Italian sentence. */
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

/** Matches a text with a word that is frequent in Italian sentences and rare in code. */
const italian =
  /(^|[\s'«])(il|lo|la|gli|le|un|una|di|del|della|dei|delle|dal|nel|al|alla|con|per|tra|che|non|è|sono|hai|tuo|tua|tuoi|questo|questa|puoi|più|ogni|entro|oppure|massimo|minimo|voci|scelte?|risultati|passi|Oggi|Domani|Chiudi|Riprova|Annulla|Modifica|Continua|Indietro|Avanti|Errore|Selezionato|Calendario)([\s'.,:;!?»]|$)/u;

/**
 * Whether a text belongs to a question that a function creates. Such a text belongs to the table that contains the
 * question.
 */
const isAsked = ({ parent }) =>
  ts.isPropertyAssignment(parent) && ts.isCallExpression(parent.parent.parent);

/** Whether the code only compares a text, such as the name of a key or a state, without showing it. */
function isCompared({ parent }) {
  return (
    ts.isCaseClause(parent) ||
    ts.isElementAccessExpression(parent) ||
    ts.isLiteralTypeNode(parent) ||
    (ts.isBinaryExpression(parent) && /^[!=]==?$/.test(parent.operatorToken.getText())) ||
    (ts.isPropertyAssignment(parent) && parent.name.getText() === 'keywords')
  );
}

/** Whether a text is for developers: an error that the code throws, or a console message. Both are in English. */
function isForDevelopers(node) {
  if (ts.isNewExpression(node)) return /Error$/.test(node.expression.getText());
  return ts.isCallExpression(node) && /^console\./.test(node.expression.getText());
}

describe('every visible text', () => {
  it('every visible text has a name in the catalogue, an error code, or a place in a table', () => {
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
  ])('the check reports a text without name, error code or table: %s', (_, file, text) => {
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
  ])('the check requires no name, error code or table for %s', (_, file, text) => {
    expect(nameless(file, text)).toEqual([]);
  });
});
