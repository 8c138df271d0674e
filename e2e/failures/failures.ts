import type { Page, Route } from '@playwright/test';

const refuse = (status: number, code: string, msg: string) => (route: Route) =>
  route.fulfill({
    status,
    // The user service and the quote service have different error responses. This object has the fields of both.
    json: {
      ...{ success: false, status, error_code: code, msg, error_msg: msg },
      obj: { success: false, error_code: code },
    },
  });

/** The ways in which a call fails until `heal()`: the network fails, or a proxy or the API responds with an error. */
const failures = {
  'no answer': () => {},
  'connection reset': (route: Route) => route.abort('connectionreset'),
  'status 500': (route: Route) => route.fulfill({ status: 500, body: '<h1>Bad gateway</h1>' }),
  'status 429': refuse(429, 'TOO_MANY_REQUESTS', 'Troppe richieste: riprova tra poco.'),
  'status 401': refuse(401, 'TOKEN_EXPIRED', 'TOKEN_EXPIRED'),
  'broken JSON': (route: Route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{"success": tr' }),
} satisfies Record<string, (route: Route) => unknown>;

export type FailureName = keyof typeof failures;
export const failureNames = Object.keys(failures) as readonly FailureName[];

export interface Broken {
  readonly times: () => number;
  /** Ends the failure: later requests reach the server. */
  heal(): Promise<void>;
}

export async function breakCall(page: Page, call: RegExp, how: FailureName): Promise<Broken> {
  let called = 0;
  await page.route(call, (route) => {
    called += 1;
    return failures[how](route);
  });
  return { times: () => called, heal: () => page.unroute(call) };
}
