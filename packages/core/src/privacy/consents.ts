// Page 1 needs no more of the consents than this: their table is loaded with the page that asks for them.

/**
 * Who is asked: a visitor, somebody who registers, or somebody who is logged in and gave the other
 * consents when registering.
 */
export type ConsentVariant = 'anonymous' | 'registration' | 'logged';

/**
 * What may be agreed to, in the order it is asked (docs/rules/consents.md#kinds). Each key is also
 * the `name` of its native control.
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
/** The name of a consent, as the form has it. */
export type ConsentKey = (typeof consentKeys)[number];

/** What is sent: each consent, and the documents that go with the IVASS notice. */
export type FlagKey = ConsentKey | 'allegato3e4ter';

/** Whether each consent is given. */
export type Consents = Readonly<Record<ConsentKey, boolean>>;

/** How somebody may be reached where the consent is about being reached. */
export const consentChannels = ['email', 'phone', 'whatsapp', 'sms'] as const;
/** A way to be reached that a consent may name. */
export type ConsentChannel = (typeof consentChannels)[number];

/** The channels chosen at the consents that have some, where a build asks for each of them. */
export type ChosenChannels = Readonly<Partial<Record<ConsentKey, readonly ConsentChannel[]>>>;

/** Consents by what is said of each. */
export const consentsBy = (isGiven: (key: ConsentKey) => boolean): Consents => ({
  ivass: isGiven('ivass'),
  cgu: isGiven('cgu'),
  generale: isGiven('generale'),
  newsletter: isGiven('newsletter'),
  commerciale: isGiven('commerciale'),
  profilazione: isGiven('profilazione'),
  cessione: isGiven('cessione'),
});

/** Nothing agreed to: where every form starts, and where a restored draft starts again. */
export const noConsents: Consents = consentsBy(() => false);

/** The name of the event that carries a receipt of the consents to the page around the funnel. */
export const receiptEvent = 'preventivo:receipt';
