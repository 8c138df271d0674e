/** Returns the path of libfaketime. @throws if libfaketime is missing, or if it has no effect on Node */
export function ensureLibfaketime(): string;
