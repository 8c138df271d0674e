/**
 * Shifts the `Date` of this realm. Time passes as before, and timers and `performance.now()` stay
 * unchanged. Playwright also runs this function in pages, so it uses no outer variables.
 * @param offset in milliseconds
 */
export function shiftDate(offset) {
  const done = Symbol.for('preventivo.test-clock');
  if (done in globalThis) return;
  globalThis[done] = true;
  const Native = globalThis.Date;
  const machineNow = Native.now;
  const now = () => machineNow() + offset;
  // Also shift the original `Date`, because Playwright's clock and fake timers keep a reference to
  // it.
  Native.now = now;
  const Shifted = new Proxy(Native, {
    apply: () => new Native(now()).toString(),
    construct: (target, values, made) =>
      Reflect.construct(target, values.length > 0 ? values : [now()], made),
  });
  Native.prototype.constructor = Shifted;
  globalThis.Date = Shifted;
}
