/**
 * Checks that a package has an author, a licence, a changelog and an issue tracker. Also checks that no file contains a
 * path of the machine that built it. Returns a sentence for each fault.
 * @param files the text of each file by path
 * @param root the folder of the workspace, whose path must not occur
 */
export function hygiene(files, root) {
  const manifest = JSON.parse(files['package.json']);
  const paths = Object.keys(files);
  const withText = (text) => paths.filter((path) => files[path].includes(text));
  const isIn = (path) => path in files || (path.includes('*') && isMatched(path));
  const isMatched = (path) => {
    const [before, after] = path.split('*');
    return paths.some((one) => one.startsWith(before) && one.endsWith(after));
  };
  return [
    ...['LICENSE', 'README.md'].filter((path) => !isIn(path)).map((path) => `${path} is missing`),
    ...FIELDS.filter(
      (field) => !manifest[field]?.length && typeof manifest[field] !== 'object',
    ).map((field) => `package.json has no ${field}`),
    ...(manifest.files?.includes('CHANGELOG.md') ? [] : ['files leaves CHANGELOG.md out']),
    ...workspaceRanges(manifest).map((name) => `the range of ${name} means the workspace`),
    ...entriesOf(manifest)
      .filter((path) => !isIn(path))
      .map((path) => `${path} is named by exports and is not there`),
    ...paths
      .filter((path) => path.endsWith('.css') && files[path].includes('@import'))
      .map((path) => `${path} is no file of its own: it imports others`),
    ...paths.filter((path) => path.endsWith('.map')).map((path) => `${path} is a source map`),
    ...withText(root).map((path) => `${path} names the folder it was built in`),
  ];
}

const FIELDS = [
  'name',
  'version',
  'description',
  'keywords',
  'license',
  'homepage',
  'bugs',
  'repository',
];

function workspaceRanges(manifest) {
  return ['dependencies', 'peerDependencies', 'optionalDependencies']
    .flatMap((kind) => Object.entries(manifest[kind] ?? {}))
    .filter(([, range]) => /^(?:workspace|catalog|link|file):/.test(range))
    .map(([name]) => name);
}

function entriesOf({ exports = {} }) {
  const filesOf = (entry) =>
    typeof entry === 'string' ? [entry] : Object.values(entry).flatMap(filesOf);
  return filesOf(exports).map((path) => path.replace(/^\.\//, ''));
}
