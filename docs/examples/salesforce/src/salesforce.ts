/** The connection to a Salesforce org. */
export interface SalesforceOptions {
  /** The URL of the org: `https://broker.my.salesforce.com`. */
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** @defaultValue the global `fetch` */
  readonly fetch?: typeof globalThis.fetch;
}

export interface Salesforce {
  /**
   * Creates the record with this external id, or updates it. Returns its Salesforce id.
   * @throws {SalesforceBusy} if a retry may succeed
   * @throws {SalesforceRefused} if a person has to correct something
   */
  upsert(upsert: Upsert): Promise<string>;
}

export interface Upsert {
  readonly object: 'Lead' | 'Contact';
  /** API name of the external id field. */
  readonly key: string;
  readonly id: string;
  readonly fields: Readonly<Record<string, string>>;
}

export class SalesforceBusy extends Error {}
export class SalesforceRefused extends Error {}

const version = 'v62.0';
/** The timeout of a call, in ms. The webhook waits ten seconds, and a new token needs a second call. */
const timeout = 4_000;
/** Errors that a retry may solve: they come from concurrent or frequent calls. */
const passing = [
  'DUPLICATE_VALUE',
  'REQUEST_LIMIT_EXCEEDED',
  'SERVER_UNAVAILABLE',
  'UNABLE_TO_LOCK_ROW',
];

export function salesforce({
  url,
  clientId,
  clientSecret,
  fetch = globalThis.fetch,
}: SalesforceOptions): Salesforce {
  let token: Promise<string> | undefined;

  const call = (path: string, init: RequestInit) =>
    fetch(`${url}${path}`, { ...init, signal: AbortSignal.timeout(timeout) }).catch(() => {
      throw new SalesforceBusy('no answer');
    });

  async function newToken(): Promise<string> {
    const grant = { grant_type: 'client_credentials', client_id: clientId };
    const body = new URLSearchParams({ ...grant, client_secret: clientSecret });
    const response = await call('/services/oauth2/token', { method: 'POST', body });
    if (!response.ok) throw new SalesforceBusy(`no token: status ${response.status}`);
    return String(Object(await response.json()).access_token);
  }

  /** Returns the token that all calls share. After a failed login, the next call logs in again. */
  function sharedToken(): Promise<string> {
    token ??= newToken().catch((error: unknown) => {
      token = undefined;
      throw error;
    });
    return token;
  }

  async function patch({ object, key, id, fields }: Upsert) {
    const authorization = `Bearer ${await sharedToken()}`;
    return call(`/services/data/${version}/sobjects/${object}/${key}/${encodeURIComponent(id)}`, {
      method: 'PATCH',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    });
  }

  return {
    upsert: async (upsert) => {
      let response = await patch(upsert);
      if (response.status === 401) {
        token = undefined;
        response = await patch(upsert);
      }
      const body: unknown = await response.json().catch(() => undefined);
      if (response.ok) return String(Object(body).id);
      // The error's message may contain personal data, so keep only the code.
      const code = String(Object(Object(body)[0]).errorCode);
      const isPassing = response.status >= 500 || response.status === 429 || passing.includes(code);
      const reason = `status ${response.status} ${code}`;
      throw isPassing ? new SalesforceBusy(reason) : new SalesforceRefused(reason);
    },
  };
}
