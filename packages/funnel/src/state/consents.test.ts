import { withConsents } from '@preventivo/core/consents';
import { consentFlags } from '@preventivo/core/wire';
import { memoryDrafts } from '@preventivo/fixtures/drafts';
import { expect, it, onTestFinished, vi } from 'vitest';
import { outing } from '../testing/outing.fixture.ts';
import { consentsAtom, createFunnelStore } from './visit.ts';

it('each consent has its own time: when it was given, or else when the page opened', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const at = (minute: number) => {
    const moment = `2026-11-21T10:0${minute}:00.000Z`;
    vi.setSystemTime(new Date(moment));
    return moment;
  };
  const opened = at(0);
  const store = createFunnelStore(outing, memoryDrafts(outing).storage);
  const give = (key: 'ivass' | 'newsletter') =>
    store.set(consentsAtom, (before) => withConsents(before, { ...before.consents, [key]: true }));
  const first = at(1);
  give('ivass');
  const second = at(2);
  give('newsletter');
  const flags = consentFlags({ ...store.get(consentsAtom), variant: 'anonymous' });
  expect(Object.fromEntries(flags.map((flag) => [flag.key, flag.last_change]))).toEqual({
    ...{ 106: first, 407: first, 22: second },
    ...{ 1: opened, 3: opened, 102: opened, 104: opened, 105: opened },
  });
});
