import { isRecord } from '../json/is-record.ts';
import type { ConsentFlag } from '../privacy/privacy-to-wire.ts';
import { type CallOptions, type ClientConfig, caller } from './call.ts';
import { nothing, type ParseResponse, pageAnswer, userAnswer } from './parse-response.ts';
import type { Paths } from './paths.ts';
import type { Result } from './result.ts';
import type { CompanyToSave, SavedCompany } from './saved-company.ts';
import type { PersonToSave, SavedPerson } from './saved-person.ts';
import { companiesOf, peopleOf, type User, userOf } from './user.ts';

/** The data of a new account, as the user service expects it. */
export interface Registration {
  readonly email: string;
  readonly phone: string;
  readonly name: string;
  readonly surname: string;
  readonly password: string;
  readonly privacy: readonly ConsentFlag[];
}

/**
 * The data that the back end stores about a user, in its own format. Pages show the data to the user without
 * interpreting it.
 */
export type OwnData = Readonly<Record<string, unknown>>;

/** The calls of the user service (docs/rules/wire.md#user-service). */
export interface UserService {
  /** Logs in and stores the token. Refused with `LOGIN_FAILED`, `USER_NOT_ACTIVATED` or `VALIDATION_ERROR`. */
  login(
    body: { readonly email: string; readonly password: string },
    options?: CallOptions,
  ): Promise<Result<null>>;
  /** Refused with `ALREADY_REGISTERED`, `NAME`, `SURNAME`, `EMAIL`, `PHONE`, `PASS` or `INFORMATIVA_E_CONDIZIONI`. */
  register(body: Registration, options?: CallOptions): Promise<Result<null>>;
  /**
   * Activates the account. The page behind the link in the activation mail calls this.
   * @param password the password of the registration, which proves that the user owns the account
   */
  activate(token: string, password: string, options?: CallOptions): Promise<Result<null>>;
  /**
   * Ends the session on the server. On this page the session ends immediately, even if the call fails.
   * @param options `session`: the token of the session to end, if the store already contains another token
   */
  logout(options?: CallOptions & { readonly session?: string | null }): Promise<Result<null>>;
  /** Ends every session of the account. Keeps this session until the server confirms, so that the user can retry. */
  logoutAll(options?: CallOptions): Promise<Result<null>>;
  /** Returns all stored data of the logged-in user. */
  exportData(options?: CallOptions): Promise<Result<OwnData>>;
  /**
   * Deletes the account of the logged-in user, with its quote requests, and removes the token.
   * Refused with `WRONG_PASSWORD`.
   */
  eraseAccount(body: { readonly password: string }, options?: CallOptions): Promise<Result<null>>;
  /** Succeeds for every email address, registered or not. */
  forgotPassword(body: { readonly email: string }, options?: CallOptions): Promise<Result<null>>;
  resetPassword(
    body: { readonly token: string; readonly password: string },
    options?: CallOptions,
  ): Promise<Result<null>>;
  myData(options?: CallOptions): Promise<Result<User>>;
  /** Saves a person. Returns all saved people of the account. */
  savePerson(body: PersonToSave, options?: CallOptions): Promise<Result<readonly SavedPerson[]>>;
  /** Saves a company. Returns all saved companies of the account. */
  saveCompany(body: CompanyToSave, options?: CallOptions): Promise<Result<readonly SavedCompany[]>>;
  /** Succeeds even if an earlier call has already chosen a channel. */
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
      return ask({ path: paths.logout, body: {}, token, keepalive: true, parse: done }, options);
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
      // The session of a deleted account has ended on the server too.
      if (answer.ok) config.session.drop(config.session.token());
      return answer;
    },
    forgotPassword: (body, options) =>
      ask({ path: paths.forgotPassword, body, ...outside }, options),
    resetPassword: (body, options) => ask({ path: paths.resetPassword, body, ...outside }, options),
    myData: (options) =>
      ask({ path: paths.myData, identifiesOwner: true, parse: oneself }, options),
    savePerson: (body, options) =>
      ask({ path: paths.savePerson, body, named: true, parse: allPeople }, options),
    saveCompany: (body, options) =>
      ask({ path: paths.saveCompany, body, named: true, parse: allCompanies }, options),
    recallMe: (body, options) => ask({ path: paths.recallMe, body, parse: recallAnswer }, options),
  };
}

/** The user's choice of a channel for the quote (docs/rules/submission.md#final-dialog). */
export interface Recall {
  readonly Quote_Request_Id: string;
  readonly Quote_Request_Key: string;
  readonly Recall_Channel: 'email' | 'phone';
}

/**
 * Counts the call as successful if an earlier call has already chosen a channel
 * (docs/rules/submission.md#final-dialog).
 */
export const recallAnswer: ParseResponse<RecallOutcome> = (answer) =>
  isAskedBefore(answer.body) ? { ok: true, data: 'kept' } : userAnswer(nothing)(answer);

/** `kept`: the server keeps the channel of an earlier call. null: the server stored the channel of this call. */
export type RecallOutcome = 'kept' | null;

function isAskedBefore(body: unknown): boolean {
  const [first] = isRecord(body) && Array.isArray(body.errors) ? body.errors : [];
  return typeof first === 'string' && first.includes('not UPDATED');
}
