import { expect, it } from 'vitest';
import { type DataLayerHost, dataLayerTracker } from '../tracker/data-layer-tracker.ts';
import { afterConsent } from './after-consent.ts';

const left = { page: 1, field: 'nome', kind: 'blur', ms: 1200, isCorrection: true } as const;

/** Returns a tracker that waits for consent, the visitor's choice and the events that arrive. */
function waiting() {
  const host: DataLayerHost = { dataLayer: [] };
  let isAllowed = false;
  const allows = (purpose: string) => purpose === 'analytics' && isAllowed;
  const tracker = afterConsent(dataLayerTracker(host, { fields: true }), allows);
  const choose = (choice: boolean) => {
    isAllowed = choice;
  };
  const events = () =>
    host.dataLayer?.map((one) => {
      const { event, page } = Object(one);
      return page ? `${event} ${page}` : event;
    });
  return { tracker, choose, events };
}

it('a tracker receives no event without consent', () => {
  const { tracker, events } = waiting();
  tracker.start('travel');
  tracker.page('travel', 1);
  tracker.field?.('travel', left);
  tracker.error('travel', ['ETA']);
  tracker.send('travel');
  tracker.leave('travel', 1);
  expect(events()).toEqual([]);
});

it('a tracker receives the start and the page of the consent before the next event', () => {
  const { tracker, choose, events } = waiting();
  tracker.start('travel');
  tracker.page('travel', 1);
  tracker.page('travel', 2);
  choose(true);
  tracker.page('travel', 3);
  tracker.field?.('travel', left);
  expect(events()).toEqual([
    'preventivo_start',
    'preventivo_page 2',
    'preventivo_page 3',
    'preventivo_field 1',
  ]);
});

it('a tracker receives the visit of someone who consents and then leaves', () => {
  const { tracker, choose, events } = waiting();
  tracker.page('travel', 1);
  choose(true);
  tracker.leave('travel', 1);
  expect(events()).toEqual(['preventivo_start', 'preventivo_page 1', 'preventivo_leave 1']);
});

it('a tracker receives the start once if the consent precedes the form', () => {
  const { tracker, choose, events } = waiting();
  choose(true);
  tracker.start('travel');
  tracker.page('travel', 1);
  tracker.page('travel', 2);
  expect(events()).toEqual(['preventivo_start', 'preventivo_page 1', 'preventivo_page 2']);
});

it('a tracker receives no event after a withdrawal, and later events after a new consent', () => {
  const { tracker, choose, events } = waiting();
  choose(true);
  tracker.page('travel', 1);
  choose(false);
  tracker.page('travel', 2);
  choose(true);
  tracker.send('travel');
  expect(events()).toEqual(['preventivo_start', 'preventivo_page 1', 'preventivo_send']);
});
