export type Env = Readonly<Record<string, string | undefined>>;

/** A variable that is set to nothing is not set. */
export const settingOf = (env: Env, name: string): string | undefined =>
  env[name]?.trim() || undefined;

/** The scheme of an address, with its colon; '' for what is no address. */
export const protocolOf = (value: string): string =>
  URL.canParse(value) ? new URL(value).protocol : '';
