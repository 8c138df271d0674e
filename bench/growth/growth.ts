import { measureStore } from './stores.ts';

const [, , engine = 'sqlite', operations = '', ...sizes] = process.argv;
for (const size of sizes) await measureStore(engine as 'sqlite', Number(size), { operations });
