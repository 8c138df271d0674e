// The texts of all packages by their names, in Italian.
export * from './words/all.ts';
