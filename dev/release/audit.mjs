// `pnpm check:vulnerabilities` asks the registry for known vulnerabilities of the packages in the
// lockfile. It exits with 1 if security/accepted.json does not accept one of them, or if the
// registry does not answer. `--advisories-from <url>` asks another registry. A release and a weekly
// workflow run this command. `npm test` does not, because it must not depend on the network.
import { parseArgs } from 'node:util';
import { auditFaults } from './advisories/audit.mjs';

const { values } = parseArgs({ options: { 'advisories-from': { type: 'string' } } });
const faults = await auditFaults({ registry: values['advisories-from'] });
for (const fault of faults) console.error(fault);
if (faults.length === 0) console.log('No package in the lockfile has an unaccepted vulnerability.');
process.exitCode = faults.length > 0 ? 1 : 0;
