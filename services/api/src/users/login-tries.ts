/** What a wrong password counts for, at whichever door it is tried: by client, by email and client, by email. */
export const loginTries = (email: string, client: string) =>
  [
    ['login-from', client],
    ['login', `${email} ${client}`],
    ['login-to', email],
  ] as const;
