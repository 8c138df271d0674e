import { describe, expect, it } from 'vitest';
import { createPlaceholders } from './placeholders.mjs';

const docs = { path: '/docs/', title: 'The documentation' };
const storybook = { path: '/storybook/', title: 'Storybook' };

describe('a part that is not built', () => {
  it.each(['/docs', '/docs/', '/docs/deploy', '/docs/api/core/http.html'])(
    'a part that is not built has a placeholder at %s',
    (path) => {
      const { placeholder } = createPlaceholders([docs]);
      expect(placeholder(path)).toMatchObject({
        html: expect.stringContaining(
          '<h1 class="site-title">The documentation is being built</h1>',
        ),
        text: 'The documentation is being built. Try again in 2 seconds.\n',
        retryAfter: 2,
      });
    },
  );

  it.each(['/', '/travel/', '/docsx', '/travel/docs/', '/storybook/'])(
    'a part that is not built has no placeholder at %s',
    (path) => {
      expect(createPlaceholders([docs]).placeholder(path)).toBeUndefined();
    },
  );

  it('a part that is not built loses only its own placeholder when it is built', () => {
    const { placeholder, remove } = createPlaceholders([docs, storybook]);
    remove('/docs/');
    expect(placeholder('/docs/')).toBeUndefined();
    expect(placeholder('/storybook/')).toBeDefined();
  });

  it('a part that is not built shows the terminal output, without colours, when its build fails', () => {
    const { placeholder, fail } = createPlaceholders([docs, storybook]);
    fail(docs, '\u001b[31mThe build failed:\u001b[39m\n<Page> leads nowhere\n');
    const answer = placeholder('/docs/deploy');
    expect(answer?.text).toBe(
      'The documentation was not built. The terminal says:\nThe build failed:\n<Page> leads nowhere\n',
    );
    expect(answer?.html).toContain('>The build failed:\n&#60;Page&#62; leads nowhere</pre>');
    expect(answer).not.toHaveProperty('retryAfter');
    expect(placeholder('/storybook/')?.retryAfter).toBe(2);
  });
});
