/** A browser that is driven as a visitor would: real presses and keys. */
export interface Robot {
  readonly name: string;
  /** The version the browser gives of itself. */
  readonly version: string;
  /** The inner size of the window in CSS px, or the nearest that the browser can have. */
  resize(width: number, height: number): Promise<void>;
  open(url: string): Promise<void>;
  /** What an expression says in the page. */
  read<T>(expression: string): Promise<T>;
  press(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  tab(): Promise<void>;
  /** A PNG of the window. */
  picture(): Promise<Uint8Array>;
  close(): Promise<void>;
}

const TIMEOUT = 20_000;

/** Whoever looks all the time keeps a page from its work. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 50));

/** Waits until an expression is true in the page. */
export async function until(robot: Robot, what: string, expression: string): Promise<void> {
  const end = Date.now() + TIMEOUT;
  while (!(await robot.read<boolean>(`Boolean(${expression})`))) {
    if (Date.now() > end) throw new Error(`${robot.name}: ${what} did not come`);
    await pause();
  }
}

/** Presses the first shown element of a selector whose text begins so. */
export async function pressText(robot: Robot, selector: string, text: string): Promise<void> {
  const found = `[...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.checkVisibility() && one.textContent.trim().startsWith(${JSON.stringify(text)}))`;
  await until(robot, `«${text}»`, found);
  await robot.read(
    `(document.querySelector('[data-robot]')?.removeAttribute('data-robot'), (${found}).setAttribute('data-robot', ''), true)`,
  );
  await press(robot, '[data-robot]');
}

/** Presses an element in the middle of the window: a bar may stand over what is at its edge. */
export async function press(robot: Robot, selector: string): Promise<void> {
  const element = `document.querySelector(${JSON.stringify(selector)})`;
  await until(robot, selector, element);
  await still(robot, element);
  await robot.press(selector);
}

/** As long as nobody could aim at something, in milliseconds: lists take no press that came sooner. */
const AIM = 500;

/** Waits until an element has stood in the middle for as long as somebody aims; what pushes it away is followed. */
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
