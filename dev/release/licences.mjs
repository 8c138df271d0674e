/**
 * The licences under which we may ship a package. Of an expression with `OR`, one licence must be in this list. Of an
 * expression with `AND`, all must be.
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

/** Packages with a licence that is allowed for this package only. For example, a font's licence is not for code. */
const exceptions = { '@fontsource-variable/figtree': 'OFL-1.1' };

/** Returns a sentence for each component of an SBOM (CycloneDX) whose licence does not allow us to ship it. */
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

/** Returns the package name of a component: `@a/b`. */
export const nameOf = ({ group, name }) => (group ? `${group}/${name}` : name);

/** Returns the licences that a component declares. */
export const licencesOf = ({ licenses = [] }) =>
  licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '');

/** Whether a licence expression is allowed. Rejects nested expressions, because this function does not parse them. */
function suits(expression) {
  const flat = expression.replace(/^\((.*)\)$/, '$1');
  if (flat.includes(' AND ')) return flat.split(' AND ').every((part) => allowed.has(part));
  return flat.split(' OR ').some((part) => allowed.has(part));
}
