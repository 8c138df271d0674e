// The part of the consents that page 1 needs. The table of consents loads with the page that asks for the consents.

/**
 * The kind of user: a visitor, a user who registers, or a logged-in user. The form asks a logged-in user for fewer
 * consents, because the registration asked for the others.
 */
export type ConsentVariant = 'anonymous' | 'registration' | 'logged';

/**
 * The consents in the order of the form (docs/rules/consents.md#kinds). Each key is also the `name` of its checkbox.
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
/** The name of a consent in the form. */
export type ConsentKey = (typeof consentKeys)[number];

/** The name of a flag on the wire: that of a consent, or that of the documents of the IVASS notice. */
export type FlagKey = ConsentKey | 'allegato3e4ter';

/** Whether the user has given each consent. */
export type Consents = Readonly<Record<ConsentKey, boolean>>;

/** The channels for consents that permit contacting the user. */
export const consentChannels = ['email', 'phone', 'whatsapp', 'sms'] as const;
/** A channel for contacting the user. */
export type ConsentChannel = (typeof consentChannels)[number];

/** The chosen channels per consent, if the build lets the user choose channels. */
export type ChosenChannels = Readonly<Partial<Record<ConsentKey, readonly ConsentChannel[]>>>;

export const consentsBy = (isGiven: (key: ConsentKey) => boolean): Consents => ({
  ivass: isGiven('ivass'),
  cgu: isGiven('cgu'),
  generale: isGiven('generale'),
  newsletter: isGiven('newsletter'),
  commerciale: isGiven('commerciale'),
  profilazione: isGiven('profilazione'),
  cessione: isGiven('cessione'),
});

/** No consents. Every form starts with this value, also after it has restored a draft. */
export const noConsents: Consents = consentsBy(() => false);

/** The name of the event with a consent receipt. The funnel dispatches it for the page around it. */
export const receiptEvent = 'preventivo:receipt';
