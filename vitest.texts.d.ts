/** Returns the texts that React lost since the last call, each with what React did. */
export declare function lostTexts(): readonly string[];
