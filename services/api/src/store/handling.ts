/** The states of a request at the broker. */
export const requestStatuses = ['new', 'taken', 'answered', 'lost'] as const;

/** `taken`: a consultant works on it. `answered`: the visitor has the quote. `lost`: no quote follows. */
export type RequestStatus = (typeof requestStatuses)[number];

/** The notes of the broker about a request. */
export interface Handling {
  readonly status: RequestStatus;
  /** '' for none. */
  readonly note: string;
  /** Name of the consultant; '' for none. */
  readonly assignee: string;
  /** Number of changes so far. A change sends the revision that its author saw. */
  readonly revision: number;
  /** ISO time of the last change; null before the first change. */
  readonly changedAt: string | null;
  /** Name of the token, or 'command'; null before the first change. */
  readonly changedBy: string | null;
}

/** A change by the broker. A missing part stays unchanged. */
export type HandlingChange = Partial<Pick<Handling, 'status' | 'note' | 'assignee'>>;

/** The handling of a request before the first change. */
export const unhandled: Handling = {
  status: 'new',
  note: '',
  assignee: '',
  revision: 0,
  changedAt: null,
  changedBy: null,
};

/** Maximum lengths of the texts, in characters. */
export const handlingLimits = { note: 2000, assignee: 100 } as const;

/** The base revision, the time and the author of a change. */
export interface HandlingStamp {
  /** The revision that the change is based on. */
  readonly revision: number;
  /** ISO time. */
  readonly at: string;
  readonly by: string;
}

/** Returns the handling after a change. */
export const changedHandling = (
  before: Handling,
  change: HandlingChange,
  { revision, at, by }: HandlingStamp,
): Handling => ({
  ...before,
  ...change,
  revision: revision + 1,
  changedAt: at,
  changedBy: by,
});
