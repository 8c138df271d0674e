export { checkSettings, settingsSchema } from './check-settings.ts';
export { checkFiles } from './command.ts';
