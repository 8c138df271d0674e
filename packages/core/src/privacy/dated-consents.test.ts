import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noConsents } from './consents.ts';
import { shownConsents, withChannels, withConsents } from './dated-consents.ts';
import { privacyToWire } from './privacy-to-wire.ts';

const [opened, first, second, third] = [0, 1, 2, 3].map(
  (minute) => `2026-11-21T10:0${minute}:00.000Z`,
);
const at = (moment = '') => vi.setSystemTime(new Date(moment));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  at(opened);
});
afterEach(() => void vi.useRealTimers());

function changes(given: ReturnType<typeof shownConsents>) {
  const giulia = { email: '', telefono: '', convenzione: 1, variant: 'anonymous' } as const;
  const { flags } = privacyToWire({ ...giulia, ...given });
  return Object.fromEntries(flags.map(({ key, last_change }) => [key, last_change]));
}

describe("the time of a consent's last change", () => {
  it('an untouched consent has the time when the page was opened', () => {
    expect(new Set(Object.values(changes(shownConsents())))).toEqual(new Set([opened]));
  });

  it('each consent has its own time of change', () => {
    const shown = shownConsents();
    at(first);
    const notice = withConsents(shown, { ...noConsents, ivass: true });
    at(second);
    const news = withConsents(notice, { ...notice.consents, newsletter: true });
    expect(changes(news)).toEqual({
      106: first,
      407: first,
      1: opened,
      3: opened,
      22: second,
      102: opened,
      104: opened,
      105: opened,
    });
  });

  it('a withdrawal updates the time of the consent', () => {
    const shown = shownConsents();
    at(first);
    const given = withConsents(shown, { ...noConsents, newsletter: true });
    at(second);
    expect(changes(withConsents(given, noConsents))).toMatchObject({ 22: second, 1: opened });
  });

  it('a change of channels updates the time of the consent', () => {
    const shown = shownConsents();
    at(first);
    const given = withConsents(shown, { ...noConsents, commerciale: true, generale: true });
    at(second);
    const chosen = withChannels(given, { commerciale: ['email'], generale: [] });
    at(third);
    const again = withChannels(chosen, { commerciale: ['email'], generale: ['sms'] });
    expect(changes(again)).toMatchObject({ 102: second, 1: third, 3: opened });
  });
});
