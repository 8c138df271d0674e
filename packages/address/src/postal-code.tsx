import { usePreventivo, useSay } from '@preventivo/core/react';
import { zipHelp, zipLabel, zipNotListed, zipOther } from '@preventivo/core/words';
import { parseMunicipality } from '@preventivo/italian';
import { Button, Choice, TextInput } from '@preventivo/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { postalCodesQuery } from './api.ts';

interface PostalCodeProps {
  readonly name: string;
  /** The municipality, 'NAME (PV)'; nothing is shown for another text. */
  readonly city: string;
  readonly value: string;
  readonly error?: string | undefined;
  /** Takes a postal code. @param isListed whether the list of the municipality has it */
  readonly onChange: (zip: string, isListed: boolean) => void;
}

/**
 * The postal code of a municipality: filled in where there is one, chosen where there are more. It is
 * written where nobody can tell them, or where the only one, or that of no known municipality, was refused. One that
 * was typed and that the municipality does not have stays, and is asked about.
 */
export function PostalCode({ name, city, value, error, onChange }: PostalCodeProps) {
  const say = useSay();
  const { client } = usePreventivo();
  const { data: codes, isError, isFetching } = useQuery(postalCodesQuery(client, city));
  const failed = isError && !isFetching;
  const only = codes?.length === 1 ? codes[0]?.id : undefined;
  // A box once opened stays while it is written in, also after the error went.
  const [writtenFor, setWrittenFor] = useState<string>();
  // Also while the list is on its way: who is led to the error finds a control.
  const isRefused = Boolean(error) && (!codes || only !== undefined);
  const isListed = codes?.some(({ id }) => id === value) ?? false;
  // One that no list has was typed: hamlets have codes of their own, or the town is another.
  const isOther = codes !== undefined && /^\d{5}$/.test(value) && !isListed;
  if ((isRefused || failed || isOther) && writtenFor !== city) setWrittenFor(city);
  const isWritten = writtenFor === city;

  useEffect(() => {
    if (!codes) return;
    if (isListed) onChange(value, true);
    else if (!isWritten && value !== (only ?? '')) onChange(only ?? '', true);
  }, [codes, only, value, isListed, isWritten, onChange]);

  const field = { name, error, label: say(zipLabel), autoComplete: 'postal-code' };
  if (isWritten)
    return (
      <TextInput
        {...{ ...field, value }}
        onChange={(zip) => onChange(zip, false)}
        type="numeric"
        help={say(zipHelp)}
        {...(isOther &&
          codes.length > 0 && { note: say(zipNotListed, { town: city, zip: value }) })}
        width={6}
        enterKeyHint="next"
      />
    );
  if (!parseMunicipality(city)) return null;
  const other = (
    <Button variant="link" size="medium" onClick={() => setWrittenFor(city)}>
      {say(zipOther)}
    </Button>
  );
  if (only)
    return (
      <div className="q-zip">
        <p>{`${say(zipLabel)} ${only}`}</p>
        {other}
      </div>
    );
  const chosen = {
    value: value || null,
    onChange: (zip: string | null) => onChange(zip ?? '', true),
  };
  // One list from the first paint: who stands in it stays there when its options come.
  return (
    <>
      <Choice {...{ ...field, ...chosen }} options={codes ?? 'loading'} select />
      {codes && other}
    </>
  );
}
