/** An email as accounts are told apart by it. */
export const accountEmail = (typed: string): string => typed.trim().toLowerCase();
