import ts from 'typescript';

/**
 * Texts, regular expressions and names in a piece of source.
 * @param declarations what the file declares, by name: what is named is read too
 */
export function saidIn(start, declarations) {
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
