import {
  type ConsentChannel,
  type ConsentKey,
  channelNames,
  channelsLine,
  channelsOf,
  consentTable,
  documentName,
} from '@preventivo/core/consents';
import { useSay } from '@preventivo/core/react';
import { commonNewTab, consentsChannels } from '@preventivo/core/words';
import { ExternalLinkIcon, FileIcon } from '@preventivo/ui';
import { Checkbox, CheckboxGroup } from '@preventivo/ui/checkbox';
import type { PrecontractDocument } from './precontract-documents.ts';

interface ConsentProps {
  readonly consent: ConsentKey;
  readonly value: boolean;
  readonly mandatory: boolean;
  readonly error?: string | undefined;
  /** What somebody agrees to have read. */
  readonly documents: readonly PrecontractDocument[];
  /** The channels chosen, where they can be; else all are named in a line. */
  readonly channels?: readonly ConsentChannel[] | undefined;
  readonly onChange: (value: boolean) => void;
  readonly onChannels: (channels: readonly ConsentChannel[]) => void;
}

/** One consent: its box, then what it covers and the documents it speaks of. */
export function Consent(props: ConsentProps) {
  const say = useSay();
  const { consent, value, mandatory, error, documents, channels, onChange, onChannels } = props;
  const { label, sectors } = consentTable[consent];
  const covers = channelsOf(consent).length > 0;
  return (
    <Checkbox
      name={consent}
      label={say(label)}
      value={value}
      optional={!mandatory}
      error={error}
      onChange={onChange}
      after={
        (covers || documents.length > 0) && (
          <div className="q-consent">
            {sectors && (
              <ul>
                {sectors.map((sector) => (
                  <li key={sector}>{say(sector)}</li>
                ))}
              </ul>
            )}
            {/* Channels are chosen for a consent that is given; before that it says which there are. */}
            {covers && value && channels ? (
              <ChannelChoice consent={consent} chosen={channels} onChange={onChannels} />
            ) : (
              covers && <p>{channelsLine(say)}</p>
            )}
            {documents.map((document) => (
              <DocumentLink key={document.url} {...document} title={say(document.title)} />
            ))}
          </div>
        )
      }
    />
  );
}

interface ChannelChoiceProps {
  readonly consent: ConsentKey;
  readonly chosen: readonly ConsentChannel[];
  readonly onChange: (chosen: readonly ConsentChannel[]) => void;
}

/** How somebody who agreed may be reached: each channel for itself, none beforehand. */
function ChannelChoice({ consent, chosen, onChange }: ChannelChoiceProps) {
  const say = useSay();
  const channels = channelsOf(consent);
  return (
    <CheckboxGroup
      name={`${consent}.canali`}
      label={say(consentsChannels)}
      optional
      options={channels.map((id) => ({ id, value: say(channelNames[id]) }))}
      value={chosen}
      onChange={(keys) => onChange(channels.filter((channel) => keys.includes(channel)))}
    />
  );
}

/** A document in a tab of its own, so that no answer is lost, and a name that says so. */
function DocumentLink(document: PrecontractDocument) {
  const say = useSay();
  const { title, url, format } = document;
  const Icon = format ? FileIcon : ExternalLinkIcon;
  const opens = [format, say(commonNewTab)].filter(Boolean).join(', ');
  return (
    <a
      className="q-link q-document"
      href={url}
      target="_blank"
      rel="noopener"
      aria-label={`${title} (${opens})`}
    >
      <Icon size={20} />
      {documentName(document)}
    </a>
  );
}
