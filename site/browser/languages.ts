import { deviceStorage, languageKey } from '@preventivo/core/draft';
import type { Json } from './json.ts';

const { lang } = document.documentElement;

/** Whether the visitor has chosen a language other than this page's. */
export function hasChosenOther(): boolean {
  const chosen = deviceStorage.get(languageKey);
  return chosen !== null && chosen !== lang;
}

/**
 * Shows the language switch if the broker offers two or more languages. Opens the page in the language that the visitor
 * has chosen here or in a funnel. Returns whether another page opens.
 */
export function offerLanguages(nav: HTMLElement, { language, languages }: Json): boolean {
  const links = [...nav.querySelectorAll('a')];
  const linkTo = (one: unknown) => links.find(({ hreflang }) => hreflang === one);
  const offered = (Array.isArray(languages) ? languages : []).flatMap((one) => linkTo(one) ?? []);
  // Until the visitor chooses, the funnels open in this language.
  const initial = linkTo(language) ?? offered[0];
  const isRoot = links[0]?.hreflang === lang;

  function follow(): boolean {
    const chosen = deviceStorage.get(languageKey);
    const link =
      offered.find(({ hreflang }) => hreflang === chosen) ?? (isRoot ? initial : undefined);
    if (!link || link.hreflang === lang) return false;
    replaceBy(link);
    return true;
  }

  if (follow()) return true;
  // The visitor may have chosen another language in a funnel and come back to this page.
  addEventListener('pageshow', ({ persisted }) => persisted && follow());
  if (offered.length < 2) return false;
  nav.replaceChildren(...offered);
  nav.hidden = false;
  for (const link of offered) {
    link.addEventListener('click', choose);
    link.addEventListener('auxclick', choose);
  }
  // A link on another site may open this page in another language than the initial one. Its funnels must then open in
  // the page's language.
  if (initial?.hreflang !== lang && offered.some(({ hreflang }) => hreflang === lang))
    document.querySelector('main')?.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('a')) deviceStorage.set(languageKey, lang);
    });
  return false;
}

function choose(this: HTMLAnchorElement, event: MouseEvent): void {
  // Ignore the right button, which opens a menu.
  if (event.button > 1) return;
  deviceStorage.set(languageKey, this.hreflang);
  // The link opens in a new tab or window, so this page stays.
  if (event.button === 1 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  replaceBy(this);
}

/** Opens a page in place of this page, so that the back button does not return to the previous language. */
function replaceBy({ href, search }: HTMLAnchorElement): void {
  // If the link has parameters, they include those of this page: source.ts.
  location.replace(href + (search ? '' : location.search) + location.hash);
}
