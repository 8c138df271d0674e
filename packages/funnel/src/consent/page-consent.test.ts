import { expect, it } from 'vitest';
import { pageConsent } from './page-consent.ts';

const noise = [{ event: 'gtm.js' }, null, 'text', ['js', 1]];

/** Returns what `gtag` pushes for a command of consent mode. */
function gtag(..._: readonly unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: as in Google's snippet.
  return arguments;
}

const denied = gtag('consent', 'default', { ad_storage: 'denied', analytics_storage: 'denied' });
const granted = gtag('consent', 'update', { ad_storage: 'granted' });
const withdrawn = gtag('consent', 'update', { ad_storage: 'denied' });
const elsewhere = { ad_storage: 'granted', region: ['US'] };

it.each([
  ['denies without a command', [], false],
  ['denies by default', [denied], false],
  ['grants after the choice of the visitor', [denied, granted], true],
  ['grants after the choice in a page without gtag', [[...Array.from(granted)]], true],
  [
    'ignores the choice of another purpose',
    [denied, gtag('consent', 'update', { analytics_storage: 'granted' })],
    false,
  ],
  ['denies after a withdrawal', [denied, granted, withdrawn], false],
  [
    'ignores a grant that holds in other regions only',
    [gtag('consent', 'default', elsewhere)],
    false,
  ],
])('the consent of a page %s', (_, commands, expected) => {
  const dataLayer = [...noise, ...commands];
  expect(pageConsent({ dataLayer })('attribution')).toBe(expected);
});

it('the consent of a page without a data layer is missing', () => {
  expect(pageConsent({})('analytics')).toBe(false);
});

it('the consent to analytics and the consent to attribution are independent', () => {
  const allows = pageConsent({
    dataLayer: [gtag('consent', 'update', { ad_storage: 'denied', analytics_storage: 'granted' })],
  });
  expect([allows('analytics'), allows('attribution')]).toEqual([true, false]);
});

it('the consent of a page outlasts its command, which a tag manager removes, until the next', () => {
  const page: { dataLayer: unknown[] } = { dataLayer: [denied, granted] };
  const allows = pageConsent(page);
  expect(allows('attribution')).toBe(true);
  page.dataLayer = [];
  expect(allows('attribution')).toBe(true);
  page.dataLayer = [withdrawn];
  expect(allows('attribution')).toBe(false);
});
