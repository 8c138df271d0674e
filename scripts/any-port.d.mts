/** A port of loopback that nobody listens on, and that stays free while a server of it is down. */
export declare function anyPort(): Promise<number>;
