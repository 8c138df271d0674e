import { usePreventivo, useRemote } from '@preventivo/core/react';
import { Choice, Select } from '@preventivo/ui';
import { useEffect } from 'react';
import { postalCodesQuery } from './api.ts';

export interface PostalCodeProps {
  readonly name: string;
  /** The municipality, 'NAME (PV)'; nothing is shown for another text. */
  readonly city: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (zip: string) => void;
}

/** The postal code of a municipality: filled in where there is one, chosen where there are more. */
export function PostalCode({ name, city, value, error, onChange }: PostalCodeProps) {
  const { client } = usePreventivo();
  const asked = postalCodesQuery(client, city);
  const { data: codes, failed, retry } = useRemote(asked);
  const only = codes?.length === 1 ? codes[0]?.id : undefined;

  useEffect(() => {
    if (!codes) return;
    const fits = codes.some(({ id }) => id === value);
    if (!fits && value !== (only ?? '')) onChange(only ?? '');
  }, [codes, only, value, onChange]);

  if (!asked) return null;
  if (only) return <p className="q-zip">CAP {only}</p>;
  const field = {
    ...{ name, error },
    label: 'CAP',
    value: value || null,
    autoComplete: 'postal-code',
    onChange: (zip: string | null) => onChange(zip ?? ''),
  };
  if (codes) return <Select {...field} options={codes} />;
  return (
    <Choice {...field} options={failed ? 'failed' : 'loading'} onRetry={retry} expected={20} />
  );
}
