import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AppOptions } from '../app.ts';
import type { RequestDelivery } from '../store/outbox.ts';
import { privacy, submission } from '../testing/giulia.ts';
import { now, testApi } from '../testing/test-api.ts';

const kinds = ['webhook', 'brokerMail', 'visitorMail'] as const;

/** Sends a request. Returns the status, the suspicions and the kinds of the created deliveries. */
async function sent(
  options: Partial<AppOptions> = {},
  { path = '/api/travel/submit', openedBefore = 120_000, headers = {} } = {},
) {
  const { ask, store } = testApi({ dispatch: { requests: kinds, wake: () => {} }, ...options });
  const openedAt = new Date(now.getTime() - openedBefore).toISOString();
  const body = { ...submission, privacy: privacy({}, openedAt) };
  const { status, json } = await ask(path, body, headers);
  const kept = await store.quoteRequest(json.obj?.data?.Quote_Request_Id);
  const handedOn: RequestDelivery['kind'][] = [];
  for (const kind of kinds) {
    const claim = { kind, lease: 'l', at: '2030', until: '2040', limit: 10 };
    if ((await store.outbox.claim(claim)).length > 0) handedOn.push(kind);
  }
  return { status, json, suspicions: kept?.suspicions ?? [], handedOn };
}

describe('a request of a person', () => {
  it('a request of a person is not suspected, and goes to all receivers', async () => {
    const { status, suspicions, handedOn } = await sent();
    expect([status, suspicions, handedOn]).toEqual([200, [], kinds]);
  });

  it.each([
    ['two seconds after the page opened', 2_000],
    ['with a clock that is ahead', -1],
  ])('a request is not suspected when it is sent %s', async (_, openedBefore) => {
    expect((await sent({}, { openedBefore })).suspicions).toEqual([]);
  });

  it("a request is accepted when the operator's check throws", async () => {
    const isHuman = () => Promise.reject(new Error('away'));
    const { status, suspicions, handedOn } = await sent({ isHuman });
    expect([status, suspicions, handedOn]).toEqual([200, [], kinds]);
  });
});

describe('a request that a robot may have sent', () => {
  it('a request with a filled trap gets the usual response, and is stored without mails', async () => {
    const trapped = await sent({}, { path: '/api/travel/submit?trap=1' });
    expect([trapped.status, trapped.suspicions]).toEqual([200, ['trap']]);
    expect(trapped.handedOn).toEqual(['webhook']);
    const { json } = await sent();
    expect(Object.keys(trapped.json.obj.data)).toEqual(Object.keys(json.obj.data));
  });

  it('a request sent less than two seconds after the page opened is suspected as hurried, but goes to all receivers', async () => {
    const { status, suspicions, handedOn } = await sent({}, { openedBefore: 1_999 });
    expect([status, suspicions, handedOn]).toEqual([200, ['hurried'], kinds]);
  });

  it("a request is stored without mails when the operator's check returns false", async () => {
    const isHuman: NonNullable<AppOptions['isHuman']> = ({ line, client, header }) =>
      line === 'travel' && client === '-' && header('x-captcha') === 'right';
    const { status, suspicions, handedOn } = await sent({ isHuman });
    expect([status, suspicions, handedOn]).toEqual([200, ['unproven'], ['webhook']]);
    const passed = await sent({ isHuman }, { headers: { 'x-captcha': 'right' } });
    expect(passed.suspicions).toEqual([]);
  });
});

describe('a slow operator check', () => {
  afterEach(() => void vi.useRealTimers());

  /** Sends a request whose check returns false after this many milliseconds. */
  async function sentWithCheck(takes: number) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let noteAsked = () => {};
    const asked = new Promise<void>((resolve) => {
      noteAsked = resolve;
    });
    const isHuman = () => {
      noteAsked();
      return new Promise<boolean>((resolve) => void setTimeout(() => resolve(false), takes));
    };
    const answer = sent({ isHuman });
    await asked;
    await vi.advanceTimersByTimeAsync(3_000);
    const { status, suspicions } = await answer;
    return [status, suspicions];
  }

  it("the result of an operator's check within three seconds counts", async () => {
    expect(await sentWithCheck(2_999)).toEqual([200, ['unproven']]);
  });

  it("an operator's check that takes longer than three seconds counts as passed", async () => {
    expect(await sentWithCheck(60_000)).toEqual([200, []]);
  });
});
