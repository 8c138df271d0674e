/** Returns a path, or undefined when Playwright should use the browser it downloaded itself. */
export declare function findChromium(): string | undefined;
