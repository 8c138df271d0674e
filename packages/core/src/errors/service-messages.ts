/** Messages that a service may return for any call (docs/http-contract.md#refusals-of-every-call). */
export const serviceMessages = {
  TOO_MANY_REQUESTS: 'Troppe richieste: riprova tra poco.',
  UNAVAILABLE: 'Il servizio non è disponibile: riprova tra poco.',
};
