/** A browser that is driven by real presses and keys. */
export interface Robot {
  readonly name: string;
  readonly version: string;
  /** Sets the inner window size in CSS px, or the nearest size that the browser supports. */
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

/** Pauses between two checks, because checking without a pause would block the page. */
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

/**
 * Scrolls an element to the middle of the window and presses it. At the edges, a bar may cover it.
 */
export async function press(robot: Robot, selector: string): Promise<void> {
  const element = `document.querySelector(${JSON.stringify(selector)})`;
  await until(robot, selector, element);
  await still(robot, element);
  await robot.press(selector);
}

/**
 * How long an element must stand still before it is pressed, in milliseconds. Lists ignore faster
 * presses.
 */
const AIM = 500;

/** Waits until an element has not moved for the time `AIM`. */
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
