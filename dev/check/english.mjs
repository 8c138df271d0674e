// `pnpm english [folder…]` lists the comments, test titles and pages that break the rules of CONTRIBUTING's 'How we
// write', and counts them. It fails when a count exceeds its limit. `npm test` runs this check for the whole
// repository.
import { checkEnglish, countOf, lineOf } from './english/check.mjs';

const counts = Object.entries(checkEnglish(process.argv.slice(2)));
for (const [, { places }] of counts) for (const place of places) console.log(lineOf(place));
for (const [name, count] of counts) console.log(countOf(name, count));
if (counts.some(([, { isKept }]) => !isKept)) process.exitCode = 1;
