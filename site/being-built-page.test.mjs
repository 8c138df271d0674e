import { expect, it } from 'vitest';
import { beingBuiltPage } from './being-built-page.mjs';

const look = { style: '.site{color:red}', font: '/assets/f.woff2' };
const refresh = '<meta http-equiv="refresh"';

it('while a build is running, the placeholder page reloads itself, even without scripts', () => {
  const html = beingBuiltPage({ title: 'Storybook', ...look });
  expect(html).toContain('<title>Storybook is being built</title>');
  expect(html).toContain('location.reload()');
  expect(html).toContain(`<noscript>${refresh}`);
});

it('the placeholder page reloads the path at which it was opened', () => {
  const html = beingBuiltPage({ title: 'Storybook', ...look });
  const [, to] = /content="\d+;url=([^"]*)"/.exec(html) ?? [];
  expect(new URL(to, 'http://localhost/docs/deploy#build').href).toBe(
    'http://localhost/docs/deploy?',
  );
});

it('the placeholder page of a failed build shows the terminal output and does not reload', () => {
  const html = beingBuiltPage({ title: 'Storybook', failure: 'No </pre> here', ...look });
  expect(html).toContain('<title>Storybook was not built</title>');
  expect(html).toContain('>No &#60;/pre&#62; here</pre>');
  expect(html).not.toContain('<script');
  expect(html).not.toContain(refresh);
});
