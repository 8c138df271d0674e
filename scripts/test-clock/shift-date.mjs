/**
 * Sets the `Date` of this realm ahead. Time passes as before, and timers and `performance.now()` stay as they are. Playwright
 * runs this function in pages too, so it uses nothing from outside of it.
 * @param offset in milliseconds
 */
export function shiftDate(offset) {
  const done = Symbol.for('preventivo.test-clock');
  if (done in globalThis) return;
  globalThis[done] = true;
  const Native = globalThis.Date;
  const machineNow = Native.now;
  const now = () => machineNow() + offset;
  // On the original as well: some keep it, such as Playwright's clock and fake timers.
  Native.now = now;
  const Shifted = new Proxy(Native, {
    apply: () => new Native(now()).toString(),
    construct: (target, values, made) =>
      Reflect.construct(target, values.length > 0 ? values : [now()], made),
  });
  Native.prototype.constructor = Shifted;
  globalThis.Date = Shifted;
}
