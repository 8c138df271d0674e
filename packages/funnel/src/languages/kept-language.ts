import { languageKey } from '@preventivo/core/draft';

/** The language that was chosen here before; undefined where it is none of these, or nothing may be kept. */
export function keptLanguage(offered: readonly string[]): string | undefined {
  try {
    const kept = localStorage.getItem(languageKey);
    return offered.find((language) => language === kept);
  } catch {
    return undefined;
  }
}

export function keepLanguage(language: string): void {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // It holds for this page.
  }
}
