// `pnpm verify:browsers` requests a travel and a microcar quote in Firefox and WebKitGTK, which no other test uses. It
// also checks that no page scrolls horizontally. It writes the results to docs/browsers.md and screenshots to
// .reports/browsers. It needs Debian's packages firefox-esr, webkit2gtk-driver and xvfb.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answers } from 'e2e/support/lines/answer';
import { firstTime, hers, newCar } from 'e2e/support/lines/microcar';
import { mandatory } from 'e2e/support/pages/consents';
import { giulia } from 'e2e/support/people/people';
import { trip } from 'e2e/support/people/trips';
import { startServer } from 'e2e/support/server/server';
import { answer, tick } from './answer.ts';
import { firefox } from './firefox.ts';
import { pressText, type Robot, until } from './robot.ts';
import { webkit } from './webkit.ts';

const root = join(import.meta.dirname, '..', '..');
const pictures = join(root, '.reports', 'browsers');
const report = join(root, 'docs', 'browsers.md');

interface Line {
  readonly id: string;
  readonly pages: readonly (readonly [title: string, answers: () => Answers])[];
}

const lines: readonly Line[] = [
  {
    id: 'travel',
    pages: [
      ['I tuoi dati', () => giulia().answers],
      ['Il tuo viaggio', () => trip().answers],
    ],
  },
  {
    id: 'microcar',
    pages: [
      ['I tuoi dati', () => giulia().answers],
      ['Il veicolo', () => newCar.answers],
      ["L'assicurazione", () => ({ ...firstTime.answers, ...hers.answers })],
    ],
  },
];
const sizes = [
  [390, 844],
  [1280, 900],
] as const;

async function complete(robot: Robot, address: string, { id, pages }: Line): Promise<string[]> {
  const wrong: string[] = [];
  async function look(name: string) {
    for (const [width, height] of sizes) {
      await robot.resize(width, height);
      const inner = await robot.read<number>('innerWidth');
      const overflow = await robot.read<number>(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      );
      if (overflow > 0) wrong.push(`${name} at ${inner} px is ${overflow} px too wide`);
      const file = `${robot.name.split(' ')[0]}-${id}-${name}-${width}.png`.toLowerCase();
      writeFileSync(join(pictures, file), await robot.picture());
    }
  }
  await robot.open(`${address}/${id}/`);
  for (const [index, [title, answers]] of pages.entries()) {
    await until(
      robot,
      title,
      `document.querySelector('h2.q-title')?.textContent === ${JSON.stringify(title)}`,
    );
    await look(`${index + 1}-empty`);
    await answer(robot, answers());
    const isLast = index === pages.length - 1;
    if (isLast) for (const key of mandatory) await tick(robot, key, 'true');
    await look(`${index + 1}-filled`);
    await pressText(robot, 'button', isLast ? 'Richiedi il preventivo' : 'Continua');
  }
  await pressText(robot, 'dialog button', 'Via email');
  await until(
    robot,
    'the code',
    `/[A-Z]{3}-\\d{4}/.test(document.querySelector('.q-sheet').textContent)`,
  );
  await look('sent');
  return wrong;
}

/** Saves a screenshot of the page on which a journey could not continue. Returns the messages on this page. */
async function stuck(robot: Robot, { id }: Line, error: unknown): Promise<string[]> {
  writeFileSync(
    join(pictures, `${robot.name.split(' ')[0]}-${id}-stuck.png`.toLowerCase()),
    await robot.picture(),
  );
  const said = await robot.read<string[]>(
    "[...document.querySelectorAll('.q-summary a, .q-error')].map((one) => one.textContent)",
  );
  return [String(error), ...said];
}

mkdirSync(pictures, { recursive: true });
const server = await startServer();
const rows: string[] = [];
try {
  for (const start of [firefox, webkit]) {
    const robot = await start();
    for (const line of lines) {
      const begun = Date.now();
      const wrong = await complete(robot, server.address, line).catch((error) =>
        stuck(robot, line, error),
      );
      const seconds = Math.round((Date.now() - begun) / 1000);
      console.log(
        `${robot.name} ${robot.version}, ${line.id}: ${wrong.join('; ') || 'sent'} (${seconds} s)`,
      );
      rows.push(
        `- ${robot.name} ${robot.version}, ${line.id}: ${wrong.join('; ') || 'filled in, sent, code shown; nothing too wide'}`,
      );
      if (wrong.length > 0) process.exitCode = 1;
    }
    await robot.close();
  }
} finally {
  await server.remove();
}
const [before, after] = readFileSync(report, 'utf8').split(
  /(?<=<!-- results -->\n)[\s\S]*(?=<!-- end -->)/,
);
writeFileSync(report, `${before}\n${rows.join('\n')}\n\n${after}`);
