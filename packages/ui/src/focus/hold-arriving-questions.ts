import { afterPointerUp, isPressing } from './after-pointer-up.ts';

/**
 * How long the content below new questions stays in place, in ms. Within this time, a user presses the content that
 * was visible before the questions appeared.
 */
const HOLD = 400;
/** Content that appears at most this long after a press or a key, in ms, counts as its result. */
const AT_ONCE = 100;

let acted = 0;

/**
 * Prevents layout shift under the pointer when questions appear after a pause or from the server. The new questions
 * occupy their space at once, but the content below them keeps its position on the screen. This content moves after
 * 400 ms without a press, or on the next key. Questions that result from a press or a key are not delayed
 * (docs/rules/screens.md#questions-that-arrive).
 */
export function holdArrivingQuestions(form: HTMLElement): void {
  if (!('animate' in form)) return;
  // Observe only the questions, because every answer changes the summary of answers below them.
  const questions = form.querySelector<HTMLElement>('.q-fields') ?? form;
  const heightNow = () => questions.getBoundingClientRect().height;
  let height = heightNow();
  let arrived: readonly HTMLElement[] = [];
  let held: readonly Animation[] = [];
  let release = () => {};
  const lifted = () => twice({ transform: `translateY(${height - heightNow()}px)` });
  new ResizeObserver(() => {
    if (arrived.length === 0) height = heightNow();
    // A new question may grow when its chunk loads or an error appears.
    for (const { effect } of held) (effect as KeyframeEffect).setKeyframes(lifted());
  }).observe(questions);

  new MutationObserver((records) => {
    if (!isPressing() && performance.now() - acted < AT_ONCE) return;
    const added = records
      .flatMap(({ addedNodes }) => [...addedNodes])
      .filter((node) => isQuestion(node, questions));
    const last = added.at(-1);
    const { top, bottom } = last?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    // The scroll anchoring of the browser handles content above the viewport.
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
    // If a new question receives the focus, show it at once.
    const endFor = ({ target }: Event) => {
      if (arrived.some((one) => one.contains(target as Node))) end();
    };
    const timer = setTimeout(() => afterPointerUp(end), HOLD);
    addEventListener('keydown', end, true);
    form.addEventListener('focusin', endFor);
  }).observe(questions, { childList: true, subtree: true });
}

/** Returns whether a node is a question, or the placeholder of a question whose chunk is loading. */
const isQuestion = (node: Node, questions: Element): node is HTMLElement =>
  node instanceof HTMLElement &&
  node.isConnected &&
  (node.parentElement === questions ||
    node.matches(CONTROL) ||
    node.querySelector(CONTROL) !== null);
const CONTROL = 'input, select, textarea';

/** Returns the elements below an element in the form. Excludes sticky bars, which do not move. */
function below(element: Element, form: Element): Element[] {
  const found: Element[] = [];
  for (let at: Element | null = element; at && at !== form; at = at.parentElement)
    for (let next = at.nextElementSibling; next; next = next.nextElementSibling)
      if (getComputedStyle(next).position !== 'sticky') found.push(next);
  return found;
}

/** Returns two equal keyframes. An animation between them keeps the element in a single state. */
const twice = (frame: Keyframe) => [frame, frame];
const FOREVER = { duration: 1, fill: 'both' } as const;

const act = () => {
  acted = performance.now();
};
if (typeof document !== 'undefined') {
  for (const name of ['keydown', 'pointerup', 'click', 'change'])
    document.addEventListener(name, act, true);
}
