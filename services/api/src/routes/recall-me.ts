import { deliveriesDespiteSuspicion } from '../checks/suspicions.ts';
import { refusal } from '../contract/refusal.ts';
import { nothing, object, oneOf, part, text } from '../contract/schema.ts';
import { isSameDigest } from '../crypto/digest.ts';
import { post } from '../http/route.ts';
import { deliveriesOf } from '../store/outbox.ts';

export const recallRoutes = [
  post({
    path: '/api/quote-request/recall-me',
    summary:
      'Notes how somebody wants their quote. Once: asked again, the first of `errors` says «not UPDATED», and the page takes that for a yes.',
    rateLimit: 'send',
    body: object(
      {
        Quote_Request_Id: text(36),
        Quote_Request_Key: { anyOf: [nothing, text(100)] },
        Recall_Channel: oneOf('email', 'phone'),
      },
      ['Quote_Request_Key'],
    ),
    response: part('Recalled'),
    refusals: ['REQUEST_UNKNOWN'],
    async handle(body, _context, { store, dispatch, now, sha256 }) {
      const request = await store.quoteRequest(body.Quote_Request_Id);
      const key = body.Quote_Request_Key ?? undefined;
      // The id alone is sufficient, because it has 122 random bits. A wrong id and a wrong key give
      // the same response. Otherwise a client could guess first the id and then the key.
      if (!request || (key !== undefined && !isSameDigest(request.keyHash, await sha256(key))))
        throw refusal('REQUEST_UNKNOWN');
      const at = now().toISOString();
      const recalls = deliveriesOf(dispatch, request.id, 'recall');
      const deliveries = deliveriesDespiteSuspicion(request.suspicions ?? [], recalls);
      const isFirst = await store.recall(request.id, body.Recall_Channel, at, deliveries);
      if (deliveries.length > 0) dispatch.wake();
      return {
        json: isFirst
          ? { success: true }
          : { success: false, errors: ['Recall_Channel not UPDATED'] },
      };
    },
  }),
];
