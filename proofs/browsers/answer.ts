import type { Answers } from 'e2e/support/lines/answer';
import { press, pressText, type Robot, until } from './robot.ts';

/**
 * Answers the questions of a page. The type of each control determines how. Skips answers that are functions: these
 * work with Playwright only.
 */
export async function answer(robot: Robot, answers: Answers): Promise<void> {
  for (const [name, given] of Object.entries(answers)) {
    if (typeof given === 'function') continue;
    if (typeof given === 'string') await answerOne(robot, name, given);
    else if ('only' in given) await typeOut(robot, name, given.typed, given.only);
    else if ('taken' in given) await pick(robot, name, given.typed, given.taken);
    else for (const key of given) await tick(robot, name, key);
  }
}

async function answerOne(robot: Robot, name: string, given: string): Promise<void> {
  const control = `document.querySelector('[name="${name}"], [name="${name}.giorno"]')`;
  await until(robot, name, control);
  const [kind, stands] = await robot.read<readonly [string, string]>(
    `[${control}.type, ${control}.name]`,
  );
  if (stands !== name) await writeDay(robot, name, given);
  else if (kind === 'select-one') await choose(robot, name, given);
  else if (kind === 'radio') await tick(robot, name, given);
  else await robot.type(named(name), given);
}

async function writeDay(robot: Robot, name: string, day: string): Promise<void> {
  const [year = '', month = '', date = ''] = day.split('-');
  await robot.type(named(`${name}.giorno`), String(Number(date)));
  await robot.type(named(`${name}.mese`), String(Number(month)));
  await robot.type(named(`${name}.anno`), year);
}

/** Sets the value of a native select by a script, which cannot open the select's list. */
const choose = (robot: Robot, name: string, key: string) =>
  robot.read(
    `((select) => { select.focus(); select.value = ${JSON.stringify(key)}; select.dispatchEvent(new Event('change', { bubbles: true })); return select.value; })(document.querySelector('${named(name)}'))`,
  );

export const tick = (robot: Robot, name: string, key: string) =>
  press(robot, `${named(name)}[value="${key}"]`);

async function pick(robot: Robot, name: string, typed: string, wanted: string): Promise<void> {
  await robot.type(named(name), typed);
  await pressText(robot, '[role="option"]', wanted);
}

async function typeOut(robot: Robot, name: string, typed: string, whole: string): Promise<void> {
  await robot.type(named(name), typed);
  await until(
    robot,
    whole,
    `[...document.querySelectorAll('[role="option"][aria-selected="true"]')].some((one) => one.textContent.trim() === ${JSON.stringify(whole)})`,
  );
  await robot.tab();
}

const named = (name: string) => `[name="${name}"]`;
