// Every text that is nobody's question and no message: each by its name, in Italian. Components say them with `useSay`,
// so that a broker or a language can say them otherwise. What an application's bundler makes of a constant is the text itself.

export * from './account.ts';
export * from './address.ts';
export * from './changes.ts';
export * from './common.ts';
export * from './consents.ts';
export * from './contractor.ts';
export * from './controls.ts';
export * from './dates.ts';
export * from './device.ts';
export * from './elsewhere.ts';
export * from './embed.ts';
export * from './frame.ts';
export * from './mails.ts';
export * from './saved.ts';
export * from './sending.ts';
export * from './summary.ts';
