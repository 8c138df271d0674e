#!/usr/bin/env node
import { checkSettingsCommand } from '@preventivo/vite/settings';

const { said, ok } = await checkSettingsCommand(process.argv.slice(2));
console.log(said);
process.exitCode = ok ? 0 : 1;
