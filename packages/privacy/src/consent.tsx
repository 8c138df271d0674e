import {
  type ConsentChannel,
  type ConsentKey,
  channelNames,
  channelsLine,
  channelsOf,
  consentTable,
  documentName,
} from '@preventivo/core/consents';
import { useTranslate } from '@preventivo/core/react';
import { commonNewTab, consentsChannels } from '@preventivo/core/words';
import { ExternalLinkIcon, FileIcon } from '@preventivo/ui';
import { Checkbox, CheckboxGroup } from '@preventivo/ui/checkbox';
import type { PrecontractDocument } from './precontract-documents.ts';

interface ConsentProps {
  readonly consent: ConsentKey;
  readonly value: boolean;
  readonly mandatory: boolean;
  readonly error?: string | undefined;
  readonly documents: readonly PrecontractDocument[];
  /** The chosen channels. Undefined if the visitor does not choose channels one by one. */
  readonly channels?: readonly ConsentChannel[] | undefined;
  /**
   * The `id` of the line below all consents that names the channels. It is used if the visitor does not choose
   * channels.
   */
  readonly channelsId: string;
  readonly onChange: (value: boolean) => void;
  readonly onChannels: (channels: readonly ConsentChannel[]) => void;
}

/** A checkbox, a text about what the consent covers, and links to its documents. */
export function Consent(props: ConsentProps) {
  const t = useTranslate();
  const { consent, value, mandatory, error, documents, channels, onChannels } = props;
  const { label, sectors } = consentTable[consent];
  const covers = channelsOf(consent).length > 0;
  const isMarked = covers && !channels;
  return (
    <Checkbox
      name={consent}
      label={t(label)}
      value={value}
      optional={!mandatory}
      error={error}
      describedBy={isMarked ? props.channelsId : undefined}
      mark={isMarked && <ChannelsMark />}
      onChange={props.onChange}
      after={
        (sectors || documents.length > 0 || (covers && channels)) && (
          <div className="q-consent">
            {sectors && (
              <ul>
                {sectors.map((sector) => (
                  <li key={sector}>{t(sector)}</li>
                ))}
              </ul>
            )}
            {/* When the consent is ticked, the visitor can choose its channels. Before, a line of text names them. */}
            {covers && value && channels ? (
              <ChannelChoice consent={consent} chosen={channels} onChange={onChannels} />
            ) : (
              covers && channels && <p>{channelsLine(t)}</p>
            )}
            {documents.length > 0 && (
              <p className="q-documents">
                {documents.map((document) => (
                  <DocumentLink key={document.url} {...document} title={t(document.title)} />
                ))}
              </p>
            )}
          </div>
        )
      }
    />
  );
}

/** The mark of a consent that the line about channels applies to. The line also describes the consent's checkbox. */
export const ChannelsMark = () => (
  <span className="q-consent-mark" aria-hidden="true">
    ¹
  </span>
);

interface ChannelChoiceProps {
  readonly consent: ConsentKey;
  readonly chosen: readonly ConsentChannel[];
  readonly onChange: (chosen: readonly ConsentChannel[]) => void;
}

/** The channels by which the broker may contact the user. None is preselected. */
function ChannelChoice({ consent, chosen, onChange }: ChannelChoiceProps) {
  const t = useTranslate();
  const channels = channelsOf(consent);
  return (
    <CheckboxGroup
      name={`${consent}.canali`}
      label={t(consentsChannels)}
      optional
      options={channels.map((id) => ({ id, value: t(channelNames[id]) }))}
      value={chosen}
      onChange={(keys) => onChange(channels.filter((channel) => keys.includes(channel)))}
    />
  );
}

/**
 * A link that opens a document in a new tab, so that the form keeps its answers. Its accessible name mentions the new
 * tab.
 */
function DocumentLink(document: PrecontractDocument) {
  const t = useTranslate();
  const { title, url, format } = document;
  const Icon = format ? FileIcon : ExternalLinkIcon;
  const opens = [format, t(commonNewTab)].filter(Boolean).join(', ');
  return (
    <a
      className="q-link"
      href={url}
      target="_blank"
      rel="noopener"
      aria-label={`${title} (${opens})`}
    >
      <Icon size={16} />
      {documentName(document)}
    </a>
  );
}
