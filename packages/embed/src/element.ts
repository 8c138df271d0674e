import { commonRetry, embedFailed, embedLoading, embedUnavailable } from '@preventivo/core/words';
import type { LineSource } from '@preventivo/funnel';
import type { Settings } from '@preventivo/funnel/settings';
import { type Asked, askedOf, attributes, problemOf } from './asked.ts';
import type { draw } from './draw.ts';
import { loadFonts, type Shadow, shadowOf } from './shadow.ts';

/** What an element is made of; each is loaded when a page has one. */
export interface Pieces {
  /** The way to each line, by its id. */
  readonly lines: Readonly<Record<string, () => Promise<LineSource>>>;
  /** The text of `@preventivo/funnel/styles.css`. */
  styles(): Promise<string>;
  draw(): Promise<typeof draw>;
  /** The address of Figtree's file. @defaultValue the page has it, or does without */
  readonly font?: string | undefined;
  /** Where the reference site's documents are looked for that the settings do not name. @defaultValue the page */
  readonly base?: string | undefined;
}

/** `<preventivo-funnel>` in a page. */
export interface FunnelElement extends HTMLElement {
  /** As `settings.json` has them; the attributes win. A change begins anew, and the draft is taken up. */
  settings: Settings;
}

/** Makes an element known to the page; one that is known already stays as it is. */
export function defineElement(name: string, pieces: Pieces): void {
  if (!customElements.get(name)) customElements.define(name, elementOf(name, pieces));
}

function elementOf(name: string, { lines, styles, draw, font, base }: Pieces) {
  return class extends HTMLElement implements FunnelElement {
    static readonly observedAttributes = attributes;
    #settings: Settings = {};
    #shadow: Shadow | undefined;
    /** What is shown, or on its way. */
    #shown: string | undefined;
    /** Counts what was begun: pieces that come for an earlier one are late. */
    #attempt = 0;
    #end = () => {};

    get settings(): Settings {
      return this.#settings;
    }

    set settings(settings: Settings | null | undefined) {
      // A page's framework takes away a property of its own by null.
      this.#settings = settings ?? {};
      this.#change();
    }

    connectedCallback(): void {
      // It was set before this script ran.
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

    /** Of several changes of one moment the first finds all, and who is only moved in the page stays as they are. */
    #change(): void {
      queueMicrotask(() => {
        const asked = this.isConnected ? askedOf(this, this.#settings) : undefined;
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

    async #show(asked: Asked, attempt: number): Promise<void> {
      this.#shadow ??= shadowOf(this);
      const shadow = this.#shadow;
      const [again, loading, failed, unavailable = failed] =
        asked.settings.language === 'en' ? english : italian;
      const problem = problemOf(asked, Object.keys(lines));
      if (problem) {
        console.error(`<${name}>: ${problem}`);
        shadow.say(unavailable, again);
        return;
      }
      if (this.hasAttribute('settings')) console.error(`<${name}>: settings are a property.`);
      // A page that shows something of its own meanwhile needs no word.
      shadow.say(this.childNodes.length > 0 ? '' : loading, again);
      try {
        const [drawn, style, line] = await Promise.all([draw(), styles(), lines[asked.line]?.()]);
        if (attempt !== this.#attempt || !line) return;
        loadFonts(style, font);
        this.#end = drawn(shadow.root(style), { asked, line, host: this, base });
      } catch (error) {
        console.error(`<${name}>: a part of it could not be loaded.`, error);
        if (attempt !== this.#attempt) return;
        shadow.say(failed, again, () => void this.#show(asked, attempt));
      }
    }
  };
}

/** What an element says before its pieces are there. A list: a bundler does not shorten names of properties. */
type Words = readonly [retry: string, loading: string, failed: string, unavailable?: string];

const italian: Words = [commonRetry, embedLoading, embedFailed, embedUnavailable];
/** As `@preventivo/core/messages/en` says it, which comes with the pieces. */
const english: Words = ['Try again', 'Loading your quote…', 'Your quote could not be loaded.'];
