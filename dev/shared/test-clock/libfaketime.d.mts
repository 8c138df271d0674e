/** Returns the path of libfaketime. @throws if it is missing, or if Node does not use its time */
export function ensureLibfaketime(): string;
