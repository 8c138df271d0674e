import { isRecord } from '../json/is-record.ts';
import type { ConsentFlag } from '../privacy/privacy-to-wire.ts';
import { type CallOptions, type ClientConfig, caller } from './call.ts';
import { nothing, type ParseResponse, pageAnswer, userAnswer } from './parse-response.ts';
import type { Paths } from './paths.ts';
import type { Result } from './result.ts';
import type { CompanyToSave, SavedCompany } from './saved-company.ts';
import type { PersonToSave, SavedPerson } from './saved-person.ts';
import { companiesOf, peopleOf, type User, userOf } from './user.ts';

/** What a new account is made of, in the words of the user service. */
export interface Registration {
  readonly email: string;
  readonly phone: string;
  readonly name: string;
  readonly surname: string;
  readonly password: string;
  readonly privacy: readonly ConsentFlag[];
}

/** What is kept of somebody, in whatever words the back end keeps it: it is theirs to read, and no page's. */
export type OwnData = Readonly<Record<string, unknown>>;

/** The calls of the user service (docs/rules/wire.md#user-service). */
export interface UserService {
  /** Refused with `LOGIN_FAILED`, `USER_NOT_ACTIVATED` or `VALIDATION_ERROR`; a yes stores the token. */
  login(
    body: { readonly email: string; readonly password: string },
    options?: CallOptions,
  ): Promise<Result<null>>;
  /** Refused with `ALREADY_REGISTERED`, `NAME`, `SURNAME`, `EMAIL`, `PHONE`, `PASS` or `INFORMATIVA_E_CONDIZIONI`. */
  register(body: Registration, options?: CallOptions): Promise<Result<null>>;
  /**
   * Does what the page behind the link of the activation mail does.
   * @param password that of the registration, which proves that it is theirs
   */
  activate(token: string, password: string, options?: CallOptions): Promise<Result<null>>;
  /**
   * Ends the session: here at once, whatever becomes of the call, and on the server, if it is not over.
   * @param options `session`: the token of the session that is to end, where another is kept by now
   */
  logout(options?: CallOptions & { readonly session?: string | null }): Promise<Result<null>>;
  /** Ends every session of the account. Where the server does not say so, this one stays, and may be ended again. */
  logoutAll(options?: CallOptions): Promise<Result<null>>;
  /** All that is kept of who is logged in, as it is given to them. */
  exportData(options?: CallOptions): Promise<Result<OwnData>>;
  /**
   * Removes the account of who is logged in, with the requests sent from it; the token goes with it. Refused with
   * `WRONG_PASSWORD`.
   */
  eraseAccount(body: { readonly password: string }, options?: CallOptions): Promise<Result<null>>;
  /** Says yes whether the address is known or not. */
  forgotPassword(body: { readonly email: string }, options?: CallOptions): Promise<Result<null>>;
  resetPassword(
    body: { readonly token: string; readonly password: string },
    options?: CallOptions,
  ): Promise<Result<null>>;
  /** Who is logged in. */
  myData(options?: CallOptions): Promise<Result<User>>;
  /** Gives back all saved people. */
  savePerson(body: PersonToSave, options?: CallOptions): Promise<Result<readonly SavedPerson[]>>;
  /** Gives back all saved companies. */
  saveCompany(body: CompanyToSave, options?: CallOptions): Promise<Result<readonly SavedCompany[]>>;
  /** Says yes also where it was asked before. */
  recallMe(body: Recall, options?: CallOptions): Promise<Result<RecallOutcome>>;
}

const done = userAnswer(nothing);
const oneself = userAnswer(({ user }) => userOf(user));
const ownData = userAnswer(({ data }) => (isRecord(data) ? data : undefined));
const allPeople = userAnswer(({ people }) => peopleOf(people));
const allCompanies = userAnswer(({ companies }) => companiesOf(companies));

export function userService(config: ClientConfig, paths: Paths): UserService {
  const ask = caller(config);
  const outside = { anonymous: true, parse: done };
  return {
    login: (body, options) => ask({ path: paths.login, body, ...outside }, options),
    register: (body, options) => ask({ path: paths.register, body, ...outside }, options),
    activate: (token, password, options) =>
      ask(
        {
          path: paths.activate,
          params: { token },
          form: { password },
          anonymous: true,
          parse: pageAnswer,
        },
        options,
      ),
    logout: async ({ session, ...options } = {}) => {
      const token = session ?? config.session.token();
      config.session.drop(token);
      if (token === null) return { ok: true, data: null };
      return ask({ path: paths.logout, body: {}, token, outlives: true, parse: done }, options);
    },
    logoutAll: async (options) => {
      const before = config.session.token();
      const answer = await ask({ path: paths.logoutAll, body: {}, parse: done }, options);
      if (answer.ok) config.session.drop(before);
      return answer;
    },
    exportData: (options) => ask({ path: paths.exportData, named: true, parse: ownData }, options),
    eraseAccount: async (body, options) => {
      const answer = await ask(
        { path: paths.eraseAccount, body, named: true, parse: done },
        options,
      );
      // Of an account that is gone there is no session.
      if (answer.ok) config.session.drop(config.session.token());
      return answer;
    },
    forgotPassword: (body, options) =>
      ask({ path: paths.forgotPassword, body, ...outside }, options),
    resetPassword: (body, options) => ask({ path: paths.resetPassword, body, ...outside }, options),
    myData: (options) => ask({ path: paths.myData, tells: true, parse: oneself }, options),
    savePerson: (body, options) =>
      ask({ path: paths.savePerson, body, named: true, parse: allPeople }, options),
    saveCompany: (body, options) =>
      ask({ path: paths.saveCompany, body, named: true, parse: allCompanies }, options),
    recallMe: (body, options) => ask({ path: paths.recallMe, body, parse: recallAnswer }, options),
  };
}

/** How somebody wants their quote (docs/rules/submission.md#final-dialog). */
export interface Recall {
  readonly Quote_Request_Id: string;
  readonly Quote_Request_Key: string;
  readonly Recall_Channel: 'email' | 'phone';
}

/**
 * What was asked for before is as good as asked for now (docs/rules/submission.md#final-dialog).
 */
export const recallAnswer: ParseResponse<RecallOutcome> = (answer) =>
  isAskedBefore(answer.body) ? { ok: true, data: 'kept' } : userAnswer(nothing)(answer);

/** `kept`: the server keeps the channel of an earlier call; null: that of this one. */
export type RecallOutcome = 'kept' | null;

function isAskedBefore(body: unknown): boolean {
  const [first] = isRecord(body) && Array.isArray(body.errors) ? body.errors : [];
  return typeof first === 'string' && first.includes('not UPDATED');
}
