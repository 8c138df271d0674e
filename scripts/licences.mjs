/** Licences under which a package may be shipped; a choice needs one of them, what is joined needs each. */
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

/** What only single packages may be under, because a licence like it would not suit code. */
const exceptions = { '@fontsource-variable/figtree': 'OFL-1.1' };

/** The components of a bill of materials (CycloneDX) that may not be shipped, a sentence each. */
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

/** What a component is called where it is installed from: `@a/b`. */
export const nameOf = ({ group, name }) => (group ? `${group}/${name}` : name);

/** The licences of a component, as it says them. */
export const licencesOf = ({ licenses = [] }) =>
  licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '');

/** Of a nested expression nothing is understood, and so it is refused. */
function suits(expression) {
  const flat = expression.replace(/^\((.*)\)$/, '$1');
  if (flat.includes(' AND ')) return flat.split(' AND ').every((part) => allowed.has(part));
  return flat.split(' OR ').some((part) => allowed.has(part));
}
