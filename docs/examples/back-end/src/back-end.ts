import { createHash, randomUUID } from 'node:crypto';
import {
  contractorQuestions,
  type Failure,
  type Fields,
  isListed,
  knownOptions,
  type Line,
  type Lists,
  type Table,
  today,
  type Values,
} from '@preventivo/core';
import { check } from '@preventivo/core/check';
import { missingConsents } from '@preventivo/core/consents';
import {
  contractorFromWire,
  fromWire,
  privacyFromWire,
  stepFromWire,
  type WireProblem,
} from '@preventivo/core/wire';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Refusal } from './refusal.ts';
import type { Requests, StoredRequest } from './requests.ts';
import type { Towns } from './towns.ts';

interface BackEndOptions {
  readonly line: Line;
  /** The lists whose options no table contains: `stati` and `professione` of page 1. */
  readonly lists: Lists;
  readonly towns: Towns;
  readonly requests: Requests;
  /** Returns the current day in Rome. @defaultValue the day by the system clock */
  readonly day?: () => string;
}

type Body = Readonly<Record<string, unknown>>;

/** Answers the calls that every funnel needs, for a single line. */
export function createBackEnd({ line, lists, towns, requests, day = today }: BackEndOptions) {
  const app = new Hono();
  app.use(bodyLimit({ maxSize: 64 * 1024 }));
  const ofLine = app.basePath(`/api/${line.id}`);

  ofLine.get('/enums/:list', (context) => {
    const name = context.req.param('list');
    const options = lists[name] ?? optionsIn(line.fields, name);
    if (!options) throw new Refusal(404, 'NOT_FOUND');
    return context.json(options);
  });

  ofLine.post('/location/findComune', async (context) => {
    const { nome } = await bodyOf(context);
    return context.json(towns.startingWith(String(nome)));
  });

  ofLine.post('/location/findCap', async (context) => {
    const { comune, provincia } = await bodyOf(context);
    const codes = towns.postalCodes(`${comune} (${provincia})`);
    return context.json(codes.map((code) => ({ id: code, value: code })));
  });

  ofLine.post('/contractor', async (context) => {
    const { contractor } = await bodyOf(context);
    const [failure] = failuresOfContractor(contractor);
    // In the response to this call, `msg` contains the code too.
    if (failure) throw new Refusal(422, failure.code, failure.code, failure.control);
    return context.json({ status: 200, msg: 'ok' });
  });

  ofLine.post('/save', async (context) => {
    const page = line.pages[Number(context.req.query('step')) - 2];
    if (!page) throw new Refusal(400, 'WRONG_TYPE', 'step');
    const { privacy, isLogged: _, ...answers } = await bodyOf(context);
    const { values, problems } = stepFromWire(line, page, answers);
    refuseProblems(problems);
    refuseFailures(failuresOf(line, values, page.fields));
    if (page === line.pages.at(-1)) refuseMissingConsents(privacy);
    return context.json({ status: 200, msg: 'ok' });
  });

  ofLine.post('/submit', async (context) => {
    const body = await bodyOf(context);
    const digest = digestOf(body);
    const key = context.req.header('idempotency-key') ?? digest;
    if (key.length > 255) throw new Refusal(400, 'IDEMPOTENCY_KEY_INVALID');
    const earlier = requests.find(key);
    if (earlier) {
      if (earlier.digest !== digest) throw new Refusal(422, 'IDEMPOTENCY_KEY_REUSED');
      context.header('idempotent-replayed', 'true');
      return context.json(accepted(earlier));
    }
    const { contractor, specificData, privacy, ...others } = body;
    const known = ['sfLeadIds', 'convenzione', ...Object.keys(line.submit ?? {})];
    const unknown = Object.keys(others).filter((name) => !known.includes(name));
    refuseProblems(unknown.map((key) => ({ key, reason: 'unknown' })));
    refuseFailures(failuresOfContractor(contractor));
    const { values, problems } = fromWire(line, objectOf(specificData));
    refuseProblems(problems, 'specificData');
    refuseFailures(failuresOf(line, values));
    refuseMissingConsents(privacy);
    const request = { id: randomUUID(), secret: randomUUID(), digest };
    requests.add({ ...request, key, body: JSON.stringify(body) });
    return context.json(accepted(request));
  });

  app.post('/api/quote-request/recall-me', async (context) => {
    const { Quote_Request_Id: id, Quote_Request_Key: key, ...chosen } = await bodyOf(context);
    const request = requests.byId(String(id));
    if (!request || (key !== undefined && key !== request.secret)) {
      // This call belongs to the user service, whose responses have no `obj`.
      const refused = { success: false, error_code: 'REQUEST_UNKNOWN' };
      return context.json(refused, 404);
    }
    const isFirst = requests.choose(request.id, String(chosen.Recall_Channel));
    return context.json(
      isFirst ? { success: true } : { success: false, errors: ['Recall_Channel not UPDATED'] },
    );
  });

  app.notFound((context) => context.json(new Refusal(404, 'NOT_FOUND').body(), 404));
  app.onError((error, context) => {
    const refusal = error instanceof Refusal ? error : new Refusal(500, 'INTERNAL_ERROR');
    return context.json(refusal.body(), refusal.status);
  });
  return app;

  function failuresOf<F extends Fields>(
    table: Table<F>,
    values: Values<F>,
    keys: readonly string[] = Object.keys(table.fields),
  ) {
    // This back end has no address search, so no street is exempt from the rules for manual entry.
    return check(table, values, { today: day(), lists, keys, named: () => false });
  }

  /** Returns the failures on page 1, by the rules of the table and by the register of towns. */
  function failuresOfContractor(sent: unknown): readonly Failure[] {
    const { values: contractor, problems } = contractorFromWire(objectOf(sent));
    refuseProblems(problems, 'contractor');
    if (!line.contractor.types.some((type) => type === contractor.tipoPersona))
      throw new Refusal(422, 'CONTRACTOR_TYPE');
    const { table, keys, values } = contractorQuestions(line.contractor, contractor);
    const failures = [...failuresOf(table, values, keys), ...towns.unknownIn(table, values)];
    return failures.sort((a, b) => keys.indexOf(a.field) - keys.indexOf(b.field));
  }

  function optionsIn(fields: Fields, list: string) {
    const field = Object.values(fields).find((one) => isListed(one) && one.list === list);
    return field && isListed(field) ? knownOptions(field, day()) : undefined;
  }
}

/** Returns the JSON object of a body. @throws {Refusal} */
async function bodyOf(context: Context): Promise<Body> {
  const body: unknown = await context.req.json().catch(() => undefined);
  if (body === undefined) throw new Refusal(400, 'INVALID_JSON');
  return objectOf(body);
}

/** A body may contain any JSON. Without this check, `null` would end the call with an exception. */
function objectOf(sent: unknown): Body {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
    throw new Refusal(400, 'WRONG_TYPE');
  return sent as Body;
}

const codes = {
  unknown: 'UNKNOWN_FIELD',
  unasked: 'UNASKED_FIELD',
  missing: 'MISSING_FIELD',
  wrong: 'WRONG_TYPE',
};

/**
 * Refuses the first problem of a body.
 * @param inside the key of the body that contains the answers. @defaultValue the body itself contains them
 */
function refuseProblems([problem]: readonly WireProblem[], inside?: string): void {
  if (!problem) return;
  const field = inside ? `${inside}.${problem.key}` : problem.key;
  throw new Refusal(400, codes[problem.reason], field, field);
}

function refuseFailures([failure]: readonly Failure[]): void {
  if (failure) throw new Refusal(422, failure.code, failure.error, failure.control);
}

function refuseMissingConsents(sent: unknown): void {
  const { value, problems } = privacyFromWire(objectOf(sent));
  refuseProblems(problems, 'privacy');
  if (missingConsents(value.consents, 'anonymous').length > 0) throw new Refusal(422, 'PRIVACY');
}

const accepted = ({ id, secret }: StoredRequest) => ({
  status: 200,
  msg: 'ok',
  obj: {
    success: true,
    data: {
      Quote_Request_Id: id,
      Quote_Request_Key: secret,
      Quote_Request_Code: id.slice(0, 8).toUpperCase(),
    },
  },
});

/**
 * Returns the digest of a body. Ignores the times and the texts of the consents: a reloaded page sends the same
 * answers with new times and, in another language, with other texts.
 */
function digestOf(body: Body): string {
  const kept = (key: string, value: unknown) =>
    ['last_change', 'description'].includes(key) ? undefined : value;
  return createHash('sha256').update(JSON.stringify(body, kept)).digest('hex');
}
