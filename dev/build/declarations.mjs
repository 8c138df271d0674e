// Writes the type declarations of a published package: `declarations.mjs <build folder>`, run in the package's folder.
// TypeScript 7 writes a declaration for each source file that an entry point reaches. For the CommonJS build, this
// script copies the declarations under another extension.
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { entryPoints } from '../shared/entry-points.mjs';
import { root } from '../shared/root.mjs';

const out = process.argv[2];
if (!out) throw new Error('Which folder is the build in?');

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const sources = Object.values(entryPoints(manifest)).filter((file) => !file.endsWith('.css'));
const settings = join('node_modules', '.declarations.json');

for (const file of globSync(`${out}/**/*.d.{ts,cts}`)) rmSync(file);
mkdirSync('node_modules', { recursive: true });
writeFileSync(
  settings,
  JSON.stringify({
    extends: '../tsconfig.json',
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      stripInternal: true,
      rootDir: '../src',
      outDir: join('..', out),
      // Skip the type check: `pnpm typecheck` checks all packages in one program, which is faster.
      noCheck: true,
    },
    include: ['../src/**/*.d.ts'],
    files: sources.map((source) => join('..', source)),
  }),
);
const compiler = join(root, 'node_modules', 'typescript7', 'bin', 'tsc');
execFileSync(process.execPath, [compiler, '--project', settings], { stdio: 'inherit' });

// The compiler keeps the extensions of imported sources (`./day.ts`). Replace them by the extensions of built files.
const imported = /((?:\bfrom|\bimport) ?\(?)(['"])(\.{1,2}\/[^'"]+)\.tsx?\2/g;
for (const file of globSync(`${out}/**/*.d.ts`)) {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(imported, '$1$2$3.js$2'));
  writeFileSync(file.replace(/\.ts$/, '.cts'), text.replace(imported, '$1$2$3.cjs$2'));
}
