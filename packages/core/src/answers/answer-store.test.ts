import { describe, expect, it, vi } from 'vitest';
import { createAnswerStore, partOf } from './answer-store.ts';

interface Trip {
  readonly who: string;
  readonly where: string;
}
const rome: Trip = { who: '', where: 'Roma' };
const whoOf = (trips: ReturnType<typeof createAnswerStore<Trip>>) =>
  partOf(
    trips,
    ({ who }) => ({ who }),
    (trip, { who }) => ({ ...trip, who }),
  );

describe('a store', () => {
  it('has a key at once, and settles it with the next whole answer', () => {
    const trips = createAnswerStore(rome);
    trips.update((trip) => ({ ...trip, who: 'Lu' }), false);
    expect([trips.get().who, trips.settled().who]).toEqual(['Lu', '']);
    trips.update(() => ({ who: 'Luca', where: 'Roma' }));
    expect(trips.settled()).toBe(trips.get());
  });

  it('settles one part and leaves another alone that is being typed', () => {
    const trips = createAnswerStore(rome);
    trips.update((trip) => ({ ...trip, who: 'Lu' }), false);
    trips.update((trip) => ({ ...trip, where: 'Bari' }));
    expect(trips.get()).toEqual({ who: 'Lu', where: 'Bari' });
    expect(trips.settled()).toEqual({ who: '', where: 'Bari' });
  });

  it('puts what settles right, and what is being typed only then', () => {
    const trips = createAnswerStore(rome, (trip) => ({ ...trip, who: trip.who.trim() }));
    trips.update((trip) => ({ ...trip, who: 'Lu ' }), false);
    expect(trips.get().who).toBe('Lu ');
    trips.update((trip) => trip);
    expect(trips.get().who).toBe('Lu');
  });

  it('counts how often it begins anew, and forgets what was being typed', () => {
    const trips = createAnswerStore(rome);
    trips.update((trip) => ({ ...trip, who: 'Lu' }), false);
    trips.reset(rome);
    expect([trips.get(), trips.settled(), trips.resets()]).toEqual([rome, rome, 1]);
  });

  it('tells who listens, until they stop', () => {
    const trips = createAnswerStore(rome);
    const hear = vi.fn();
    const stop = trips.subscribe(hear);
    trips.update((trip) => ({ ...trip, who: 'L' }), false);
    trips.reset(rome);
    stop();
    trips.update((trip) => ({ ...trip, who: 'A' }));
    expect(hear).toHaveBeenCalledTimes(2);
  });
});

describe('a part of a store', () => {
  it('has what the whole has, and changes it', () => {
    const trips = createAnswerStore(rome);
    const who = whoOf(trips);
    who.update(() => ({ who: 'Anna' }));
    expect(trips.get()).toEqual({ who: 'Anna', where: 'Roma' });
    trips.update((trip) => ({ ...trip, who: 'Lia' }));
    expect(who.settled()).toEqual({ who: 'Lia' });
  });

  it('is the same as long as the whole is', () => {
    const trips = createAnswerStore(rome);
    const who = whoOf(trips);
    const before = who.settled();
    expect(who.settled()).toBe(before);
    trips.update((trip) => ({ ...trip, who: 'Lia' }), false);
    expect(who.settled()).toBe(before);
  });

  it('begins the whole anew', () => {
    const trips = createAnswerStore(rome);
    whoOf(trips).reset({ who: 'Anna' });
    expect([trips.settled(), trips.resets()]).toEqual([{ who: 'Anna', where: 'Roma' }, 1]);
  });
});
