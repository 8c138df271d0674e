/** Regular expression for the id of an account in the sales system. */
export const sfAccountIdPattern = '^[A-Za-z0-9_-]{1,100}$';

export const isSfAccountId = (id: unknown): id is string =>
  typeof id === 'string' && new RegExp(sfAccountIdPattern).test(id);
