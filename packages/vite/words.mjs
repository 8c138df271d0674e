#!/usr/bin/env node
import { wordsCommand } from '@preventivo/vite/lines';

const { said, code } = await wordsCommand(process.argv.slice(2));
(code === 2 ? console.error : console.log)(said);
process.exitCode = code;
