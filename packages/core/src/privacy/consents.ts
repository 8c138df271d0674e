/**
 * What a visitor may agree to, in the order it is asked: the first three are mandatory
 * (foundation.md 2, Privacy block). Each key is also the `name` of its native control.
 */
export const consentKeys = [
  'ivass',
  'cgu',
  'generale',
  'newsletter',
  'commerciale',
  'profilazione',
  'cessione',
] as const;
export type ConsentKey = (typeof consentKeys)[number];

/** Whether each consent is given. */
export type Consents = Readonly<Record<ConsentKey, boolean>>;

/**
 * Who is asked: a visitor, somebody who registers, or somebody who is logged in and gave the other
 * consents when registering.
 */
export type ConsentVariant = 'anonymous' | 'registration' | 'logged';

/** What must be agreed to before anything can be sent (foundation.md 5, Submission rules). */
export const mandatoryConsents: Readonly<Record<ConsentVariant, readonly ConsentKey[]>> = {
  anonymous: ['ivass', 'cgu', 'generale'],
  registration: ['ivass', 'cgu', 'generale'],
  logged: ['ivass'],
};

/** The mandatory consents that are not given, in the order they are asked. */
export function missingConsents(consents: Consents, variant: ConsentVariant): ConsentKey[] {
  return mandatoryConsents[variant].filter((key) => !consents[key]);
}

/** How somebody may be reached where the consent is about being reached. */
export const consentChannels = ['email', 'phone', 'whatsapp', 'sms'] as const;
export type ConsentChannel = (typeof consentChannels)[number];

const withChannels: readonly string[] = ['generale', 'commerciale', 'cessione'];

/** The channels a consent covers; none where it covers no contact (foundation.md 2). */
export function channelsOf(key: string): readonly ConsentChannel[] {
  return withChannels.includes(key) ? consentChannels : [];
}

/** The channels chosen at the consents that have some, where a build asks for each of them. */
export type ChosenChannels = Readonly<Partial<Record<ConsentKey, readonly ConsentChannel[]>>>;
