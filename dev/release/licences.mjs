/**
 * Licences that allow shipping a package. In an expression with `OR` one of them suffices, in one
 * with `AND` all licences must be in the list.
 */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
]);

/**
 * Packages whose licence is allowed for them only, because it does not suit code, such as a font's.
 */
const exceptions = { '@fontsource-variable/figtree': 'OFL-1.1' };

/**
 * Returns a sentence for each component of an SBOM (CycloneDX) whose licence does not allow
 * shipping it.
 */
export function unlicensed({ components }) {
  return components.flatMap((component) => {
    const { version } = component;
    const whole = nameOf(component);
    const said = licencesOf(component);
    if (said.length === 0) return [`${whole}@${version} says no licence`];
    const refused = said.filter((licence) => licence !== exceptions[whole] && !suits(licence));
    return refused.map((licence) => `${whole}@${version} is under ${licence}`);
  });
}

/** Returns the install name of a component: `@a/b`. */
export const nameOf = ({ group, name }) => (group ? `${group}/${name}` : name);

/** Returns the licences that a component declares. */
export const licencesOf = ({ licenses = [] }) =>
  licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '');

/**
 * Whether a licence expression is allowed. Nested expressions are rejected, because they are not
 * parsed.
 */
function suits(expression) {
  const flat = expression.replace(/^\((.*)\)$/, '$1');
  if (flat.includes(' AND ')) return flat.split(' AND ').every((part) => allowed.has(part));
  return flat.split(' OR ').some((part) => allowed.has(part));
}
