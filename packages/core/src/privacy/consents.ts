// Page 1 needs only this file about the consents. The table of consents loads with the page that
// asks for them.

/**
 * The kind of user: a visitor, a registering user, or a logged-in user, who gave the other consents at registration.
 */
export type ConsentVariant = 'anonymous' | 'registration' | 'logged';

/**
 * The consents in the order of the form (docs/rules/consents.md#kinds). Each key is also the `name` of its native
 * control.
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

/** The name of a sent flag: each consent, and the documents of the IVASS notice. */
export type FlagKey = ConsentKey | 'allegato3e4ter';

/** Whether the user has given each consent. */
export type Consents = Readonly<Record<ConsentKey, boolean>>;

/** The channels for consents that permit contacting the user. */
export const consentChannels = ['email', 'phone', 'whatsapp', 'sms'] as const;
/** A channel for contacting the user. */
export type ConsentChannel = (typeof consentChannels)[number];

/** The chosen channels per consent, if the build asks for them. */
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

/** No consents: the initial state of every form, also after restoring a draft. */
export const noConsents: Consents = consentsBy(() => false);

/** The name of the event that sends a consent receipt to the page around the funnel. */
export const receiptEvent = 'preventivo:receipt';
