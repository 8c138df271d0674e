import { expect, it } from 'vitest';
import type { DataLayerHost } from '../tracker/data-layer-tracker.ts';
import { isGranted } from './consent-mode.ts';

/** Returns a page whose `gtag` has received these commands. */
function pageWith(...commands: readonly (readonly unknown[])[]): DataLayerHost {
  const dataLayer: unknown[] = [{ event: 'gtm.js' }, null, 'text'];
  function gtag(..._command: readonly unknown[]) {
    // biome-ignore lint/complexity/noArguments: as in Google's snippet.
    dataLayer.push(arguments);
  }
  for (const command of commands) gtag(...command);
  return { dataLayer };
}

const denied = ['consent', 'default', { ad_storage: 'denied', analytics_storage: 'denied' }];
const granted = ['consent', 'update', { ad_storage: 'granted' }];

it.each([
  ['denies without a data layer', {}, false],
  ['denies without a command', pageWith(['js', new Date(0)]), false],
  ['denies by default', pageWith(denied), false],
  ['grants after the choice of the visitor', pageWith(denied, granted), true],
  [
    'ignores the choice of another purpose',
    pageWith(denied, ['consent', 'update', { analytics_storage: 'granted' }]),
    false,
  ],
  [
    'denies after a withdrawal',
    pageWith(denied, granted, ['consent', 'update', { ad_storage: 'denied' }]),
    false,
  ],
  [
    'ignores a grant that holds in other regions only',
    pageWith(['consent', 'default', { ad_storage: 'granted', region: ['US'] }]),
    false,
  ],
])('consent mode %s', (_, page, expected) => {
  expect(isGranted(page, 'ad_storage')).toBe(expected);
});
