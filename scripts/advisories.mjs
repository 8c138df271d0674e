// `pnpm advisories` fetches what is known of vulnerabilities of the packages in the lockfile and keeps it, dated, in
// security/advisories.json: for where the registry does not answer. A release begins with it.
import { askRegistry } from './advisories/ask.mjs';
import { installed, keep } from './advisories/kept.mjs';
import { orRefuse, Refusal } from './refusal.mjs';

await orRefuse(async () => {
  const { advisories, unanswered } = await askRegistry();
  if (unanswered) throw new Refusal(`Nothing was fetched, the file stays: ${unanswered}.`);
  keep({ advisories, lockfile: installed().lockfile, now: new Date() });
  console.log(`security/advisories.json: ${advisories.length} advisories, of today`);
});
