import type { Fault } from '#web/platform/graphql/fault.ts';

/** What one attempt to send a write came to. */
export type Verdict =
  | { readonly kind: 'done' }
  /** For good, unless somebody changes something: the tray. */
  | { readonly kind: 'refused'; readonly code: string }
  /** Something happened meanwhile that this write did not know of: a person decides. */
  | { readonly kind: 'conflict'; readonly code: string; readonly conflict: unknown }
  /** The server stumbled over this write, or is busy: later. Others may go on. */
  | {
      readonly kind: 'later';
      readonly code: string;
      /** How long the server asked to be left alone with it. */
      readonly waitMs?: number;
    }
  /** Nobody answered, or nobody who knows this write. */
  | { readonly kind: 'unreachable' }
  /** 401: the session ended. The queue is kept as it is. */
  | { readonly kind: 'locked' }
  /** 409: somebody else is signed in; nothing of this queue may leave. */
  | { readonly kind: 'other-person' };

/** The same write may succeed later without anyone changing it. */
const PASSING = new Set(['INTERNAL_SERVER_ERROR', 'UNAVAILABLE', 'RATE_LIMITED']);
/** A deployment no longer knows this build's document; the next build of ours brings a new one. */
const OUTDATED = new Set(['PERSISTED_QUERY_NOT_FOUND', 'DOCUMENT_NOT_TRUSTED']);

const LATER_STATUS = new Set([408, 425, 429, 500, 502, 503, 504]);

export const verdictOfFault = (fault: Fault): Verdict => {
  switch (fault.layer) {
    case 'network':
    // A captive portal answers for everybody.
    case 'validation':
      return { kind: 'unreachable' };
    case 'http':
      return LATER_STATUS.has(fault.status)
        ? { kind: 'later', code: 'UNAVAILABLE' }
        : { kind: 'refused', code: 'UNKNOWN' };
    case 'graphql': {
      const { code } = fault;
      if (code === 'UNAUTHENTICATED') return { kind: 'locked' };
      if (code === 'CUSTOMER_MISMATCH') return { kind: 'other-person' };
      if (OUTDATED.has(code)) return { kind: 'later', code: 'OUTDATED' };
      return PASSING.has(code) || LATER_STATUS.has(fault.status)
        ? { kind: 'later', code }
        : { kind: 'refused', code };
    }
  }
};

interface Outcome {
  readonly success?: unknown;
  readonly errorCode?: unknown;
  readonly conflict?: unknown;
}

/**
 * Reads the answer of an operation by the shape our mutations share: `{success, errorCode}` and,
 * where a version was assumed, `conflict`. An operation with another shape brings its own `judge`.
 */
export const judgeCommon = (data: unknown): Verdict => {
  const [outcome] = Object.values(data as Record<string, Outcome | null>);
  if (outcome?.success === true) return { kind: 'done' };
  const code = typeof outcome?.errorCode === 'string' ? outcome.errorCode : 'UNKNOWN';
  return outcome?.conflict === null || outcome?.conflict === undefined
    ? { kind: 'refused', code }
    : { kind: 'conflict', code, conflict: outcome.conflict };
};
