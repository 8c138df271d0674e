const generatedFolders =
  /(^|\/)(node_modules|dist|lib|static|storybook-static|consumers|made|cache|\.built)$/;
/**
 * Matches temporary files of `tsup`, such as `tsup.config.bundled_x.mjs`. `tsup` writes them next to its configuration
 * and soon removes them.
 */
const temporaryFiles = /\.bundled_\w+\.mjs$/;

/**
 * Whether a build writes this path. Pass this function to `globSync` as `exclude`: a build may remove such a file
 * before it is read.
 */
export const isGenerated = (path) => generatedFolders.test(path) || temporaryFiles.test(path);
