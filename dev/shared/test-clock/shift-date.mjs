/**
 * Shifts the `Date` of this JavaScript realm by an offset. Time passes at the same speed. Timers and
 * `performance.now()` do not change. Playwright runs this function in pages too, so it must not use outer variables.
 * @param offset the offset in milliseconds
 */
export function shiftDate(offset) {
  const done = Symbol.for('preventivo.test-clock');
  if (done in globalThis) return;
  globalThis[done] = true;
  const Native = globalThis.Date;
  const machineNow = Native.now;
  const now = () => machineNow() + offset;
  // Shift the original `Date` too: Playwright's clock and fake timers keep a reference to it.
  Native.now = now;
  const Shifted = new Proxy(Native, {
    apply: () => new Native(now()).toString(),
    construct: (target, values, made) =>
      Reflect.construct(target, values.length > 0 ? values : [now()], made),
  });
  Native.prototype.constructor = Shifted;
  globalThis.Date = Shifted;
}
