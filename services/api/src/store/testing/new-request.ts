import type { QuoteRequest, Submitted } from '../store.ts';

let counted = 0;

export const code = /^[B-DF-HJ-NPR-TV-Z]{3}-\d{4}$/;

export function newRequest(changes: Partial<QuoteRequest> = {}) {
  counted += 1;
  const id = `00000000-0000-4000-8000-${String(counted).padStart(12, '0')}`;
  const request: QuoteRequest = {
    id,
    line: 'travel',
    createdAt: '2026-11-21T10:00:00.000Z',
    keyHash: 'a'.repeat(64),
    payload: {
      contractor: { nome: "Niccolò D'Amico 🛵", comuneNascita: null },
      specificData: { eta: 41, tipo_copertura: 'bagaglio|', note: 'riga 1\nriga 2 "x" \\ %' },
      privacy: { flags: [{ key: 106, value: 1 }] },
      sfLeadIds: null,
      convenzione: 1,
      language: 'it',
    },
    ...changes,
  };
  const submitted: Submitted = { fingerprint: `f-${counted}`, requestId: request.id, salt: 's' };
  return { request, submitted, key: { scope: 'anonymous', keyHash: `k-${counted}` } };
}
