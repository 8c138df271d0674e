const generatedFolders =
  /(^|\/)(node_modules|dist|lib|static|storybook-static|consumers|made|cache|\.built)$/;
/**
 * `tsup` writes `tsup.config.bundled_x.mjs` next to its configuration and removes it after reading
 * it.
 */
const temporaryFiles = /\.bundled_\w+\.mjs$/;

/**
 * Whether a build writes this path. Pass it to `globSync` as `exclude`, because a list of sources
 * must not contain files that a build removes again.
 */
export const isGenerated = (path) => generatedFolders.test(path) || temporaryFiles.test(path);
