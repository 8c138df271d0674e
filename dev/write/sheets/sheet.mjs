import { questions } from '../../shared/lines/questions.mjs';
import { code, limitWords, ruleWords } from './rule-words.mjs';

export function sheet(line) {
  const asked = questions(line);
  const parts = [
    `# ${line.title}`,
    `${line.about} What \`apps/${line.id}/src/line.ts\` says, written by \`pnpm sheets\`; the rules are those of the table, \`v\` its answers.`,
    facts(line),
    '## Pages',
    pages(line.pages),
    ...Object.entries(line.layouts ?? {}).flatMap(([name, { pages: other }]) => [
      `With the layout \`${name}\`:`,
      pages(other),
    ]),
    '## Questions',
    table(['key', 'question', 'kind', 'asked when', 'accepts', 'code'], asked.map(question)),
    '## Messages',
    table(['code', 'of', 'in the summary and the dialog', 'at the field'], messages(asked)),
    '## On the wire',
    table(['key', 'sent as', 'while it does not apply'], asked.map(wire)),
    ...rules(line, asked),
  ];
  return `${parts.join('\n\n')}\n`;
}

function facts({ id, contractor, draft = 'device', submit = {} }) {
  const hidden = contractor.hides?.length ? `, without ${contractor.hides.join(', ')}` : '';
  const besides = Object.keys(submit).length
    ? [`- The request carries besides \`specificData\`: ${Object.keys(submit).join(', ')}.`]
    : [];
  return [
    `- Identifier \`${id}\`, draft under \`persist:${id}\`, kept on the ${draft}.`,
    `- Contractor: ${contractor.types.join(' or ')}${hidden}.`,
    ...besides,
  ].join('\n');
}

const pages = (all) => all.map(page).join('\n');

function page({ title, lead, fields, save = {} }, index) {
  const { path = `save?step=${index + 2}`, envelope = 'specificData' } = save;
  const where = envelope === null ? 'in the body itself' : `under ${code(envelope)}`;
  const said = lead ? ` («${lead}»)` : '';
  return `${index + 2}. **${title}**${said}, saved with ${code(path)} ${where}: ${fields.map(code).join(', ')}`;
}

const question = ({ key, path, field, table: { applies, optional, limits } }) => [
  code(path),
  text(field.label),
  kindWords(field),
  ruleWords(applies?.[key]) || 'always',
  [
    limitWords(limits?.[key] ?? ownLimits(field)),
    kindLimits[field.kind]?.(field),
    optionalWords(field, optional?.[key]),
  ]
    .filter(Boolean)
    .join('; '),
  field.code,
];

/** Returns the limits of a field. For a list, returns the limits of its entries. */
const ownLimits = ({ limits, item }) => {
  const own = limits ?? item?.limits;
  return own && (() => own);
};

function kindWords(field) {
  if (field.item) return `list of ${field.item.kind}`;
  if (field.list) return `${field.kind} of \`${field.list}\``;
  return field.kind;
}

/** Limits that all fields of a kind have, in addition to the limits in the table. */
const kindLimits = {
  amount: ({ decimals = 2 }) => `${decimals} ${decimals === 1 ? 'decimal' : 'decimals'} at most`,
  text: lengthWords,
  plate: lengthWords,
};

function lengthWords({ min, max, box, separator }) {
  const parted = separator ? `entries parted by \`${separator}\`` : '';
  const length = max || min ? `${min ?? 1} … ${max ?? 1000} characters` : '';
  const boxed = box ? `at most ${box} in its box` : '';
  return [length, boxed, parted].filter(Boolean).join(', ');
}

const optionalWords = (field, rule) =>
  rule ? `may be empty when ${ruleWords(rule)}` : field.optional ? 'may be empty' : '';

function messages(asked) {
  const own = asked.map(({ path, field }) => [path, field]);
  const wrong = asked
    .filter(({ field }) => field.wrong)
    .map(({ path, field: { code, wrong } }) => [
      `${path}, given and not right`,
      { code, error: wrong, invalid: wrong },
    ]);
  const refusals = asked.flatMap(({ path, field }) =>
    Object.entries(field.refusals ?? {}).map(([code, error]) => [
      `${path}, refused by the server`,
      { code, error, invalid: error },
    ]),
  );
  const parts = asked.flatMap(({ path, field }) =>
    // Each part of an address, such as the postal code, has its own error message at its control.
    Object.entries(field.parts ?? {}).map(([part, { code, error }]) => [
      `${path}, ${part}`,
      { code, error, invalid: error },
    ]),
  );
  const checks = asked.flatMap(({ key, path, field, table }) =>
    (table.checks ?? [])
      .filter(({ controls }) => controls[0] === key)
      .map(({ controls, ...own }) => [
        `${path.slice(0, -key.length)}${controls.join(', ')}`,
        // If a check has no message, it uses the message of the first field that it names.
        { ...field, ...own },
      ]),
  );
  return [...own, ...wrong, ...refusals, ...parts, ...checks].map(
    ([of, { code, error, invalid }]) => [
      code,
      of,
      text(error),
      text(invalid ?? 'Valore non valido'),
    ],
  );
}

const wire = ({ key, path, wire, table }) => {
  const own = table.wire?.[key];
  const absent = own && 'absent' in own ? own.absent : null;
  const sent = own?.parts ? `${code(wire)}, its parts beside it` : code(wire);
  return [code(path), sent, absent === undefined ? 'left out' : code(JSON.stringify(absent))];
};

function rules(line, asked) {
  const said = [
    ['reacts', 'What a change changes besides'],
    ['options', 'What of a list is offered'],
    ['lists', 'Which list is offered'],
    ['lockedTo', 'What others decide'],
    ['computed', 'What follows and is never asked'],
    ['contractorFallback', "What is the contractor's where nothing else is known"],
    ['announcements', 'What is spoken when another answer changes it'],
    ['remote', 'What the quote service is asked'],
    ['texts', 'What is worded by the answers'],
  ];
  const given = Object.entries(line.fromContractor ?? {}).map(([key, rule]) => [
    code(key),
    ruleWords(rule),
  ]);
  const checks = asked.flatMap(({ key, table }) =>
    (table.checks ?? [])
      .filter(({ controls }) => controls[0] === key)
      .map(({ controls, holds }) => [controls.map(code).join(', '), ruleWords(holds)]),
  );
  return [
    ...said.map(([name, title]) => [
      title,
      asked
        .filter(({ key, table }) => table[name]?.[key])
        .map(({ key, path, table }) => [code(path), ruleWords(table[name][key])]),
    ]),
    ['What must hold between answers', checks],
    ['What is taken from the contractor', given],
  ].flatMap(([title, rows]) =>
    rows.length > 0 ? [`## ${title}`, table(['of', 'rule'], rows)] : [],
  );
}

function table(heads, rows) {
  return [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

const text = (words) => words.replace(/[|<>*_`[\]]/g, (sign) => `&#${sign.charCodeAt(0)};`);
