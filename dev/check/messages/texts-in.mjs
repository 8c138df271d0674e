import ts from 'typescript';

/**
 * Returns the texts, regular expressions and names in a node of a source file, and in the
 * declarations that it refers to.
 * @param declarations the file's declarations by name
 */
export function textsIn(start, declarations) {
  const texts = [];
  const patterns = [];
  const names = new Set();
  const seen = new Set([start]);

  function read(node) {
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateLiteralToken(node))
      texts.push(node.text);
    else if (ts.isRegularExpressionLiteral(node)) patterns.push(node.text);
    else if (ts.isIdentifier(node)) {
      names.add(node.text);
      follow(declarations.get(node.text));
    }
    ts.forEachChild(node, read);
  }

  function follow(declaration) {
    if (!declaration || seen.has(declaration)) return;
    seen.add(declaration);
    read(declaration);
  }

  read(start);
  return { texts, patterns, names };
}
