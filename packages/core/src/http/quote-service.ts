import type { Option } from '../line/option.ts';
import { type CallOptions, type ClientConfig, caller } from './call.ts';
import { type FiscalCodeRequest, fiscalCodeOf } from './fiscal-code.ts';
import { optionOf } from './option.ts';
import { listAnswer, nothing, quoteAnswer } from './parse-response.ts';
import type { Paths } from './paths.ts';
import { type FoundPlaces, foundPlaces, type PlaceDetails, placeDetails } from './place.ts';
import type { Result } from './result.ts';
import { type QuoteRequest, type Submission, submitAnswer } from './submit.ts';
import type { Validator } from './validator.ts';

/** The calls of the quote service of one line (docs/rules/wire.md#quote-service). */
export interface QuoteService {
  /** Checks the contractor of page 1; refused with a code of docs/rules/contractor.md#codes. */
  checkContractor(
    body: { readonly contractor: object },
    options?: CallOptions,
  ): Promise<Result<null>>;
  /** Saves one page, counted from 1. */
  save(step: number, body: object, options?: CallOptions): Promise<Result<null>>;
  /** Saves the second half of a page that the back end keeps apart. */
  saveEngine(body: object, options?: CallOptions): Promise<Result<null>>;
  /** Sends the request; with the same key again it is still one request, and the same answer. */
  submit(
    body: Submission,
    idempotencyKey: string,
    options?: CallOptions,
  ): Promise<Result<QuoteRequest>>;
  /** Computes a fiscal code. */
  fiscalCode(body: FiscalCodeRequest, options?: CallOptions): Promise<Result<string>>;
  /** Checks one text, or an object of several answers. */
  validate(what: Validator, content: string | object, options?: CallOptions): Promise<Result<null>>;
  /** Municipalities by letters of their name; `isResidenza` leaves out those of the past. */
  municipalities(
    body: { readonly nome: string; readonly isResidenza: boolean },
    options?: CallOptions,
  ): Promise<Result<readonly Option[]>>;
  /** The postal codes of a municipality. */
  postalCodes(
    body: { readonly comune: string; readonly provincia: string },
    options?: CallOptions,
  ): Promise<Result<readonly Option[]>>;
  searchAddress(input: string, options?: CallOptions): Promise<Result<FoundPlaces>>;
  addressDetails(
    body: { readonly placeId: string; readonly description: string; readonly session: string },
    options?: CallOptions,
  ): Promise<Result<PlaceDetails>>;
  /** An option list by its name; a list that cannot be had is a failure, never an empty list. */
  enums(list: string, options?: CallOptions): Promise<Result<readonly Option[]>>;
  /** The professions of one professional area. */
  professions(area: string, options?: CallOptions): Promise<Result<readonly Option[]>>;
}

const done = quoteAnswer(200, nothing);
const fine = quoteAnswer(204, nothing);
const offered = listAnswer(optionOf);

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
      return ask({ path: paths.submit, body, headers, named: true, parse: submitAnswer }, options);
    },
    fiscalCode: (body, options) =>
      ask({ path: paths.fiscalCode, body, parse: quoteAnswer(200, fiscalCodeOf) }, options),
    validate: (what, content, options) => {
      const body = typeof content === 'string' ? { content } : content;
      return ask({ path: paths.validate, params: { what }, body, parse: fine }, options);
    },
    municipalities: (body, options) =>
      ask({ path: paths.municipalities, body, parse: offered }, options),
    postalCodes: (body, options) => ask({ path: paths.postalCodes, body, parse: offered }, options),
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
