import { afterEach, expect, it, vi } from 'vitest';
import { combineTrackers, type DataLayerHost, dataLayerTracker } from './data-layer-tracker.ts';

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
