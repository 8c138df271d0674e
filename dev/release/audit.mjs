// `pnpm check:vulnerabilities` requests the known vulnerabilities of the lockfile's packages from the registry. It
// exits with 1 if a vulnerability is not accepted in security/accepted.json, or if the registry does not respond.
// `--advisories-from <url>` uses another registry. A release and a weekly workflow run this command. `npm test` does
// not, because it must not depend on the network.
import { parseArgs } from 'node:util';
import { auditFaults } from './advisories/audit.mjs';

const { values } = parseArgs({ options: { 'advisories-from': { type: 'string' } } });
const faults = await auditFaults({ registry: values['advisories-from'] });
for (const fault of faults) console.error(fault);
if (faults.length === 0) console.log('No package in the lockfile has an unaccepted vulnerability.');
process.exitCode = faults.length > 0 ? 1 : 0;
