import type { Page } from '@playwright/test';

/**
 * Returns the words that are outside the window or their box, broken in the middle, cut off, or overlap other words or
 * controls. If a dialog is open, checks only the words in it.
 */
export const wordsOutOfPlace = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const scope = document.querySelector('dialog:modal') ?? document.body;
    const isClear = (color: string) => /^transparent$|, 0\)$|\/ 0\)$/.test(color);

    const styles = new Map<Element, CSSStyleDeclaration>();
    const styleOf = (one: Element) => {
      const known = styles.get(one) ?? getComputedStyle(one);
      styles.set(one, known);
      return known;
    };
    const upwards = function* (one: Element | null) {
      for (let at = one; at && at !== scope.parentElement; at = at.parentElement) yield at;
    };
    const isFolded = (one: Element) =>
      [...upwards(one)].some(
        (at) => at.matches('details:not([open])') && one.closest('summary')?.parentElement !== at,
      );
    /** Whether a text is invisible: collapsed, hidden, or only for screen readers. */
    const isUnseen = (one: Element) =>
      isFolded(one) ||
      !one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      [...upwards(one)].some((at) => styleOf(at).clipPath === 'inset(50%)');
    const clips = (one: Element) => /hidden|clip/.test(styleOf(one).overflow);
    const scrolls = (one: Element) => /auto|scroll/.test(styleOf(one).overflow);
    const isBox = (one: Element) => {
      const { display, backgroundColor, borderTopWidth, borderLeftWidth, borderTopColor } =
        styleOf(one);
      const edged = borderTopWidth !== '0px' && borderLeftWidth !== '0px';
      if (display === 'inline' || display === 'contents') return false;
      return (edged && !isClear(borderTopColor)) || !isClear(backgroundColor);
    };
    /**
     * Returns the floating layer around an element. Such a layer covers the page on purpose, so its words are compared
     * only with other words in the layer.
     */
    const layerOf = (one: Element) =>
      [...upwards(one)].find((at) => {
        const { position, zIndex } = styleOf(at);
        return /fixed|sticky/.test(position) || (position === 'absolute' && zIndex !== 'auto');
      });
    const isOutside = (rect: DOMRect, box: DOMRect) =>
      rect.left < box.left - 1.5 ||
      rect.right > box.right + 1.5 ||
      rect.top < box.top - 1.5 ||
      rect.bottom > box.bottom + 1.5;
    const nameOf = (one: Element) => `${one.localName}.${[...one.classList].join('.')}`;

    const texts: { node: Text; owner: Element; rects: DOMRect[]; words: string }[] = [];
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const owner = node.parentElement;
      if (!owner || !node.data.trim() || owner.closest('script, style, option, noscript')) continue;
      if (isUnseen(owner)) continue;
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
      texts.push({ node, owner, rects, words: `«${node.data.trim().slice(0, 40)}»` });
    }

    for (const { node, owner, rects, words } of texts) {
      if (rects.some(({ left, right }) => left < -1 || right > innerWidth + 1))
        found.add(`${words} of ${nameOf(owner)} is beyond the window`);
      for (const { 0: word, index } of node.data.matchAll(/[^\s/\-–—]{2,}/g)) {
        // Skip email addresses and URLs: they may be longer than a line and may break.
        if (rects.length < 2 || /@|\w\.\w/.test(word)) continue;
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (Math.max(...tops) - Math.min(...tops) > 6)
          found.add(`'${word}' of ${nameOf(owner)} is parted`);
      }
      let box: Element | undefined;
      for (const at of upwards(owner)) {
        if (scrolls(at)) break;
        const edge = at.getBoundingClientRect();
        const isOut = rects.some((rect) => isOutside(rect, edge));
        if (clips(at) && isOut) found.add(`${words} is cut off by ${nameOf(at)}`);
        if (!box && isBox(at)) {
          box = at;
          if (isOut) found.add(`${words} stands out of ${nameOf(at)}`);
        }
      }
    }

    const controls = [
      ...scope.querySelectorAll('button, a[href], input, select, textarea, summary'),
    ].filter((one) => !isUnseen(one));
    const covers = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) * 0.35;
    for (const [at, one] of texts.entries()) {
      const layer = layerOf(one.owner);
      for (const other of texts.slice(at + 1))
        if (
          one.rects.some((rect) => other.rects.some((its) => covers(rect, its))) &&
          layerOf(other.owner) === layer
        )
          found.add(`${one.words} and ${other.words} stand over each other`);
      for (const control of controls)
        if (
          !control.contains(one.node) &&
          one.rects.some((rect) => covers(rect, control.getBoundingClientRect())) &&
          layerOf(control) === layer
        )
          found.add(`${one.words} stands over ${nameOf(control)} ${control.getAttribute('name')}`);
    }

    const pen = document.createElement('canvas').getContext('2d');
    for (const control of controls) {
      const { font, paddingLeft, paddingRight, letterSpacing, whiteSpace } = styleOf(control);
      const isSelect = control instanceof HTMLSelectElement;
      if (!pen || !(isSelect || control instanceof HTMLInputElement)) continue;
      if (/radio|checkbox/.test(control.type)) continue;
      const said = isSelect ? control.selectedOptions[0]?.text : control.value;
      // Skip longer texts: a text box scrolls them.
      if (!said || (!isSelect && said.length > 12)) continue;
      pen.font = font;
      pen.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing;
      const room =
        control.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const lines = whiteSpace === 'normal' ? said.split(/\s/) : [said];
      if (lines.some((line) => pen.measureText(line).width > room + 1))
        found.add(`'${said}' is cut off in ${control.name}`);
    }
    return [...found];
  });
