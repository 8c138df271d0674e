import { type Client, cookieToken } from '@preventivo/core';

type Calls = Omit<Client, 'line' | 'token' | 'onExpired'>;

/** Every call there is: one that is missing here does not compile. */
const calls: Readonly<Record<keyof Calls, true>> = {
  checkContractor: true,
  save: true,
  saveEngine: true,
  submit: true,
  fiscalCode: true,
  validate: true,
  municipalities: true,
  postalCodes: true,
  searchAddress: true,
  addressDetails: true,
  enums: true,
  professions: true,
  login: true,
  register: true,
  activate: true,
  forgotPassword: true,
  resetPassword: true,
  myData: true,
  savePerson: true,
  saveCompany: true,
  recallMe: true,
};

/** The client of a line on its own origin. What speaks HTTP is loaded with the first call. */
export function laterClient(line: string): Client {
  const listeners = new Set<() => void>();
  const token = cookieToken();
  const onExpired = () => {
    for (const listener of [...listeners]) listener();
  };
  let loading: Promise<Client> | undefined;
  const load = () => {
    loading ??= import('@preventivo/core/http').then(({ createClient }) =>
      createClient({ line, token, onExpired }),
    );
    return loading;
  };
  const passOn =
    (name: string) =>
    async (...given: readonly unknown[]) => {
      const client = await load();
      return Reflect.apply(Reflect.get(client, name), client, given);
    };
  // The record above has every call, and each is passed on as it is.
  const passed = Object.fromEntries(
    Object.keys(calls).map((name) => [name, passOn(name)]),
  ) as Calls;
  return {
    ...passed,
    line,
    token,
    onExpired: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
