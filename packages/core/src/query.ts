'use client';

export { callAsMutation } from './react/call-as-mutation.ts';
// Calls through react-query, for chunks that load after the first page.
export {
  CallFailed,
  type CallQuery,
  dataOf,
  failedOf,
  sentOnce,
  shownInPlace,
} from './react/calls.ts';
export { ListFailed } from './react/list-failed.ts';
export { type List, NeededList, optionsOf, useList } from './react/lists.tsx';
export { QueryProvider, queryClientOf, useSharedQueryClient } from './react/query-client.tsx';
