import { isRecord } from '../json/is-record.ts';
import { textOf } from '../json/text-of.ts';
import type { LeadSource } from '../page/lead-source.ts';
import type { ConsentItem, PrivacyBody } from '../privacy/privacy-to-wire.ts';
import type { Option } from '../table/option.ts';
import type { Validator } from '../table/validator.ts';
import { type CallOptions, type ClientConfig, caller } from './call.ts';
import { listAnswer, nothing, type ParseResponse, quoteAnswer, refusal } from './parse-response.ts';
import type { Paths } from './paths.ts';
import { type FoundPlaces, foundPlaces, type PlaceDetails, placeDetails } from './place.ts';
import { requestNumber } from './request-number.ts';
import type { Result } from './result.ts';

/** The calls of a line's quote service (docs/rules/wire.md#quote-service). */
export interface QuoteService {
  /** Checks the contractor's answers. Refused with a code of docs/rules/contractor.md#codes. */
  checkContractor(
    body: { readonly contractor: object },
    options?: CallOptions,
  ): Promise<Result<null>>;
  /** Saves the answers of one page. Pages count from 1. */
  save(step: number, body: object, options?: CallOptions): Promise<Result<null>>;
  /** Saves the second half of a page, for a back end that stores it separately. */
  saveEngine(body: object, options?: CallOptions): Promise<Result<null>>;
  /**
   * Sends the quote request. If the server has already accepted a quote request with this `idempotencyKey`, the
   * server returns its first response again.
   */
  submit(
    body: Submission,
    idempotencyKey: string,
    options?: SubmitOptions,
  ): Promise<Result<QuoteRequest>>;
  /** Stores an encrypted draft for another device (docs/rules/submission.md#another-device). */
  keepDraft(draft: DraftToKeep, options?: CallOptions): Promise<Result<null>>;
  /**
   * Returns an encrypted draft and removes it from the server. The server refuses with 404 after 24 hours, or if
   * another device has already taken the draft.
   */
  takeDraft(id: string, options?: CallOptions): Promise<Result<string>>;
  /** Computes a fiscal code. A back end may lack this call. */
  fiscalCode(body: FiscalCodeRequest, options?: CallOptions): Promise<Result<string>>;
  /**
   * Validates one text, or an object of several answers. Page 1 uses `names`, `email` and `phone`, and for companies
   * also `company` and `piva`. The lines use the other validators. A back end may lack any validator: after its first
   * 404, the client sends no further request to it.
   */
  validate(what: Validator, content: string | object, options?: CallOptions): Promise<Result<null>>;
  /** Finds municipalities by letters of their name; `isResidenza` excludes former ones. */
  municipalities(
    body: { readonly nome: string; readonly isResidenza: boolean },
    options?: CallOptions,
  ): Promise<Result<readonly Option[]>>;
  /**
   * Finds the municipality (F205) or the state (Z100) of a Belfiore code. For a name, finds the municipality that had
   * this name on the day `data`. Returns an empty list if the service finds neither. A back end may lack this call.
   */
  birthplace(
    body:
      | { readonly codice: string; readonly data: string }
      | { readonly comune: string; readonly provincia: string; readonly data: string },
    options?: CallOptions,
  ): Promise<Result<readonly Option[]>>;
  postalCodes(
    body: { readonly comune: string; readonly provincia: string },
    options?: CallOptions,
  ): Promise<Result<readonly Option[]>>;
  searchAddress(input: string, options?: CallOptions): Promise<Result<FoundPlaces>>;
  addressDetails(
    body: { readonly placeId: string; readonly description: string; readonly session: string },
    options?: CallOptions,
  ): Promise<Result<PlaceDetails>>;
  /**
   * Loads an option list by its name. If the list is unavailable, returns a failure, never an empty list. Page 1
   * loads `stati` and `professione`; the lines load the other lists.
   */
  enums(list: string, options?: CallOptions): Promise<Result<readonly Option[]>>;
  professions(area: string, options?: CallOptions): Promise<Result<readonly Option[]>>;
}

export interface SubmitOptions extends CallOptions {
  /** Whether the honeypot field was filled in. The client sends it only if true. @defaultValue false */
  readonly trapped?: boolean | undefined;
  /** The solution of a refusal's `challenge`, as an ALTCHA payload in Base64. */
  readonly altcha?: string | undefined;
}

/**
 * Sends the options as query parameters, because back ends ignore unknown parameters. Headers would need CORS
 * permission on another origin.
 */
function submitPath(path: string, { trapped, altcha }: SubmitOptions = {}): string {
  const query = new URLSearchParams({ ...(trapped && { trap: '1' }), ...(altcha && { altcha }) });
  return query.size > 0 ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path;
}

const done = quoteAnswer(200, nothing);
const fine = quoteAnswer(204, nothing);
const offered = listAnswer(optionOf);
const offeredCodes = listAnswer(postalCodeOf);

export function quoteService(config: ClientConfig, paths: Paths): QuoteService {
  const ask = caller(config);
  return {
    checkContractor: (body, options) =>
      ask({ path: paths.checkContractor, body, named: true, parse: done }, options),
    save: (step, body, options) =>
      ask({ path: paths.save, params: { step }, body, named: true, parse: done }, options),
    saveEngine: (body, options) =>
      ask({ path: paths.saveEngine, body, named: true, parse: done }, options),
    submit: (body, idempotencyKey, options) => {
      const headers = { 'idempotency-key': idempotencyKey };
      const path = submitPath(paths.submit, options);
      return ask({ path, body, headers, named: true, parse: submitAnswer }, options);
    },
    keepDraft: ({ id, sealed }, options) =>
      ask({ path: paths.keepDraft, body: { Draft_Id: id, Draft: sealed }, parse: done }, options),
    takeDraft: (id, options) =>
      ask({ path: paths.takeDraft, body: { Draft_Id: id }, parse: takenDraft }, options),
    fiscalCode: (body, options) =>
      ask(
        { path: paths.fiscalCode, body, optional: true, parse: quoteAnswer(200, fiscalCodeOf) },
        options,
      ),
    validate: (what, content, options) => {
      const body = typeof content === 'string' ? { content } : content;
      return ask(
        { path: paths.validate, params: { what }, body, optional: true, parse: fine },
        options,
      );
    },
    municipalities: (body, options) =>
      ask({ path: paths.municipalities, body, parse: offered }, options),
    birthplace: (body, options) =>
      ask({ path: paths.birthplace, body, optional: true, parse: offered }, options),
    postalCodes: (body, options) =>
      ask({ path: paths.postalCodes, body, parse: offeredCodes }, options),
    searchAddress: (input, options) => {
      const body = { input: input.toUpperCase() };
      return ask(
        { path: paths.searchAddress, body, parse: quoteAnswer(200, foundPlaces) },
        options,
      );
    },
    addressDetails: (body, options) =>
      ask({ path: paths.addressDetails, body, parse: quoteAnswer(200, placeDetails) }, options),
    enums: (list, options) =>
      ask({ path: paths.enums, params: { list }, isPublic: true, parse: offered }, options),
    professions: (area, options) =>
      ask({ path: paths.professions, body: { area }, parse: offered }, options),
  };
}

/** The ids of the visitor and of the chosen person in the sales system (docs/rules/wire.md#sales-contact). */
export interface SalesContact {
  readonly sfUserId: string;
  /** The id of the chosen person; null for a company. */
  readonly sfContractorPersonId: string | null;
}

/** The whole quote request (docs/rules/wire.md#request). A line may add its own parts. */
export interface Submission {
  readonly contractor: object;
  readonly specificData: object;
  readonly privacy: PrivacyBody | readonly ConsentItem[];
  /** null for logged-out users. */
  readonly sfLeadIds: SalesContact | null;
  readonly convenzione: number;
  /** How the visitor reached the page. @defaultValue none: the source is unknown, or the visitor does not allow it */
  readonly source?: LeadSource;
  readonly [part: string]: unknown;
}

/** An accepted quote request. */
export interface QuoteRequest {
  readonly id: string;
  /** A secret for every later call about the quote request, sent together with the id. */
  readonly key: string;
  /** The code for use on the telephone, 'KMR-4821'. @defaultValue the first characters of the id */
  readonly code: string;
}

const taken = quoteAnswer(200, ({ obj }) => {
  const data = isRecord(obj) && isRecord(obj.data) ? obj.data : {};
  const id = textOf(data.Quote_Request_Id);
  const key = textOf(data.Quote_Request_Key);
  const code = textOf(data.Quote_Request_Code) || requestNumber(id);
  return id && key ? { id, key, code } : undefined;
});

/** Counts a quote request as accepted only if the status and `obj.success` both report success. */
export const submitAnswer: ParseResponse<QuoteRequest> = (answer) => {
  const obj = isRecord(answer.body) && isRecord(answer.body.obj) ? answer.body.obj : {};
  return obj.success === true ? taken(answer) : refusal(answer);
};

/** An encrypted draft, which the server cannot read. */
export interface DraftToKeep {
  /** 64 hexadecimal digits, derived from the encryption key. The key cannot be computed from them. */
  readonly id: string;
  /** The encrypted draft in Base64. */
  readonly sealed: string;
}

const takenDraft = quoteAnswer(200, ({ obj }) => (isRecord(obj) && textOf(obj.Draft)) || undefined);

/** Reads an option `{id, value}` of a list. Converts a numeric id to text. Without a value, uses the id as value. */
export function optionOf(raw: unknown): Option | undefined {
  if (!isRecord(raw)) return undefined;
  const id = textOf(raw.id);
  if (id === '') return undefined;
  const { value, also, general, periods } = raw;
  return {
    id,
    value: textOf(value) || id,
    ...(typeof also === 'string' && { also }),
    ...(general === true && { general }),
    ...(isPeriods(periods) && { periods }),
  };
}

const isPeriods = (periods: unknown): periods is NonNullable<Option['periods']> =>
  Array.isArray(periods) && periods.every((days) => Array.isArray(days));

/** Reads a postal code of a list. A back end may send it as a number, without its leading zeros. */
function postalCodeOf(raw: unknown): Option | undefined {
  const option = optionOf(raw);
  if (!option) return undefined;
  const code = (text: string) => (/^\d{1,4}$/.test(text) ? text.padStart(5, '0') : text);
  return { id: code(option.id), value: code(option.value) };
}

/** The data for computing a fiscal code (docs/rules/italian.md#fiscal-code). */
export interface FiscalCodeRequest {
  readonly nome: string;
  readonly cognome: string;
  /** Birth date, `YYYY-MM-DD`. */
  readonly data: string;
  /** 0 man, 1 woman. */
  readonly sesso: 0 | 1;
  /** In capitals, without the province. */
  readonly comune: string;
  /** The two letters of the province. */
  readonly provincia: string;
  /** A country id; 13 is Italy. */
  readonly nazione: number;
}

export function fiscalCodeOf({ msg, obj }: Readonly<Record<string, unknown>>): string | undefined {
  const code = msg === 'ok' && isRecord(obj) ? textOf(obj.fiscalCode) : '';
  return code === '' ? undefined : code;
}
