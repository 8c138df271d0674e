import { kept } from './browser.mjs';
import { tables } from './tables.mjs';

const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

export const page = (schema) => `# What is kept of people

Which data of a person lie where, why, for how long, and how they are shown and removed. \`pnpm privacy\` writes this page from the
schema of the database; a test fails where a table, a column or something a browser keeps is not told of. It says what the
programs do; which law applies, and what a broker has to tell visitors, is for the broker to settle.

## How long

The server removes what is over by itself: once when it starts, then every hour, 100 rows at a time with a pause between. Several servers may do so at once.

| variable | default | what it is about |
| --- | --- | --- |
| \`RETENTION_REQUESTS\` | 730 days | requests and receipts, since they came: who asks for a policy that is renewed each year may come back at two renewals, and whatever became a contract lies with the contracts, not here |
| \`RETENTION_ACCOUNTS\` | 730 days | accounts, since the last login; accounts of before this was noted count as used when it first was |
| \`RETENTION_MAILS\` | 30 days | mails that are files (\`DATA_DIR/mail\`), and deliveries that nobody took: long enough to see that a mail server is set wrongly, and to [have them tried again](../services/api/README.md#deliveries) |

A broker with other reasons sets other days: from 4 for requests, from 31 for accounts, so that nothing is removed that is still at work.

## Who asks for theirs

- Whoever has an account: \`GET /api/users/export\` answers all of it as JSON, \`POST /api/users/erase\` removes it with the requests that were sent from it, all in one transaction: a request that is still on its way then is refused; it wants the password ([contract](http-contract.md)). 'Il tuo account' in the funnel does both ([accounts](rules/accounts.md#own-data)).
- Whoever has none writes to the broker, who finds requests by email, code or id: [\`requests\`](../services/api/README.md#requests) shows, exports and erases. Requests somebody sent without logging in are not given to an account of the same email: anybody may have typed it.
- An erasure reaches the request, its idempotency key, what is still to be delivered, the account, its saved people and companies, its sessions and links. The receipt stays and names nobody (see below).
- It does not reach what was delivered before (the broker's mailbox, the system behind the webhook, the visitor's mailbox), backups, mails that are files (they go after \`RETENTION_MAILS\`), a registration that nobody activated (it goes after 24 hours) and drafts on their way (24 hours).

## In the database

In bold: what says who somebody is, or what they answered.

${Object.entries(schema)
  .map(([name, columns]) => section(name, columns))
  .join('\n\n')}

## In files

| where | what | until |
| --- | --- | --- |
| \`DATA_DIR/mail/*.eml\` | mails, where no mail server is set: **contacts, and all answers of a request** | \`RETENTION_MAILS\` days |
| \`DATA_DIR/jwt-secret\` | what signs the tokens; nothing of anybody | always |
| [the log](log.md) | time, path without its query, status, duration; of logins that fail, new passwords, exports and erasures keyed digests of the email and the network; no personal data in the clear | as long as whoever runs the server keeps it |
| counters of the rate limits | addresses and emails, in memory; with PostgreSQL those that all servers count together (logins, letters, what is sent) in its table \`rate_limit\` instead, under HMACs made with \`JWT_SECRET\` | their window, a day at most, in the table up to five minutes more; in memory the end of the process |

## In the browser

'Cancella i miei dati da questo dispositivo', at the foot of every page, takes all of it away, of every line and in every open tab
([this device](rules/submission.md#this-device)). Nothing else is kept: a test fails where a page writes what is not in this list.

${table(
  ['where', 'what', 'until'],
  kept.map(({ where, what, until }) => [where, what, until]),
)}
`;

function section(name, columns) {
  const { why, until, columns: told } = tables[name];
  return `### ${name}

${why} **Kept:** ${until}.

${table(
  ['column', 'says'],
  columns.map((column) => [`\`${column}\``, told[column]]),
)}`;
}
