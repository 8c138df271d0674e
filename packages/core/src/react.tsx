'use client';

export { ListFailed } from './react/list-failed.ts';
export {
  type List,
  NeededList,
  optionsOf,
  useKnownLists,
  useList,
} from './react/lists.tsx';
export {
  Preventivo,
  type PreventivoContext,
  type PreventivoProps,
  useLanguage,
  useLocale,
  useMessage,
  usePreventivo,
  useSay,
  useSentence,
} from './react/preventivo.tsx';
export { type Remote, useRemote } from './react/use-remote.ts';
