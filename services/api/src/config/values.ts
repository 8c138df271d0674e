import { BadConfig, type Env, settingOf } from './config.ts';

interface Range {
  /** @defaultValue 0 */
  readonly from?: number;
  readonly to: number;
}

/** @throws {BadConfig} for a value that is not a whole number, or is out of range */
export function whole(env: Env, name: string, otherwise: number, { from = 0, to }: Range): number {
  const value = settingOf(env, name);
  if (value === undefined) return otherwise;
  if (!/^\d{1,5}$/.test(value) || Number(value) < from || Number(value) > to)
    throw new BadConfig(`${name} takes a whole number from ${from} to ${to}.`);
  return Number(value);
}

/** @throws {BadConfig} for a value that is not in `values` */
export function oneOf<const T extends string>(
  env: Env,
  name: string,
  values: readonly T[],
): T | undefined {
  const value = settingOf(env, name);
  const known = values.find((one) => one === value);
  if (value !== undefined && known === undefined)
    throw new BadConfig(`${name} takes one of: ${values.join(', ')}.`);
  return known;
}
