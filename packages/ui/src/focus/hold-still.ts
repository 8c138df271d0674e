import { afterPress, isPressing } from './after-press.ts';

/** How long what stands below stays where it was, in milliseconds: nobody aims anew in less. */
const HOLD = 400;
/** What comes this soon after a press or a key was brought by it. */
const AT_ONCE = 100;

let acted = 0;

/**
 * Keeps what stands below questions that come by themselves, after a pause or from the server, under the pointer that may
 * be about to press it: they have their place at once, and are seen to take it when 400 ms have passed and nothing is
 * pressed, or with the next key. What a press or a key brings comes with it (docs/rules/screens.md#questions-that-arrive).
 */
export function holdStill(form: HTMLElement): void {
  if (!('animate' in form)) return;
  // Not the form: what sums the answers up under the questions changes with them.
  const questions = form.querySelector<HTMLElement>('.q-fields') ?? form;
  // How high they were when everything stood where it is seen.
  const heightNow = () => questions.getBoundingClientRect().height;
  let height = heightNow();
  let arrived: readonly HTMLElement[] = [];
  let held: readonly Animation[] = [];
  let release = () => {};
  const lifted = () => twice({ transform: `translateY(${height - heightNow()}px)` });
  new ResizeObserver(() => {
    if (arrived.length === 0) height = heightNow();
    // What arrived may still grow: its own parts are loaded, or a line comes with it.
    for (const { effect } of held) (effect as KeyframeEffect).setKeyframes(lifted());
  }).observe(questions);

  new MutationObserver((records) => {
    if (!isPressing() && performance.now() - acted < AT_ONCE) return;
    const added = records
      .flatMap(({ addedNodes }) => [...addedNodes])
      .filter((node) => isQuestion(node, questions));
    const last = added.at(-1);
    const { top, bottom } = last?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    // What comes above what is seen is scrolled away by the browser itself.
    if (!last || heightNow() <= height || bottom < 0 || top > window.innerHeight) return;
    const before = arrived;
    release();
    arrived = [...before, ...added];
    const hidden = arrived.map((one) =>
      one.animate(twice({ opacity: 0, pointerEvents: 'none' }), FOREVER),
    );
    held = below(last, form).map((one) => one.animate(lifted(), FOREVER));
    release = () => {
      clearTimeout(timer);
      removeEventListener('keydown', end, true);
      form.removeEventListener('focusin', endFor);
      for (const animation of [...hidden, ...held]) animation.cancel();
      [arrived, held] = [[], []];
    };
    const end = () => {
      release();
      height = heightNow();
    };
    // Who is led into what arrived sees it; a press on what is held takes the focus there.
    const endFor = ({ target }: Event) => {
      if (arrived.some((one) => one.contains(target as Node))) end();
    };
    const timer = setTimeout(() => afterPress(end), HOLD);
    addEventListener('keydown', end, true);
    form.addEventListener('focusin', endFor);
  }).observe(questions, { childList: true, subtree: true });
}

/** Whether it is a question, or keeps the place of one whose code is being loaded. */
const isQuestion = (node: Node, questions: Element): node is HTMLElement =>
  node instanceof HTMLElement &&
  node.isConnected &&
  (node.parentElement === questions ||
    node.matches(CONTROL) ||
    node.querySelector(CONTROL) !== null);
const CONTROL = 'input, select, textarea';

/** What stands below an element in the form; a bar at the edge of the window stays there by itself. */
function below(element: Element, form: Element): Element[] {
  const found: Element[] = [];
  for (let at: Element | null = element; at && at !== form; at = at.parentElement)
    for (let next = at.nextElementSibling; next; next = next.nextElementSibling)
      if (getComputedStyle(next).position !== 'sticky') found.push(next);
  return found;
}

/** A frame that stays as it is. */
const twice = (frame: Keyframe) => [frame, frame];
const FOREVER = { duration: 1, fill: 'both' } as const;

const act = () => {
  acted = performance.now();
};
if (typeof document !== 'undefined') {
  for (const name of ['keydown', 'pointerup', 'click', 'change'])
    document.addEventListener(name, act, true);
}
