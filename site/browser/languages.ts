import { deviceStorage, languageKey } from '@preventivo/core/draft';
import type { Json } from './json.ts';

const { lang } = document.documentElement;

/** Whether the visitor chose a language that is not the language of this page. */
export function hasChosenOther(): boolean {
  const chosen = deviceStorage.get(languageKey);
  return chosen !== null && chosen !== lang;
}

/**
 * Shows the switch if the broker offers two or more of its languages. Opens the page in the
 * language that the visitor chose here or in a funnel. Returns whether another page opens.
 */
export function offerLanguages(nav: HTMLElement, { language, languages }: Json): boolean {
  const links = [...nav.querySelectorAll('a')];
  const linkTo = (one: unknown) => links.find(({ hreflang }) => hreflang === one);
  const offered = (Array.isArray(languages) ? languages : []).flatMap((one) => linkTo(one) ?? []);
  // Without a choice, the lines open in this language.
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
  // The visitor may have chosen another language in a funnel and then gone back.
  addEventListener('pageshow', ({ persisted }) => persisted && follow());
  if (offered.length < 2) return false;
  nav.replaceChildren(...offered);
  nav.hidden = false;
  for (const link of offered) {
    link.addEventListener('click', choose);
    link.addEventListener('auxclick', choose);
  }
  // A visitor may open this page by a link of another site. The lines then open in its language.
  if (initial?.hreflang !== lang && offered.some(({ hreflang }) => hreflang === lang))
    document.querySelector('main')?.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('a')) deviceStorage.set(languageKey, lang);
    });
  return false;
}

function choose(this: HTMLAnchorElement, event: MouseEvent): void {
  // The right button opens a menu.
  if (event.button > 1) return;
  deviceStorage.set(languageKey, this.hreflang);
  // The browser opens a new tab or window.
  if (event.button === 1 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  replaceBy(this);
}

/** Opens a page in place of this one, so that the back button does not return to this language. */
function replaceBy({ href }: HTMLAnchorElement): void {
  location.replace(href + location.search + location.hash);
}
