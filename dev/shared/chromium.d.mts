/** Returns the path of a Chromium. Returns undefined if Playwright has downloaded its own browser. */
export declare function findChromium(): string | undefined;
