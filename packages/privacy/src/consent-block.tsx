import {
  type ChosenChannels,
  type ConsentChannel,
  type ConsentKey,
  type Consents,
  type ConsentVariant,
  channelsLine,
  channelsOf,
  consentTable,
  mandatoryConsents,
  optionalConsents,
} from '@preventivo/core/consents';
import { useTranslate } from '@preventivo/core/react';
import {
  consentsMandatory,
  consentsMandatoryToRegister,
  consentsOptional,
  consentsTitle,
} from '@preventivo/core/words';
import { Fieldset, Notice } from '@preventivo/ui';
import { type ReactNode, useId } from 'react';
import { ChannelsMark, Consent } from './consent.tsx';
import type { PrecontractDocument } from './precontract-documents.ts';

/** Props of `<ConsentBlock>`. */
export interface ConsentBlockProps {
  /** The given consents. Start with `noConsents` of `@preventivo/core/consents`. */
  readonly value: Consents;
  /** Called with all consents after each change (docs/rules/consents.md#kinds). */
  readonly onChange: (consents: Consents) => void;
  /** Errors such as 'Consenso obbligatorio', by consent. @defaultValue none */
  readonly errors?: Partial<Readonly<Record<ConsentKey, string>>>;
  /**
   * The error above the mandatory consents, such as 'Selezionare i flag obbligatori' in a
   * registration. @defaultValue none
   */
  readonly error?: string | undefined;
  /** Which consents to ask for. A logged-in user sees the IVASS notice only. */
  readonly variant: ConsentVariant;
  /**
   * The chosen channels, if the visitor chooses them one by one. @defaultValue none: the visitor does not choose, and a
   * line of text names all channels
   */
  readonly channels?: ChannelAnswers | undefined;
  /**
   * Documents that the visitor must receive before signing a contract: `allegati(…)`, `mup(…)` or the broker's own
   * list.
   */
  readonly documents: readonly PrecontractDocument[];
  /** URL of the privacy notice. */
  readonly privacyUrl: string;
  /** URL of the general terms of service. */
  readonly termsUrl: string;
}

/** The channels that the visitor has chosen for consents with channels. */
export interface ChannelAnswers {
  /** The chosen channels; `{}` at first. */
  readonly chosen: ChosenChannels;
  /** Called with all chosen channels on each change. Withdrawing a consent removes its channels. */
  readonly onChoose: (chosen: ChosenChannels) => void;
}

/** The notices and consents of a quote request (docs/rules/consents.md#kinds). At first no box is ticked. */
export function ConsentBlock(props: ConsentBlockProps) {
  const t = useTranslate();
  const channelsId = useId();
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
      ...(notice && url ? [{ title: t(notice), url }] : []),
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
      channelsId={channelsId}
      onChange={(isGiven) => {
        onChange({ ...value, [key]: isGiven });
        if (!isGiven && channels?.chosen[key]) choose(key, []);
      }}
      onChannels={(chosen) => choose(key, chosen)}
    />
  );
  const mandatory = mandatoryConsents(variant);
  const optional = optionalConsents(variant);
  const covers = [...mandatory, ...optional].some((key) => channelsOf(key).length > 0);
  return (
    <Fieldset legend={t(consentsTitle)} look="heading">
      {error && (
        <Notice kind="error" alert>
          {error}
        </Notice>
      )}
      <div className="q-consent-groups">
        <ConsentGroup legend={t(legends[variant])}>{mandatory.map(consent)}</ConsentGroup>
        {optional.length > 0 && (
          <ConsentGroup legend={t(consentsOptional)}>{optional.map(consent)}</ConsentGroup>
        )}
        {covers && !channels && (
          <p className="q-consent-channels">
            <ChannelsMark />
            <span id={channelsId}>{channelsLine(t)}</span>
          </p>
        )}
      </div>
    </Fieldset>
  );
}

interface ConsentGroupProps {
  readonly legend: string;
  readonly children: ReactNode;
}

function ConsentGroup({ legend, children }: ConsentGroupProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot share the rows of a grid
    <div className="q-consents" role="group" aria-labelledby={id}>
      <p className="q-label" id={id}>
        {legend}
      </p>
      {children}
    </div>
  );
}

const legends = {
  anonymous: consentsMandatory,
  registration: consentsMandatoryToRegister,
  logged: consentsMandatory,
} as const;
