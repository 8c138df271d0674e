// Every text that is neither a question nor a message, by its name, in Italian. Components translate the texts with
// `useTranslate`, so that a broker or a language can replace them. Bundlers inline each constant.

export * from './account.ts';
export * from './address.ts';
export * from './changes.ts';
export * from './common.ts';
export * from './consents.ts';
export * from './contractor.ts';
export * from './controls.ts';
export * from './dates.ts';
export * from './device.ts';
export * from './embed.ts';
export * from './frame.ts';
export * from './handoff.ts';
export * from './mails.ts';
export * from './saved.ts';
export * from './sending.ts';
export * from './ticket.ts';
