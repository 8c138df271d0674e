/** What can be imported from a package, by the names its users write. */
export function doorsOf({ name, publishConfig }) {
  return Object.keys(publishConfig.exports)
    .filter((door) => door !== './package.json')
    .map((door) => (door === '.' ? name : `${name}/${door.slice(2)}`));
}
