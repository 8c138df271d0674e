import { submissionMessages } from '@preventivo/core';
import {
  type DatedConsents,
  missingConsents,
  withChannels,
  withConsents,
} from '@preventivo/core/consents';
import { useSentence } from '@preventivo/core/react';
import { useField } from 'formik';
import { ConsentBlock, type ConsentBlockProps } from '../consent-block.tsx';

/** Props of `<ConsentsField>`. */
export interface ConsentsFieldProps
  extends Pick<ConsentBlockProps, 'variant' | 'documents' | 'privacyUrl' | 'termsUrl'> {
  /** Path of the consents in the form values: `consensi`. */
  readonly name: string;
  /** Whether the visitor chooses the channels one by one. @defaultValue false: a line of text names all channels */
  readonly channels?: boolean | undefined;
}

export { shownConsents } from '@preventivo/core/consents';

/**
 * The consents for a host's `<Formik>`. Its value is a `DatedConsents`; the initial value is `shownConsents()`. The
 * field validates itself: the form is invalid until the visitor has given the mandatory consents of `variant`. Errors
 * show on submit. An error disappears when the visitor gives its consent. A text from the form's `validate` appears
 * above the consents.
 */
export function ConsentsField({ name, variant, channels, ...links }: ConsentsFieldProps) {
  const required = useSentence('CONSENT_REQUIRED', submissionMessages.CONSENT_REQUIRED);
  const [{ value }, { touched, error }, { setValue }] = useField<DatedConsents>({
    name,
    validate: ({ consents }: DatedConsents) =>
      missingConsents(consents, variant).length > 0 ? required : undefined,
  });
  const missing = touched ? missingConsents(value.consents, variant) : [];
  // Withdrawing a consent also withdraws its channels. These are two changes before the next render, so keep the latest
  // value.
  let latest = value;
  const change = (next: DatedConsents) => {
    latest = next;
    void setValue(next);
  };
  return (
    <ConsentBlock
      {...links}
      variant={variant}
      value={value.consents}
      onChange={(consents) => change(withConsents(latest, consents))}
      errors={Object.fromEntries(missing.map((key) => [key, required]))}
      error={touched && error !== required ? error : undefined}
      channels={
        channels
          ? {
              chosen: value.channels ?? {},
              onChoose: (chosen) => change(withChannels(latest, chosen)),
            }
          : undefined
      }
    />
  );
}
