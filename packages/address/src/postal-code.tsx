import { usePreventivo, useRemote } from '@preventivo/core/react';
import { Choice, TextInput } from '@preventivo/ui';
import { useEffect, useState } from 'react';
import { postalCodesQuery } from './api.ts';

export interface PostalCodeProps {
  readonly name: string;
  /** The municipality, 'NAME (PV)'; nothing is shown for another text. */
  readonly city: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (zip: string) => void;
}

/**
 * The postal code of a municipality: filled in where there is one, chosen where there are more. It is
 * written where nobody can tell them, or where the only one, or that of no known municipality, was refused.
 */
export function PostalCode({ name, city, value, error, onChange }: PostalCodeProps) {
  const { client } = usePreventivo();
  const asked = postalCodesQuery(client, city);
  const { data: codes, failed } = useRemote(asked);
  const only = codes?.length === 1 ? codes[0]?.id : undefined;
  // A box once opened stays while it is written in, also after the error went.
  const [writtenFor, setWrittenFor] = useState<string>();
  // Also while the list is on its way: who is led to the error finds a control.
  const isRefused = Boolean(error) && (!codes || only !== undefined);
  if ((isRefused || failed) && writtenFor !== city) setWrittenFor(city);
  const isWritten = writtenFor === city;

  useEffect(() => {
    if (!codes || isWritten) return;
    const fits = codes.some(({ id }) => id === value);
    if (!fits && value !== (only ?? '')) onChange(only ?? '');
  }, [codes, only, value, isWritten, onChange]);

  const field = { name, error, label: 'CAP', autoComplete: 'postal-code' };
  if (isWritten)
    return (
      <TextInput
        {...{ ...field, value, onChange }}
        type="numeric"
        help="5 cifre"
        width={6}
        enterKeyHint="next"
      />
    );
  if (!asked) return null;
  if (only) return <p className="q-zip">CAP {only}</p>;
  const chosen = {
    value: value || null,
    onChange: (zip: string | null) => onChange(zip ?? ''),
  };
  // One list from the first paint: who stands in it stays there when its options come.
  return <Choice {...{ ...field, ...chosen }} options={codes ?? 'loading'} select />;
}
