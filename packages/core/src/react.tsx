'use client';

export { useKnownLists } from './react/known-lists.ts';
export {
  Preventivo,
  type PreventivoContext,
  type PreventivoProps,
  useLanguage,
  useLocale,
  useMessage,
  usePreventivo,
  useSentence,
  useTranslate,
} from './react/preventivo.tsx';
export type { QueryClientHolder } from './react/query-client-holder.ts';
