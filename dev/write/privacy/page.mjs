import { kept } from './browser.mjs';
import { tables } from './tables.mjs';

const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Returns the content of `docs/privacy.md` for the tables and columns of the database. */
export const page = (schema) => `# Stored personal data

This page lists which personal data are stored where, why and for how long, and how people can see and remove them. \`pnpm privacy\`
writes it from the schema of the database. A test fails if it lacks a table, a column or an item that a browser stores. The page
describes the programs. The broker has to decide which law applies, and what to tell visitors.

## How long

The server removes expired data automatically: when it starts, then every hour, 100 rows at a time with a pause between. Several servers may do so at once.

| variable | default | applies to |
| --- | --- | --- |
| \`RETENTION_REQUESTS\` | 730 days | requests and receipts, from their arrival. A visitor whose policy is renewed each year may return at two renewals. Data of contracts are stored with the contracts, not here |
| \`RETENTION_ACCOUNTS\` | 730 days | accounts, from the last login. An account without a recorded login counts as used when recording began |
| \`RETENTION_MAILS\` | 30 days | mails as files (\`DATA_DIR/mail\`), and deliveries that no receiver accepted. In this time the operator can notice a wrongly configured mail server and [retry them](../services/api/README.md#deliveries) |

A broker may set other numbers of days: at least 4 for requests and 31 for accounts, so that the server removes nothing that is still in use.

## Requests to see or remove data

- A person with an account uses 'Il tuo account' in the funnel ([accounts](rules/accounts.md#own-data)). \`GET /api/users/export\` returns all data of the account as JSON. \`POST /api/users/erase\` requires the password, and removes the account and the requests sent from it in one transaction. The server refuses a request that arrives meanwhile ([contract](http-contract.md)).
- A person without an account writes to the broker, who finds requests by email, code or id: [\`requests\`](../services/api/README.md#requests) shows, exports and erases them. An account does not get requests that were sent without a login, even with the same email, because anyone may have typed it.
- An erasure removes the request, its idempotency key and pending deliveries, and the account with its saved people and companies, sessions and links. The receipt stays, and names no person (see below).
- An erasure does not remove data that were delivered before (to the broker's mailbox, the systems behind the webhook and the receivers of a program, the visitor's mailbox), and backups. It does not remove mails as files (they are removed after \`RETENTION_MAILS\` days), registrations that were not activated (24 hours) and drafts in transfer to another device (24 hours).

## In the database

Bold text marks data that identify a person, and answers.

${Object.entries(schema)
  .map(([name, columns]) => section(name, columns))
  .join('\n\n')}

## In files

| where | what | until |
| --- | --- | --- |
| \`DATA_DIR/mail/*.eml\` | mails, if no mail server is configured: **contacts, and all answers of a request** | \`RETENTION_MAILS\` days |
| \`DATA_DIR/jwt-secret\` | the secret that signs the tokens; no personal data | always |
| [the log](log.md) | time, path without its query, status, duration; for failed logins, new passwords, exports and erasures also keyed digests of the email and the network; no personal data in clear text | as long as the operator keeps it |
| counters of the rate limits | addresses and emails, in memory; with PostgreSQL the counters that all servers share (logins, mails, submissions) are in its table \`rate_limit\`, under HMACs made with \`JWT_SECRET\` | the window of the limit, a day at most, in the table up to five minutes longer; in memory until the process ends |

## In the browser

'Cancella i miei dati da questo dispositivo', at the bottom of every page, removes all of it, for every line and in every open tab
([this device](rules/submission.md#this-device)). The pages store nothing else: a test fails if a page stores an item that is not in this list.

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
  ['column', 'content'],
  columns.map((column) => [`\`${column}\``, told[column]]),
)}`;
}
