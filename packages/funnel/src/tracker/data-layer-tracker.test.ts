import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  afterConsent,
  combineTrackers,
  type DataLayerHost,
  dataLayerTracker,
} from './data-layer-tracker.ts';

afterEach(() => vi.unstubAllGlobals());

it('dataLayerTracker pushes each event with its line, and with its page or its codes', () => {
  const host: DataLayerHost = {};
  const tracker = dataLayerTracker(host);
  tracker.start('travel');
  tracker.page('travel', 1);
  tracker.error('travel', ['CONTRACTOR_NAME', 'CONTRACTOR_EMAIL']);
  tracker.send('travel');
  tracker.leave('travel', 2);
  expect(host.dataLayer).toEqual([
    { event: 'preventivo_start', line: 'travel' },
    { event: 'preventivo_page', line: 'travel', page: 1 },
    {
      event: 'preventivo_error',
      line: 'travel',
      codes: ['CONTRACTOR_NAME', 'CONTRACTOR_EMAIL'],
    },
    { event: 'preventivo_send', line: 'travel' },
    { event: 'preventivo_leave', line: 'travel', page: 2 },
  ]);
});

it('dataLayerTracker appends to an existing data layer', () => {
  const host: DataLayerHost = { dataLayer: [{ event: 'gtm.js' }] };
  dataLayerTracker(host).start('pets');
  expect(host.dataLayer).toEqual([
    { event: 'gtm.js' },
    { event: 'preventivo_start', line: 'pets' },
  ]);
});

it('combineTrackers reports the error of a tracker that throws, and calls the others', () => {
  const broken = new Error('gtm');
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const push = () => {
    throw broken;
  };
  const dataLayer = Object.assign([], { push });
  const around: DataLayerHost = {};
  combineTrackers(dataLayerTracker({ dataLayer }), dataLayerTracker(around)).send('travel');
  expect(around.dataLayer).toEqual([{ event: 'preventivo_send', line: 'travel' }]);
  expect(reported).toHaveBeenCalledExactlyOnceWith(broken);
});

const left = { page: 1, field: 'nome', kind: 'blur', ms: 1200, isCorrection: true } as const;

it('dataLayerTracker receives the events of fields only on request', () => {
  expect(dataLayerTracker({}).field).toBeUndefined();
  const host: DataLayerHost = {};
  dataLayerTracker(host, { fields: true }).field?.('travel', left);
  expect(host.dataLayer).toEqual([{ event: 'preventivo_field', line: 'travel', ...left }]);
});

it('combineTrackers has the events of fields if one tracker wants them', () => {
  const host: DataLayerHost = {};
  const plain = dataLayerTracker({});
  expect(combineTrackers(plain, undefined).field).toBeUndefined();
  combineTrackers(plain, dataLayerTracker(host, { fields: true })).field?.('travel', left);
  expect(host.dataLayer).toHaveLength(1);
});

describe('a tracker that waits for the consent of the visitor', () => {
  function waiting() {
    const host: DataLayerHost = { dataLayer: [] };
    const page = new EventTarget();
    const tracker = afterConsent(dataLayerTracker(host, { fields: true }), page);
    const say = (detail: unknown) =>
      void page.dispatchEvent(new CustomEvent('preventivo:tracking', { detail }));
    const events = () => host.dataLayer?.map((one) => (one as { event: string }).event);
    return { tracker, say, events };
  }

  it('receives no event without the permission', () => {
    const { tracker, say, events } = waiting();
    tracker.start('travel');
    tracker.page('travel', 1);
    tracker.field?.('travel', left);
    tracker.error('travel', ['ETA']);
    for (const detail of [null, {}, { allowed: false }, { allowed: 'true' }]) say(detail);
    tracker.send('travel');
    tracker.leave('travel', 1);
    expect(events()).toEqual([]);
  });

  it('receives the start and the current page with the permission, then every event', () => {
    const { tracker, say, events } = waiting();
    tracker.start('travel');
    tracker.page('travel', 1);
    tracker.page('travel', 2);
    say({ allowed: true });
    tracker.field?.('travel', left);
    tracker.page('travel', 3);
    expect(events()).toEqual([
      'preventivo_start',
      'preventivo_page',
      'preventivo_field',
      'preventivo_page',
    ]);
  });

  it('receives the start once, also if the permission precedes the form or is repeated', () => {
    const { tracker, say, events } = waiting();
    say({ allowed: true });
    tracker.start('travel');
    tracker.page('travel', 1);
    say({ allowed: true });
    expect(events()).toEqual(['preventivo_start', 'preventivo_page']);
  });

  it('receives no event after the visitor has withdrawn the consent', () => {
    const { tracker, say, events } = waiting();
    tracker.page('travel', 1);
    say({ allowed: true });
    say({ allowed: false });
    tracker.send('travel');
    expect(events()).toEqual(['preventivo_start', 'preventivo_page']);
  });
});
