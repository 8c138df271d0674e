export { checkSettings, settingsSchema } from './check-settings.ts';
export { type Checked, checkFiles, checkSettingsCommand } from './command.ts';
