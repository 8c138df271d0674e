const folders =
  /(^|\/)(node_modules|dist|lib|static|storybook-static|consumers|made|cache|\.built)$/;
/** `tsup` writes `tsup.config.bundled_x.mjs` beside a configuration and removes it at once. */
const ofAMoment = /\.bundled_\w+\.mjs$/;

/** Whether a path is written by a build: `exclude` for `globSync`, for checks that read sources while a build runs. */
export const isGenerated = (path) => folders.test(path) || ofAMoment.test(path);
