/**
 * Returns the path of a Chromium, or undefined when Playwright should use the browser that it
 * downloaded itself.
 */
export declare function findChromium(): string | undefined;
