import { usePreventivo, useTranslate } from '@preventivo/core/react';
import { zipHelp, zipLabel, zipNotListed, zipOther } from '@preventivo/core/words';
import { parseMunicipality } from '@preventivo/italian';
import { Button, Choice, TextInput } from '@preventivo/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { postalCodesQuery } from '../api.ts';

interface PostalCodeProps {
  readonly name: string;
  /** The municipality, 'NAME (PV)'. For another text, nothing is rendered. */
  readonly city: string;
  readonly value: string;
  readonly error?: string | undefined;
  /** Called with a postal code. @param isListed whether the municipality's list contains it */
  readonly onChange: (zip: string, isListed: boolean) => void;
}

/**
 * The postal code of a municipality. A single code is filled in; several codes are offered in a select. A text box
 * replaces both if the list fails to load, or if the server rejects the code. A typed code that the municipality does
 * not have stays, with a request to check it.
 */
export function PostalCode({ name, city, value, error, onChange }: PostalCodeProps) {
  const t = useTranslate();
  const { client } = usePreventivo();
  const { data: codes, isError, isFetching } = useQuery(postalCodesQuery(client, city));
  const failed = isError && !isFetching;
  const only = codes?.length === 1 ? codes[0]?.id : undefined;
  // Once the text box shows, it stays while the user types, even when the error is gone.
  const [writtenFor, setWrittenFor] = useState<string>();
  // After an error, show the text box while the list loads: the error summary needs a control to focus.
  const isRefused = Boolean(error) && (!codes || only !== undefined);
  const isListed = codes?.some(({ id }) => id === value) ?? false;
  // A typed code outside the list may belong to a hamlet, or the town may be wrong.
  const isOther = codes !== undefined && /^\d{5}$/.test(value) && !isListed;
  if ((isRefused || failed || isOther) && writtenFor !== city) setWrittenFor(city);
  const isWritten = writtenFor === city;

  useEffect(() => {
    if (!codes) return;
    if (isListed) onChange(value, true);
    else if (!isWritten && value !== (only ?? '')) onChange(only ?? '', true);
  }, [codes, only, value, isListed, isWritten, onChange]);

  const field = { name, error, label: t(zipLabel), autoComplete: 'postal-code' };
  if (isWritten)
    return (
      <TextInput
        {...{ ...field, value }}
        onChange={(zip) => onChange(zip, false)}
        type="numeric"
        help={t(zipHelp)}
        {...(isOther && codes.length > 0 && { note: t(zipNotListed, { town: city, zip: value }) })}
        width={6}
        enterKeyHint="next"
      />
    );
  if (!parseMunicipality(city)) return null;
  const other = (
    <Button variant="link" size="medium" onClick={() => setWrittenFor(city)}>
      {t(zipOther)}
    </Button>
  );
  if (only)
    return (
      <div className="q-zip">
        <p>{`${t(zipLabel)} ${only}`}</p>
        {other}
      </div>
    );
  const chosen = {
    value: value || null,
    onChange: (zip: string | null) => onChange(zip ?? '', true),
  };
  // Renders the select before its options load, so that it keeps the focus.
  return (
    <>
      <Choice {...{ ...field, ...chosen }} options={codes ?? 'loading'} select />
      {codes && other}
    </>
  );
}
