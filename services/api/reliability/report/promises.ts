/** A promise to operators, and the test that verifies it. */
export interface Promised {
  /** The key that the test uses. */
  readonly key: string;
  readonly promise: string;
  readonly test: string;
}

export const promises: readonly Promised[] = [
  {
    key: 'killed',
    promise:
      'A server that is killed loses nothing it acknowledged, keeps nothing twice, and is back soon',
    test: 'killed-server.test.ts',
  },
  {
    key: 'power',
    promise: 'What was acknowledged is there after a power cut',
    test: 'power-cut.test.ts',
  },
  {
    key: 'database',
    promise: 'A database that is killed and started again costs answers of 503, and no request',
    test: 'killed-database.test.ts',
  },
  {
    key: 'half-open',
    promise: 'Connections to the database that fall silent cost answers of 503, and no request',
    test: 'half-open-database.test.ts',
  },
  {
    key: 'full-log',
    promise: 'A full disk under the log of the database costs answers of 503, and no request',
    test: 'full-wal.test.ts',
  },
  {
    key: 'repeats',
    promise:
      'One key is one request, however often it is sent, to either of two servers, over torn connections too',
    test: 'repeats.test.ts',
  },
  {
    key: 'delivered',
    promise:
      'Each request and each mail is delivered though the worker is killed and the receiver fails',
    test: 'delivered.test.ts',
  },
  {
    key: 'minute',
    promise: 'A receiver that takes sixty seconds keeps no visitor and no mail waiting',
    test: 'minute-receiver.test.ts',
  },
  {
    key: 'mail',
    promise: 'A mail is sent again when the response of the mail server is lost',
    test: 'losing-mail-server.test.ts',
  },
  {
    key: 'upgrade',
    promise:
      'An upgrade, the way back and the next upgrade lose nothing while visitors send requests',
    test: 'upgrade.test.ts',
  },
  {
    key: 'clock',
    promise: 'A clock that jumps minutes ahead and back costs no request, and hands none on twice',
    test: 'jumping-clock.test.ts',
  },
  {
    key: 'hostile',
    promise: 'No body at any endpoint makes the server fail, or say what it was sent in its log',
    test: 'hostile-bodies.test.ts',
  },
  {
    key: 'load',
    promise: 'At half of what it can take the server answers evenly and does not grow',
    test: 'steady-load.test.ts',
  },
  {
    key: 'flood',
    promise:
      'During a flood of 2,000 requests from 200 networks every person is taken, and a mailbox gets few mails',
    test: 'flood.test.ts',
  },
  {
    key: 'forgotten',
    promise: 'The duration of `password/forgot` does not reveal who has an account',
    test: 'forgotten-password.test.ts',
  },
];
