import {
  type ConsentKey,
  type Consents,
  type ConsentVariant,
  consentKeys,
  mandatoryConsents,
} from '@preventivo/core';
import { Fieldset } from '@preventivo/ui';
import { Consent } from './consent.tsx';
import type { PrecontractDocument } from './precontract-documents.ts';

export interface ConsentBlockProps {
  readonly value: Consents;
  /** Called with all consents on each change (foundation.md 4). */
  readonly onChange: (consents: Consents) => void;
  /** What stands at a consent: 'Consenso obbligatorio'. @defaultValue nothing */
  readonly errors?: Partial<Readonly<Record<ConsentKey, string>>>;
  /** Whoever is logged in is asked for the IVASS notice only. */
  readonly variant: ConsentVariant;
  /** What is handed over before a contract: `allegati3e4ter(…)`, `mup(…)` or the broker's own list. */
  readonly documents: readonly PrecontractDocument[];
  /** Where the privacy notice stands. */
  readonly privacyUrl: string;
  /** Where the general terms of service stand. */
  readonly termsUrl: string;
}

const optional = consentKeys.filter((key) => !mandatoryConsents.anonymous.includes(key));

/** The notices and the consents of a request (foundation.md 2, Privacy block). Nothing is ticked beforehand. */
export function ConsentBlock(props: ConsentBlockProps) {
  const { value, onChange, errors = {}, variant, documents, privacyUrl, termsUrl } = props;
  const read: Partial<Record<ConsentKey, readonly PrecontractDocument[]>> = {
    ivass: documents,
    cgu: [{ title: 'Condizioni generali del servizio', url: termsUrl }],
    generale: [{ title: 'Informativa privacy', url: privacyUrl }],
  };
  const consent = (key: ConsentKey) => (
    <Consent
      key={key}
      consent={key}
      given={value[key]}
      mandatory={!optional.includes(key)}
      error={errors[key]}
      documents={read[key] ?? []}
      onChange={(given) => onChange({ ...value, [key]: given })}
    />
  );
  return (
    <Fieldset legend="Informative e consensi" look="heading">
      <Fieldset legend="Obbligatori per il preventivo">
        <div className="q-consents">{mandatoryConsents[variant].map(consent)}</div>
      </Fieldset>
      {variant === 'anonymous' && (
        <Fieldset legend="Facoltativi: puoi cambiare idea quando vuoi">
          <div className="q-consents">{optional.map(consent)}</div>
        </Fieldset>
      )}
    </Fieldset>
  );
}
