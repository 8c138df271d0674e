// `pnpm verify:screen-reader` requests a travel quote and a microcar quote as a blind visitor does: by keyboard, in
// Firefox, with Orca. It writes Orca's speech to docs/travel-by-ear.md. Read that page before you change the form.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from 'e2e/support/server/server';
import { startDesktop } from './desktop.ts';
import { askForMicrocar } from './microcar.ts';
import { askForTrip } from './travel.ts';
import { type Chapter, visitor } from './visitor.ts';

const report = join(import.meta.dirname, '..', '..', 'docs', 'travel-by-ear.md');

const list = ({ title, moments }: Chapter) => `### ${title}

${moments.map(({ done, heard }) => `- ${done}: ${heard.join(' · ') || '–'}`).join('\n')}
`;

const desktop = await startDesktop().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
const server = await startServer();
try {
  const she = await visitor(desktop);
  try {
    await askForTrip(she, server.address);
    await askForMicrocar(she);
  } catch (error) {
    console.error(String(error));
    process.exitCode = 1;
  }
  await she.close();
  const heard = she.chapters.map(list).join('\n');
  const [before, after] = readFileSync(report, 'utf8').split(
    /(?<=<!-- heard -->\n)[\s\S]*(?=<!-- end -->)/,
  );
  writeFileSync(report, `${before}\n${heard}\n${after}`);
  if (!/(Richiesta inviata[\s\S]*[A-Z]{3}-\d{4}[\s\S]*){2}/.test(heard)) {
    console.error('The two sent pages were not heard.');
    process.exitCode = 1;
  }
} finally {
  await desktop.close();
  await server.remove();
}
