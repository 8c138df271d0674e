import { type ConsentKey, channelsOf } from '@preventivo/core';
import { Checkbox } from '@preventivo/ui/checkbox';
import { consentLabels, sectors } from './consent-texts.ts';
import { DocumentLink } from './document-link.tsx';
import type { PrecontractDocument } from './precontract-documents.ts';

export interface ConsentProps {
  readonly consent: ConsentKey;
  readonly given: boolean;
  readonly mandatory: boolean;
  readonly error?: string | undefined;
  /** What somebody agrees to have read. */
  readonly documents: readonly PrecontractDocument[];
  readonly onChange: (given: boolean) => void;
}

/** One consent: its box, then what it covers and the documents it speaks of. */
export function Consent({ consent, given, mandatory, error, documents, onChange }: ConsentProps) {
  const channels = channelsOf(consent).length > 0;
  return (
    <Checkbox
      name={consent}
      label={consentLabels[consent]}
      value={given}
      optional={!mandatory}
      error={error}
      onChange={onChange}
      after={
        (channels || documents.length > 0) && (
          <div className="q-consent">
            {consent === 'cessione' && (
              <ul>
                {sectors.map((sector) => (
                  <li key={sector}>{sector}</li>
                ))}
              </ul>
            )}
            {channels && <p>Canali: email, telefono, WhatsApp, SMS</p>}
            {documents.map((document) => (
              <DocumentLink key={document.url} {...document} />
            ))}
          </div>
        )
      }
    />
  );
}
