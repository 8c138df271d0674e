/** Returns the import names of a package's entry points, without data files. */
export function doorsOf({ name, publishConfig }) {
  return Object.keys(publishConfig.exports)
    .filter((door) => !door.endsWith('.json'))
    .map((door) => (door === '.' ? name : `${name}/${door.slice(2)}`));
}
