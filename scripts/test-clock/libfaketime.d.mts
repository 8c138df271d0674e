/** The path of libfaketime. @throws where it is missing, or where Node does not take its time from it */
export function ensureLibfaketime(): string;
