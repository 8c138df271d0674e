import type { Line } from '@preventivo/core';
import type { CallResponse } from '../asking.ts';
import { pageCalls, submission } from '../bodies.ts';
import { expectThat, isObject, quoteNo, quoteYes, userNo, userYes } from '../fits.ts';
import type { Kit, LineCheck } from '../kit.ts';
import { NotTried } from '../verdict.ts';
import { privacy } from '../visitor.ts';

const newKey = (): string => crypto.randomUUID();

/** Sends a quote request. @param key the `Idempotency-Key`. @defaultValue a new key */
const submit = ({ ask }: Kit, line: Line, body: unknown, key = newKey()) =>
  ask(`/api/${line.id}/submit`, { body, headers: { 'idempotency-key': key } });

async function rightBody(kit: Kit, line: Line) {
  const { right } = await kit.forms(line);
  const [values] = right;
  if (!values) throw new NotTried('no form could be answered with the lists of this back end');
  return submission(line, values, kit.today);
}

function storedIn(answer: CallResponse) {
  const obj = quoteYes(answer);
  expectThat(isObject(obj) && obj.success === true, 'obj.success true', 'another', answer);
  const { data } = obj;
  expectThat(isObject(data), 'obj.data, an object', typeof data, answer);
  const { Quote_Request_Id: id, Quote_Request_Key: key } = data;
  expectThat(typeof id === 'string' && id !== '', 'Quote_Request_Id, a text', typeof id, answer);
  expectThat(
    typeof key === 'string' && key !== '',
    'Quote_Request_Key, a text',
    typeof key,
    answer,
  );
  return { id, key };
}

/**
 * Expects that two responses refer to the same stored quote request.
 * @throws {Misfit}
 */
function sameRequest(answer: CallResponse, first: ReturnType<typeof storedIn>): void {
  const again = storedIn(answer);
  expectThat(
    again.id === first.id && again.key === first.key,
    'the same Quote_Request_Id and Quote_Request_Key',
    'another request',
    answer,
  );
}

export const requestChecks: readonly LineCheck[] = [
  {
    id: 'pages/right',
    says: 'every page of a form that is right is accepted, in as many forms as it takes to ask every question',
    run: async (kit, line) => {
      const { right } = await kit.forms(line);
      for (const values of right)
        for (const { path, body } of pageCalls(line, values, kit.today))
          quoteYes(await kit.ask(path, { body }));
    },
  },
  {
    id: 'pages/wrong-answers',
    says: 'a page with an answer that its table refuses is refused with that code',
    run: async (kit, line) => {
      const { wrong, wrongAt } = await kit.forms(line);
      for (const { field, values, code } of wrong) {
        const calls = pageCalls(line, values, kit.today);
        const call = calls.find(({ page }) => page.fields.includes(field));
        // Skip errors that depend on another page. A back end can detect them only in the complete
        // request.
        if (call && wrongAt(call.read, { keys: call.page.fields }) === code)
          quoteNo(await kit.ask(call.path, { body: call.body }), { status: 422, code });
      }
    },
  },
  {
    id: 'pages/unknown-name',
    says: 'a page with a name nobody knows is refused by that name',
    run: async (kit, line) => {
      const [values] = (await kit.forms(line)).right;
      if (!values) throw new NotTried('no form could be answered with the lists of this back end');
      const [first] = pageCalls(line, values, kit.today);
      const answer = await kit.ask(first?.path ?? '', { body: { ...first?.body, sconto: 1 } });
      quoteNo(answer, { status: 400, code: 'UNKNOWN_FIELD', names: 'sconto' });
    },
  },
  {
    id: 'pages/unknown-step',
    says: 'a step the line does not have is refused',
    run: async (kit, line) => {
      const answer = await kit.ask(`/api/${line.id}/save?step=99`, { body: { specificData: {} } });
      quoteNo(answer, { status: 400, names: 'step' });
    },
  },
  {
    id: 'submit/right',
    says: 'a request that is right is kept, and has an id and a key',
    run: async (kit, line) => {
      storedIn(await submit(kit, line, await rightBody(kit, line)));
    },
  },
  {
    id: 'submit/wrong-answers',
    says: 'a request with an answer that its table refuses is refused with that code, question by question',
    run: async (kit, line) => {
      const { wrong } = await kit.forms(line);
      for (const { values, code } of wrong)
        quoteNo(await submit(kit, line, submission(line, values, kit.today)), {
          status: 422,
          code,
        });
    },
  },
  {
    id: 'submit/contractor',
    says: 'a request whose contractor is wrong is refused with the code of page 1',
    run: async (kit, line) => {
      const body = await rightBody(kit, line);
      const answer = await submit(kit, line, {
        ...body,
        contractor: { ...body.contractor, nome: 'G' },
      });
      quoteNo(answer, { status: 422, code: 'CONTRACTOR_NAME' });
    },
  },
  {
    id: 'submit/consents',
    says: 'a request without a mandatory consent is refused as PRIVACY',
    run: async (kit, line) => {
      const body = await rightBody(kit, line);
      const answer = await submit(kit, line, {
        ...body,
        privacy: privacy(kit.today, 'anonymous', {}),
      });
      quoteNo(answer, { status: 422, code: 'PRIVACY' });
    },
  },
  {
    id: 'submit/unknown-name',
    says: 'a request with a name nobody knows is refused by that name, beside the answers and among them',
    run: async (kit, line) => {
      const body = await rightBody(kit, line);
      const beside = await submit(kit, line, { ...body, sconto: 1 });
      quoteNo(beside, { status: 400, code: 'UNKNOWN_FIELD', names: 'sconto' });
      const specificData = { ...body.specificData, sconto: 1 };
      quoteNo(await submit(kit, line, { ...body, specificData }), { status: 400, names: 'sconto' });
    },
  },
  {
    id: 'submit/key-missing',
    says: 'a request without an Idempotency-Key is kept, and the same body again is the same request',
    run: async (kit, line) => {
      const body = await rightBody(kit, line);
      const path = `/api/${line.id}/submit`;
      const first = storedIn(await kit.ask(path, { body }));
      sameRequest(await kit.ask(path, { body }), first);
    },
  },
  {
    id: 'submit/key-invalid',
    says: 'a request with an Idempotency-Key of 256 characters is refused',
    run: async (kit, line) => {
      const body = await rightBody(kit, line);
      quoteNo(await submit(kit, line, body, 'k'.repeat(256)), {
        status: 400,
        code: 'IDEMPOTENCY_KEY_INVALID',
      });
    },
  },
  {
    id: 'submit/same-key-twice',
    says: 'the same request under the same key is answered the same again, and says so in a header',
    run: async (kit, line) => {
      const [body, key] = [await rightBody(kit, line), newKey()];
      const first = storedIn(await submit(kit, line, body, key));
      const answer = await submit(kit, line, body, key);
      sameRequest(answer, first);
      const header = answer.headers.get('idempotent-replayed') ?? 'none';
      expectThat(header === 'true', 'the header idempotent-replayed: true', header, answer);
    },
  },
  {
    id: 'submit/same-key-after-reload',
    says: 'the same request under the same key, its consents ticked anew at another time, is still one request',
    run: async (kit, line) => {
      const [body, key] = [await rightBody(kit, line), newKey()];
      const first = storedIn(await submit(kit, line, body, key));
      // After a reload, the page sends the answers and the `Idempotency-Key` again, but with new
      // times of the consents.
      const flags = body.privacy.flags.map((flag) => ({
        ...flag,
        last_change: `${kit.today}T08:00:00.000Z`,
      }));
      const answer = await submit(kit, line, { ...body, privacy: { ...body.privacy, flags } }, key);
      sameRequest(answer, first);
    },
  },
  {
    id: 'submit/same-key-other-language',
    says: 'the same request under the same key, its consents read in other words, is still one request',
    run: async (kit, line) => {
      const [body, key] = [await rightBody(kit, line), newKey()];
      const first = storedIn(await submit(kit, line, body, key));
      const flags = body.privacy.flags.map((flag) => ({ ...flag, description: 'I agree.' }));
      const answer = await submit(kit, line, { ...body, privacy: { ...body.privacy, flags } }, key);
      sameRequest(answer, first);
    },
  },
  {
    id: 'submit/same-key-at-once',
    says: 'the same request sent five times at once is kept once',
    run: async (kit, line) => {
      const [body, key] = [await rightBody(kit, line), newKey()];
      const answers = await Promise.all([1, 2, 3, 4, 5].map(() => submit(kit, line, body, key)));
      const ids = new Set(answers.map((answer) => storedIn(answer).id));
      expectThat(ids.size === 1, 'one request', `${ids.size} requests`, answers[0]);
    },
  },
  {
    id: 'submit/same-key-other-body',
    says: 'another request under the same key is refused',
    run: async (kit, line) => {
      const [body, key] = [await rightBody(kit, line), newKey()];
      storedIn(await submit(kit, line, body, key));
      const other = { ...body, contractor: { ...body.contractor, telefono: '3339876543' } };
      quoteNo(await submit(kit, line, other, key), { status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
    },
  },
  {
    id: 'recall/once',
    says: 'how somebody wants their quote is noted once; asked again, the first of `errors` says it was not',
    run: async (kit, line) => {
      const { id, key } = storedIn(await submit(kit, line, await rightBody(kit, line)));
      const body = { Quote_Request_Id: id, Quote_Request_Key: key, Recall_Channel: 'phone' };
      userYes(await kit.ask('/api/quote-request/recall-me', { body }));
      const again = await kit.ask('/api/quote-request/recall-me', { body });
      const { errors } = Object(again.json);
      const [said] = Array.isArray(errors) ? errors : [];
      // The application reads only the first entry of `errors`.
      expectThat(
        /not UPDATED/.test(String(said)),
        "'… not UPDATED' first in errors",
        'another',
        again,
      );
    },
  },
  {
    id: 'recall/without-key',
    says: 'the id and the channel are enough to note how somebody wants their quote',
    run: async (kit, line) => {
      const { id } = storedIn(await submit(kit, line, await rightBody(kit, line)));
      const body = { Quote_Request_Id: id, Recall_Channel: 'email' };
      userYes(await kit.ask('/api/quote-request/recall-me', { body }));
    },
  },
  {
    id: 'recall/unknown',
    says: 'a wrong key and an unknown id are refused alike',
    run: async (kit, line) => {
      const { id, key } = storedIn(await submit(kit, line, await rightBody(kit, line)));
      const recall = (Quote_Request_Id: string, Quote_Request_Key: string) =>
        kit.ask('/api/quote-request/recall-me', {
          body: { Quote_Request_Id, Quote_Request_Key, Recall_Channel: 'email' },
        });
      for (const answer of [
        await recall(id, '0'.repeat(64)),
        await recall('00000000-0000-4000-8000-000000000000', key),
      ])
        userNo(answer, { status: 404, code: 'REQUEST_UNKNOWN' });
    },
  },
];
