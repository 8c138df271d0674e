import { usePreventivo, useTranslate } from '@preventivo/core/react';
import {
  houseInStreet,
  houseMove,
  houseRepeated,
  houseRepeatedOff,
  partConfirm,
  partConfirmed,
} from '@preventivo/core/words';
import {
  type Address,
  composeAddress,
  fold,
  mayBeHouseNumber,
  mayBeStreet,
  parseMunicipality,
} from '@preventivo/italian';
import { Button } from '@preventivo/ui';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { municipalitiesQuery } from '../api.ts';
import { streetAndNumber } from './typed-parts.ts';

interface PartQuestionProps {
  readonly value: Address;
  readonly onChange: (parts: Partial<Address>) => void;
}

/** Offers to move a house number from the end of the street to the field for the number. */
export function NumberInStreet({ value, onChange }: PartQuestionProps) {
  const t = useTranslate();
  const apart = streetAndNumber(value);
  if (!apart) return null;
  const { street, street_number: number } = apart;
  const isMissing = value.street_number === '';
  return (
    <Question text={t(isMissing ? houseInStreet : houseRepeated, { number })}>
      <Button
        variant="link"
        onClick={() => onChange(isMissing ? { street, street_number: number } : { street })}
      >
        {t(isMissing ? houseMove : houseRepeatedOff)}
      </Button>
    </Question>
  );
}

interface ConfirmPartProps extends PartQuestionProps {
  readonly part: 'street' | 'street_number';
  readonly error: string | undefined;
  /** The name of the part's control. It takes the focus when the question closes. */
  readonly name: string;
}

/**
 * Asks whether an unusual street or house number is correct. If the user confirms it, the whole address counts as found
 * by the search (docs/rules/address.md#written-otherwise).
 */
export function ConfirmPart({ part, error, name, value, onChange }: ConfirmPartProps) {
  const t = useTranslate();
  const { client } = usePreventivo();
  const queryClient = useQueryClient();
  const text = value[part];
  const mayBe = part === 'street' ? mayBeStreet : mayBeHouseNumber;
  const composed = composeAddress(value);
  if (!error || composed === '' || !mayBe(text)) return null;

  async function confirm(control: HTMLElement | null) {
    control?.focus();
    // The name of a town alone is no street, as in 'Roma' for 'Via Roma'. It stays invalid after the confirmation. The
    // help text names the missing word.
    if (part === 'street' && !text.trim().includes(' ') && (await isTown(text))) return;
    onChange({ search: composed });
  }

  async function isTown(name: string) {
    const found = await queryClient
      .fetchQuery(municipalitiesQuery(client, name, true))
      .catch(() => []);
    return found.some(
      ({ value: town }) => fold(parseMunicipality(town)?.name ?? '') === fold(name),
    );
  }

  return (
    <Question text={t(partConfirm)}>
      <Button
        variant="link"
        onClick={({ currentTarget }) => {
          const form = currentTarget.closest<HTMLElement>('.q-fields');
          void confirm(form?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`) ?? null);
        }}
      >
        {t(partConfirmed)}
      </Button>
    </Question>
  );
}

function Question({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <div className="q-hint" role="status">
      {text} {children}
    </div>
  );
}
