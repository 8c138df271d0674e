import { commonRetry, embedFailed, embedLoading, embedUnavailable } from '@preventivo/core/words';
import type { LineSource } from '@preventivo/funnel';
import type { Settings } from '@preventivo/funnel/settings';
import { attributes, problemOf, type RequestedFunnel, requestedFunnel } from './asked.ts';
import type { draw } from './draw.ts';
import { loadFonts, type Shadow, shadowOf } from './shadow.ts';

/** The chunks and files that load when a page contains the element. */
export interface Pieces {
  /** Functions that load a line, by its id. */
  readonly lines: Readonly<Record<string, () => Promise<LineSource>>>;
  /** Loads the CSS text of `@preventivo/funnel/styles.css`. */
  styles(): Promise<string>;
  draw(): Promise<typeof draw>;
  /**
   * URL of the font file of Figtree.
   * @defaultValue none: the page has the font, or the fallback font shows
   */
  readonly font?: string | undefined;
  /**
   * Base URL of the reference site's documents. The funnel links them if the settings name no documents. @defaultValue
   * the URL of the page
   */
  readonly base?: string | undefined;
}

/** The element `<preventivo-funnel>` in a page. */
export interface FunnelElement extends HTMLElement {
  /**
   * The settings, in the format of `settings.json`. Attributes of the element take precedence. A change restarts the
   * funnel, which restores its draft.
   */
  settings: Settings;
}

/** Defines the custom element. Does nothing if its name is already defined. */
export function defineElement(name: string, pieces: Pieces): void {
  if (!customElements.get(name)) customElements.define(name, elementOf(name, pieces));
}

function elementOf(name: string, { lines, styles, draw, font, base }: Pieces) {
  return class extends HTMLElement implements FunnelElement {
    static readonly observedAttributes = attributes;
    #settings: Settings = {};
    #shadow: Shadow | undefined;
    /** The line and the settings of the current funnel, as JSON. */
    #shown: string | undefined;
    /** The number of the current attempt to load. Results of an earlier attempt are ignored. */
    #attempt = 0;
    #end = () => {};

    get settings(): Settings {
      return this.#settings;
    }

    set settings(settings: Settings | null | undefined) {
      // Frameworks set a property to null to remove it.
      this.#settings = settings ?? {};
      this.#change();
    }

    connectedCallback(): void {
      // The page has set `settings` before this script ran. This own property of the element hides the accessor of the
      // class. Delete the property and set it through the accessor.
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
     * Applies changes in a microtask. Several changes at once then cause one restart. An element that is moved within
     * the page keeps its funnel.
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
        shadow.showMessage(unavailable, again);
        return;
      }
      if (this.hasAttribute('settings')) console.error(`<${name}>: settings are a property.`);
      // If the host put content into the element, show this content instead of the loading message.
      shadow.showMessage(this.childNodes.length > 0 ? '' : loading, again);
      try {
        const [drawn, style, line] = await Promise.all([draw(), styles(), lines[asked.line]?.()]);
        if (attempt !== this.#attempt || !line) return;
        loadFonts(style, font);
        this.#end = drawn(shadow.root(style), { asked, line, host: this, base });
      } catch (error) {
        console.error(`<${name}>: a part of it could not be loaded.`, error);
        if (attempt !== this.#attempt) return;
        shadow.showMessage(failed, again, () => void this.#show(asked, attempt));
      }
    }
  };
}

/**
 * The messages that show before the chunks have loaded. A tuple is smaller than an object, because bundlers do not
 * shorten property names.
 */
type Words = readonly [retry: string, loading: string, failed: string, unavailable?: string];

const italian: Words = [commonRetry, embedLoading, embedFailed, embedUnavailable];
/** These texts repeat `@preventivo/core/messages/en`, which loads after these messages show. */
const english: Words = ['Try again', 'Loading your quote…', 'Your quote could not be loaded.'];
