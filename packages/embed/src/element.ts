import { commonRetry, embedFailed, embedLoading, embedUnavailable } from '@preventivo/core/words';
import type { LineSource } from '@preventivo/funnel';
import type { Settings } from '@preventivo/funnel/settings';
import { attributes, problemOf, type RequestedFunnel, requestedFunnel } from './asked.ts';
import type { draw } from './draw.ts';
import { loadFonts, type Shadow, shadowOf } from './shadow.ts';

/** The code and files that load when a page contains the element. */
export interface Pieces {
  /** Functions that load a line, by its id. */
  readonly lines: Readonly<Record<string, () => Promise<LineSource>>>;
  /** Loads the text of `@preventivo/funnel/styles.css`. */
  styles(): Promise<string>;
  draw(): Promise<typeof draw>;
  /**
   * URL of the font file of Figtree.
   * @defaultValue none: the page has the font, or the fallback font shows
   */
  readonly font?: string | undefined;
  /**
   * Base URL of the reference site's documents, for settings without documents. @defaultValue the
   * URL of the page
   */
  readonly base?: string | undefined;
}

/** The element `<preventivo-funnel>` in a page. */
export interface FunnelElement extends HTMLElement {
  /**
   * The settings, in the format of `settings.json`. Attributes of the element override them. If
   * they change, the funnel restarts and restores its draft.
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
    /** The line and settings that are shown or loading, as JSON. */
    #shown: string | undefined;
    /** The number of the current attempt to load. Chunks of an earlier attempt are ignored. */
    #attempt = 0;
    #end = () => {};

    get settings(): Settings {
      return this.#settings;
    }

    set settings(settings: Settings | null | undefined) {
      // To remove a property, frameworks set it to null.
      this.#settings = settings ?? {};
      this.#change();
    }

    connectedCallback(): void {
      // If the page set the property before this script ran, it hides the accessor of the class.
      // Deletes it and sets it again.
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
     * Applies changes in a microtask. Several changes at the same time then cause only one restart,
     * and an element that is moved within the page keeps its funnel.
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
      // If the element has its own content, that is shown instead of the loading message.
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
 * The messages that are shown before the chunks have loaded. A tuple, because bundlers do not
 * shorten property names.
 */
type Words = readonly [retry: string, loading: string, failed: string, unavailable?: string];

const italian: Words = [commonRetry, embedLoading, embedFailed, embedUnavailable];
/** Copied from `@preventivo/core/messages/en`, which loads too late for these messages. */
const english: Words = ['Try again', 'Loading your quote…', 'Your quote could not be loaded.'];
