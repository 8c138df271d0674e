/** Returns the reference of a component in an SBOM: `pkg:npm/%40a/b@1.0.0`. */
export const refOf = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** Returns the package name from a component's reference. */
export const nameIn = (ref) => /^pkg:npm\/(.+)@/.exec(decodeURIComponent(ref))?.[1];
