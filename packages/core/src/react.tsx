'use client';

export { ListFailed } from './react/list-failed.ts';
export { NeededList } from './react/needed-list.tsx';
export { optionsOf } from './react/options-of.ts';
export {
  Preventivo,
  type PreventivoContext,
  type PreventivoProps,
  usePreventivo,
} from './react/preventivo.tsx';
export { useKnownLists } from './react/use-known-lists.ts';
export { type List, useList } from './react/use-list.ts';
export { useMessage } from './react/use-message.ts';
export { type Remote, useRemote } from './react/use-remote.ts';
export { useSettled } from './react/use-settled.ts';
