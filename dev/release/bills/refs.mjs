/** Returns the reference of a component: `pkg:npm/%40a/b@1.0.0`. */
export const refOf = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** Returns the package name in a reference. */
export const nameIn = (ref) => /^pkg:npm\/(.+)@/.exec(decodeURIComponent(ref))?.[1];
