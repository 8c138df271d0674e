/** Returns a free loopback port that stays free while its server restarts. */
export declare function anyPort(): Promise<number>;
