import {
  type ConsentChannel,
  type ConsentKey,
  channelsLine,
  channelsOf,
  consentTable,
} from '@preventivo/core';
import { Checkbox } from '@preventivo/ui/checkbox';
import { ChannelChoice } from './channel-choice.tsx';
import { DocumentLink } from './document-link.tsx';
import type { PrecontractDocument } from './precontract-documents.ts';

export interface ConsentProps {
  readonly consent: ConsentKey;
  readonly given: boolean;
  readonly mandatory: boolean;
  readonly error?: string | undefined;
  /** What somebody agrees to have read. */
  readonly documents: readonly PrecontractDocument[];
  /** The channels chosen, where they can be; else all are named in a line. */
  readonly channels?: readonly ConsentChannel[] | undefined;
  readonly onChange: (given: boolean) => void;
  readonly onChannels: (channels: readonly ConsentChannel[]) => void;
}

/** One consent: its box, then what it covers and the documents it speaks of. */
export function Consent(props: ConsentProps) {
  const { consent, given, mandatory, error, documents, channels, onChange, onChannels } = props;
  const { label, sectors } = consentTable[consent];
  const covers = channelsOf(consent).length > 0;
  return (
    <Checkbox
      name={consent}
      label={label}
      value={given}
      optional={!mandatory}
      error={error}
      onChange={onChange}
      after={
        (covers || documents.length > 0) && (
          <div className="q-consent">
            {sectors && (
              <ul>
                {sectors.map((sector) => (
                  <li key={sector}>{sector}</li>
                ))}
              </ul>
            )}
            {/* Channels are chosen for a consent that is given; before that it says which there are. */}
            {covers && given && channels ? (
              <ChannelChoice consent={consent} chosen={channels} onChange={onChannels} />
            ) : (
              covers && <p>{channelsLine}</p>
            )}
            {documents.map((document) => (
              <DocumentLink key={document.url} {...document} />
            ))}
          </div>
        )
      }
    />
  );
}
