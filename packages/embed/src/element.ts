import { commonRetry, embedFailed, embedLoading, embedUnavailable } from '@preventivo/core/words';
import type { LineSource } from '@preventivo/funnel';
import type { Settings } from '@preventivo/funnel/settings';
import { attributes, problemOf, type RequestedFunnel, requestedFunnel } from './asked.ts';
import type { draw } from './draw.ts';
import { loadFonts, type Shadow, shadowOf } from './shadow.ts';

/** Chunks of an element; each loads when a page contains the element. */
export interface Pieces {
  /** Loaders of the lines by id. */
  readonly lines: Readonly<Record<string, () => Promise<LineSource>>>;
  /** Loads the text of `@preventivo/funnel/styles.css`. */
  styles(): Promise<string>;
  draw(): Promise<typeof draw>;
  /** The address of Figtree's file. @defaultValue the page provides it, or uses the fallback */
  readonly font?: string | undefined;
  /**
   * Base address of the reference site's documents, for those missing in the settings.
   * @defaultValue the page
   */
  readonly base?: string | undefined;
}

/** `<preventivo-funnel>` in a page. */
export interface FunnelElement extends HTMLElement {
  /**
   * The settings as in `settings.json`; attributes override them. A change restarts the funnel,
   * which resumes its draft.
   */
  settings: Settings;
}

/** Defines an element unless its name is already defined. */
export function defineElement(name: string, pieces: Pieces): void {
  if (!customElements.get(name)) customElements.define(name, elementOf(name, pieces));
}

function elementOf(name: string, { lines, styles, draw, font, base }: Pieces) {
  return class extends HTMLElement implements FunnelElement {
    static readonly observedAttributes = attributes;
    #settings: Settings = {};
    #shadow: Shadow | undefined;
    /** The rendered or loading request as JSON. */
    #shown: string | undefined;
    /** Counts the attempts: chunks that arrive for an earlier one are ignored. */
    #attempt = 0;
    #end = () => {};

    get settings(): Settings {
      return this.#settings;
    }

    set settings(settings: Settings | null | undefined) {
      // Frameworks remove a property by setting null.
      this.#settings = settings ?? {};
      this.#change();
    }

    connectedCallback(): void {
      // The property was set before this script ran.
      if (Object.hasOwn(this, 'settings')) {
        const { settings } = this;
        Reflect.deleteProperty(this, 'settings');
        this.settings = settings;
      }
      this.#change();
    }

    disconnectedCallback(): void {
      this.#change();
    }

    attributeChangedCallback(): void {
      this.#change();
    }

    /**
     * Runs in a microtask: several simultaneous changes cause one restart, and an element that is
     * only moved keeps its funnel.
     */
    #change(): void {
      queueMicrotask(() => {
        const asked = this.isConnected ? requestedFunnel(this, this.#settings) : undefined;
        const shown = asked && JSON.stringify(asked);
        if (shown === this.#shown) {
          this.#shadow?.moved();
          return;
        }
        this.#shown = shown;
        this.#end();
        this.#end = () => {};
        this.#attempt += 1;
        if (asked) void this.#show(asked, this.#attempt);
      });
    }

    async #show(asked: RequestedFunnel, attempt: number): Promise<void> {
      this.#shadow ??= shadowOf(this);
      const shadow = this.#shadow;
      const [again, loading, failed, unavailable = failed] =
        asked.settings.language === 'en' ? english : italian;
      const problem = problemOf(asked, Object.keys(lines));
      if (problem) {
        console.error(`<${name}>: ${problem}`);
        shadow.t(unavailable, again);
        return;
      }
      if (this.hasAttribute('settings')) console.error(`<${name}>: settings are a property.`);
      // The element's own content serves as the loading message.
      shadow.t(this.childNodes.length > 0 ? '' : loading, again);
      try {
        const [drawn, style, line] = await Promise.all([draw(), styles(), lines[asked.line]?.()]);
        if (attempt !== this.#attempt || !line) return;
        loadFonts(style, font);
        this.#end = drawn(shadow.root(style), { asked, line, host: this, base });
      } catch (error) {
        console.error(`<${name}>: a part of it could not be loaded.`, error);
        if (attempt !== this.#attempt) return;
        shadow.t(failed, again, () => void this.#show(asked, attempt));
      }
    }
  };
}

/** Messages before the chunks load. A tuple, because bundlers do not shorten property names. */
type Words = readonly [retry: string, loading: string, failed: string, unavailable?: string];

const italian: Words = [commonRetry, embedLoading, embedFailed, embedUnavailable];
/** Copies of `@preventivo/core/messages/en`, which loads later. */
const english: Words = ['Try again', 'Loading your quote…', 'Your quote could not be loaded.'];
