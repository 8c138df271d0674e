import { stripVTControlCharacters } from 'node:util';
import { beingBuiltPage, retryAfter } from 'site/being-built-page';
import { siteFont, siteStyle } from './site-style.mjs';

/**
 * Returns the functions that answer requests for parts that are not built yet.
 * @param parts the parts that are not built. `path` ends with a slash; `title` is the start of a sentence
 */
export function createPlaceholders(parts) {
  const look = { style: siteStyle('site/being-built.css'), font: `/${siteFont().name}` };
  const pending = new Map(
    parts.map(({ path, title }) => {
      const text = `${title} is being built. Try again in ${retryAfter} seconds.\n`;
      return [path, { html: beingBuiltPage({ title, ...look }), text, retryAfter }];
    }),
  );
  return {
    /** Returns the response for a path of a part that is not built. Returns undefined for any other path. */
    placeholder: (path) => pending.get(/^\/[^/]+/.exec(path)?.[0].concat('/')),
    /** Removes the placeholder of a part, so that the server serves the part's files. */
    remove: (path) => pending.delete(path),
    /**
     * Shows why a part failed to build. From now on its page does not reload itself: the next build runs only at the
     * next start.
     */
    fail({ path, title }, output) {
      const failure = stripVTControlCharacters(output).trim();
      const text = `${title} was not built. The terminal says:\n${failure}\n`;
      pending.set(path, { html: beingBuiltPage({ title, failure, ...look }), text });
    },
  };
}
