/** What a component of a bill is called by others: `pkg:npm/%40a/b@1.0.0`. */
export const refOf = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** The name of the package behind a reference. */
export const nameIn = (ref) => /^pkg:npm\/(.+)@/.exec(decodeURIComponent(ref))?.[1];
