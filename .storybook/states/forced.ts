const focused = ['forced-focus', 'forced-focus-visible'];

/** The classes that replace a pseudo-class, by the words in the name of a state. */
const looks = [
  { words: 'a fuoco', control: focused, around: 'forced-focus-within' },
  { words: 'al passaggio', control: ['forced-hover'], around: 'forced-hover' },
  { words: 'premuto', control: ['forced-hover', 'forced-active'], around: 'forced-active' },
];

const controls = 'input:not([type="hidden"]), select, textarea, button, summary, a[href]';

/**
 * Gives the first control of an element the look that the name of its state mentions, because only one control of a
 * page can have the focus or the pointer. A focused control also receives the event: a field with an error then shows
 * the error less prominently. The state «Aperto» opens a `<details>`.
 */
export function force(state: string, inside: HTMLElement): void {
  const details = inside.querySelector('details');
  if (details && state === 'Aperto') details.open = true;
  const look = looks.find(({ words }) => state.toLowerCase().includes(words));
  const control = [...inside.querySelectorAll(controls)].find((one) => one.checkVisibility());
  if (!look || !control) return;
  extendRules(inside.ownerDocument.styleSheets);
  control.classList.add(...look.control);
  // A browser applies :hover, :active and :focus-within to the ancestors, too.
  for (let around = control.parentElement; around && around !== inside; ) {
    around.classList.add(look.around);
    around = around.parentElement;
  }
  if (look.control === focused) {
    control.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }
}

/** Lets each rule with a pseudo-class also apply to the elements with the class of `force`, in the place of the rule. */
export function extendRules(sheets: StyleSheetList): void {
  for (const { cssRules } of sheets) extend(cssRules);
}

const pseudoClass = /:(hover|active|focus-visible|focus-within|focus)\b/g;

function extend(rules: CSSRuleList): void {
  for (const rule of rules) {
    if ('cssRules' in rule) extend(rule.cssRules as CSSRuleList);
    if (!('selectorText' in rule)) continue;
    const selector = String(rule.selectorText);
    const forced = selector.replace(pseudoClass, '.forced-$1');
    if (forced === selector || selector.includes('.forced-')) continue;
    rule.selectorText = `${selector}, ${forced}`;
  }
}
