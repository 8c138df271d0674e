/** What can be imported from a package, by the names its users write; its files of data are read. */
export function doorsOf({ name, publishConfig }) {
  return Object.keys(publishConfig.exports)
    .filter((door) => !door.endsWith('.json'))
    .map((door) => (door === '.' ? name : `${name}/${door.slice(2)}`));
}
