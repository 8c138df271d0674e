// Reports each text that React would lose on a page that the browser translates. The translation replaces each text
// node by an element. React then writes to the detached node, or throws when it removes that node or inserts a node
// before it. A text that is the only child of its element is safe: React sets it as `textContent`
// (docs/decisions/0188-isolate-changing-text.md).

let lost: string[] = [];

/** Returns the texts that React has lost since the last call, each with the DOM operation that lost it. */
export function lostTexts(): readonly string[] {
  const found = lost;
  lost = [];
  return found;
}

function note(done: string, { nodeValue, parentElement }: Node, around = parentElement) {
  lost.push(`${done} '${nodeValue}' in <${around?.localName} class="${around?.className}">`);
}

/** Whether React would lose this text after a translation: React keeps a reference to its text node. */
const isLosable = (node: Node): boolean =>
  !isTranslated &&
  node.nodeType === Node.TEXT_NODE &&
  Boolean(node.nodeValue?.trim()) &&
  Object.keys(node).some((key) => key.startsWith('__reactFiber$'));

const { prototype } = Node;
const { removeChild, insertBefore, replaceChild } = prototype;

/** Whether a test has translated the page. The translation calls `replaceChild`, and React never does. */
let isTranslated = false;
prototype.replaceChild = function <T extends Node>(this: Node, node: Node, child: T): T {
  isTranslated = true;
  try {
    return replaceChild.call(this, node, child) as T;
  } finally {
    isTranslated = false;
  }
};

prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
  if (isLosable(child)) note('removes', child);
  return removeChild.call(this, child) as T;
};

prototype.insertBefore = function <T extends Node>(this: Node, child: T, before: Node | null): T {
  if (before && isLosable(before)) note('inserts before', before);
  return insertBefore.call(this, child, before) as T;
};

/** Returns the prototype object that defines `nodeValue`. */
function valueOwner(): object {
  let owner: object = document.createTextNode('');
  while (!Object.hasOwn(owner, 'nodeValue')) owner = Object.getPrototypeOf(owner);
  return owner;
}

const owner = valueOwner();
const value = Object.getOwnPropertyDescriptor(owner, 'nodeValue');
Object.defineProperty(owner, 'nodeValue', {
  ...value,
  set(this: Node, text: string | null) {
    if (this.nodeValue !== text && isLosable(this)) note('changes', this);
    value?.set?.call(this, text);
  },
});
