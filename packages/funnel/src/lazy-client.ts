import { type Client, cookieToken, type Failed, type Whose } from '@preventivo/core';
import type { PageSettings } from './settings/page-settings.ts';

type Calls = Omit<Client, 'line' | 'token' | 'onExpired' | 'onOtherToken'>;

/** Every call there is: one that is missing here does not compile. */
const calls: Readonly<Record<keyof Calls, true>> = {
  checkContractor: true,
  save: true,
  saveEngine: true,
  submit: true,
  keepDraft: true,
  takeDraft: true,
  fiscalCode: true,
  validate: true,
  municipalities: true,
  birthplace: true,
  postalCodes: true,
  searchAddress: true,
  addressDetails: true,
  enums: true,
  professions: true,
  login: true,
  register: true,
  activate: true,
  logout: true,
  logoutAll: true,
  exportData: true,
  eraseAccount: true,
  forgotPassword: true,
  resetPassword: true,
  myData: true,
  savePerson: true,
  saveCompany: true,
  recallMe: true,
  confirm: true,
};

/**
 * The client of a line on its own origin, or where the settings say. What speaks HTTP is loaded with
 * the first call, which waits for the settings too.
 * @param load fetches it. @defaultValue the part of the application
 */
export function lazyClient(
  line: string,
  settings?: Promise<PageSettings>,
  load = () => import('@preventivo/core/http'),
): Client {
  const listeners = new Set<() => void>();
  const token = cookieToken();
  const onExpired = () => {
    for (const listener of [...listeners]) listener();
  };
  let whose: Whose | undefined;
  let loading: Promise<Client> | undefined;
  const loaded = async () => {
    loading ??= Promise.all([load(), settings]).then(([{ createClient }, set]) =>
      createClient({ ...set?.api, line, token, onExpired, whose: () => whose?.() }),
    );
    return loading.catch(() => {
      // The next call tries again: a telephone may be on its way through a tunnel.
      loading = undefined;
    });
  };
  const passOn =
    (name: string) =>
    async (...args: readonly unknown[]) => {
      const client = await Promise.race([loaded(), patienceOver()]);
      return client ? Reflect.apply(Reflect.get(client, name), client, args) : noAnswer;
    };
  // The record above has every call, and each is passed on as it is.
  const passed = Object.fromEntries(
    Object.keys(calls).map((name) => [name, passOn(name)]),
  ) as Calls;
  return {
    ...passed,
    // The device forgets at once, whether what speaks HTTP can be loaded or not.
    logout: ({ session = token.get(), ...options } = {}) => {
      if (token.get() === session) token.remove();
      return passed.logout({ ...options, session });
    },
    line,
    token,
    onExpired: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onOtherToken: (ask) => {
      whose = ask;
    },
  };
}

/**
 * Comes to nothing once a call has waited long enough for what it needs: a server that takes the
 * connection and never sends the settings, or the part that speaks HTTP, keeps nobody waiting for ever.
 */
const patienceOver = () =>
  new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs, undefined));
/** As long as a call itself may take. */
const patienceMs = 20_000;

/** A call that could not even be made (`core/README.md`, 'The client'). */
const noAnswer: Failed = { ok: false, kind: 'network', code: 'NETWORK' };
