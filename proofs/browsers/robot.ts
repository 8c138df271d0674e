/** A browser that a proof controls by real presses and keys. */
export interface Robot {
  readonly name: string;
  readonly version: string;
  /** Sets the size of the window's content in CSS px, or the nearest size that the browser allows. */
  resize(width: number, height: number): Promise<void>;
  open(url: string): Promise<void>;
  /** Evaluates an expression in the page. */
  read<T>(expression: string): Promise<T>;
  press(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  tab(): Promise<void>;
  picture(): Promise<Uint8Array>;
  close(): Promise<void>;
}

const TIMEOUT = 20_000;

/** Waits between two polls: polling without a pause would block the page. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 50));

/** Waits until an expression is true in the page. */
export async function until(robot: Robot, what: string, expression: string): Promise<void> {
  const end = Date.now() + TIMEOUT;
  while (!(await robot.read<boolean>(`Boolean(${expression})`))) {
    if (Date.now() > end) throw new Error(`${robot.name}: ${what} did not come`);
    await pause();
  }
}

/** Presses the first visible element that matches a selector and whose text starts with `text`. */
export async function pressText(robot: Robot, selector: string, text: string): Promise<void> {
  const found = `[...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.checkVisibility() && one.textContent.trim().startsWith(${JSON.stringify(text)}))`;
  await until(robot, `«${text}»`, found);
  await robot.read(
    `(document.querySelector('[data-robot]')?.removeAttribute('data-robot'), (${found}).setAttribute('data-robot', ''), true)`,
  );
  await press(robot, '[data-robot]');
}

/** Scrolls an element to the middle of the window and presses it. At the edge of the window, a bar could cover it. */
export async function press(robot: Robot, selector: string): Promise<void> {
  const element = `document.querySelector(${JSON.stringify(selector)})`;
  await until(robot, selector, element);
  await still(robot, element);
  await robot.press(selector);
}

/**
 * How long an element must not move before a press, in milliseconds. Lists ignore a press that follows a change sooner.
 */
const AIM = 500;

/** Waits until an element has not moved for `AIM` milliseconds. */
async function still(robot: Robot, element: string): Promise<void> {
  const place = () => robot.read<string>(`JSON.stringify(${element}.getBoundingClientRect())`);
  let [stands, since] = ['', 0];
  do {
    await pause();
    const now = await place();
    if (now === stands) continue;
    await robot.read(`(${element}.scrollIntoView({ block: 'center', behavior: 'instant' }), true)`);
    [stands, since] = [await place(), Date.now()];
  } while (Date.now() - since < AIM);
}
