import {
  type ChosenChannels,
  type ConsentChannel,
  type ConsentKey,
  type Consents,
  type ConsentVariant,
  consentTable,
  mandatoryConsents,
  optionalConsents,
} from '@preventivo/core/consents';
import { useSay } from '@preventivo/core/react';
import {
  consentsMandatory,
  consentsMandatoryToRegister,
  consentsOptional,
  consentsTitle,
} from '@preventivo/core/words';
import { Fieldset, Notice } from '@preventivo/ui';
import { Consent } from './consent.tsx';
import type { PrecontractDocument } from './precontract-documents.ts';

/** What `<ConsentBlock>` takes. */
export interface ConsentBlockProps {
  /** Which consents are given; `noConsents` of `@preventivo/core/consents` is none. */
  readonly value: Consents;
  /** Called with all consents on each change (docs/rules/consents.md#kinds). */
  readonly onChange: (consents: Consents) => void;
  /** What stands at a consent: 'Consenso obbligatorio'. @defaultValue nothing */
  readonly errors?: Partial<Readonly<Record<ConsentKey, string>>>;
  /** What stands over the mandatory consents: 'Selezionare i flag obbligatori' where somebody registers. @defaultValue nothing */
  readonly error?: string | undefined;
  /** Who is asked: whoever is logged in is asked for the IVASS notice only. */
  readonly variant: ConsentVariant;
  /** Where a build asks for each channel. @defaultValue the channels are named in a line */
  readonly channels?: ChannelAnswers | undefined;
  /** What is handed over before a contract: `allegati(…)`, `mup(…)` or the broker's own list. */
  readonly documents: readonly PrecontractDocument[];
  /** Where the privacy notice stands. */
  readonly privacyUrl: string;
  /** Where the general terms of service stand. */
  readonly termsUrl: string;
}

/** The channels of the three consents that have some. */
export interface ChannelAnswers {
  /** The channels chosen so far; `{}` to start with. */
  readonly chosen: ChosenChannels;
  /** Called with all chosen channels on each change; those of a consent go when it is withdrawn. */
  readonly onChoose: (chosen: ChosenChannels) => void;
}

/**
 * The notices and the consents of a request (docs/rules/consents.md#kinds). Nothing is ticked
 * beforehand.
 */
export function ConsentBlock(props: ConsentBlockProps) {
  const say = useSay();
  const { value, onChange, errors = {}, error, variant, channels, documents } = props;
  const noticeUrls: Partial<Record<ConsentKey, string>> = {
    cgu: props.termsUrl,
    generale: props.privacyUrl,
  };
  const documentsOf = (key: ConsentKey): readonly PrecontractDocument[] => {
    const { notice, documents: handedOver } = consentTable[key];
    const url = noticeUrls[key];
    return [
      ...(handedOver ? documents : []),
      ...(notice && url ? [{ title: say(notice), url }] : []),
    ];
  };
  const choose = (key: ConsentKey, chosen: readonly ConsentChannel[]) =>
    channels?.onChoose({ ...channels.chosen, [key]: chosen });
  const consent = (key: ConsentKey) => (
    <Consent
      key={key}
      consent={key}
      value={value[key]}
      mandatory={consentTable[key].mandatory ?? false}
      error={errors[key]}
      documents={documentsOf(key)}
      channels={channels && (channels.chosen[key] ?? [])}
      onChange={(isGiven) => {
        onChange({ ...value, [key]: isGiven });
        if (!isGiven && channels?.chosen[key]) choose(key, []);
      }}
      onChannels={(chosen) => choose(key, chosen)}
    />
  );
  const optional = optionalConsents(variant);
  return (
    <Fieldset legend={say(consentsTitle)} look="heading">
      <div className="q-consent-groups">
        <Fieldset legend={say(legends[variant])}>
          {error && (
            <Notice kind="error" alert>
              {error}
            </Notice>
          )}
          <div className="q-consents">{mandatoryConsents(variant).map(consent)}</div>
        </Fieldset>
        {optional.length > 0 && (
          <Fieldset legend={say(consentsOptional)}>
            <div className="q-consents">{optional.map(consent)}</div>
          </Fieldset>
        )}
      </div>
    </Fieldset>
  );
}

const legends = {
  anonymous: consentsMandatory,
  registration: consentsMandatoryToRegister,
  logged: consentsMandatory,
} as const;
