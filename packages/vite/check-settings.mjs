#!/usr/bin/env node
import { checkFiles } from '@preventivo/vite/settings';

const { said, ok } = checkFiles(process.argv.slice(2));
console.log(said);
process.exitCode = ok ? 0 : 1;
