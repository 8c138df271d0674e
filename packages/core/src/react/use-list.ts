import type { Option } from '../line/option.ts';
import { optionsOf } from './options-of.ts';
import { usePreventivo } from './preventivo.tsx';
import { useRemote } from './use-remote.ts';

/** An option list and how it stands with it. */
export interface List {
  readonly status: 'loading' | 'ready' | 'failed';
  /** Empty until it is ready. */
  readonly options: readonly Option[];
  /** Asks again after a failure. */
  readonly retry: () => void;
}

/** An option list of the line by its name, asked for once and kept. */
export function useList(name: string): List {
  const { client } = usePreventivo();
  const { data, failed, retry } = useRemote(optionsOf(client, name));
  if (data) return { status: 'ready', options: data, retry };
  return { status: failed ? 'failed' : 'loading', options: noOptions, retry };
}

const noOptions: readonly Option[] = [];
