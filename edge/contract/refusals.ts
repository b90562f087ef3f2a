/**
 * Codes of a refused request: `extensions.code` of a GraphQL error, `code` of a REST answer. The
 * web translates them. The number is the HTTP status where the whole request is refused.
 * Expected outcomes of an operation are not here: they are data.
 */
export const REFUSALS = {
  BAD_REQUEST: 400,
  GRAPHQL_PARSE_FAILED: 400,
  GRAPHQL_VALIDATION_FAILED: 400,
  BAD_USER_INPUT: 400,
  OPERATION_TOO_LARGE: 400,
  INTROSPECTION_DISABLED: 400,
  /** The hash is not of a document of ours; Apollo's clients know this code by name. */
  PERSISTED_QUERY_NOT_FOUND: 404,
  DOCUMENT_NOT_TRUSTED: 403,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  /** Money and rights: prove who you are once more. */
  RECENT_SIGN_IN_REQUIRED: 403,
  /** The role asks for a second factor at sign-in. */
  SECOND_FACTOR_REQUIRED: 403,
  CROSS_SITE_REQUEST: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  NOT_ACCEPTABLE: 406,
  /** The device expected another customer than the session's; it drops the answer. */
  CUSTOMER_MISMATCH: 409,
  PAYLOAD_TOO_LARGE: 413,
  /** `Idempotency-Key` is no ULID. */
  IDEMPOTENCY_KEY_INVALID: 400,
  /** The key came with another request before. */
  IDEMPOTENCY_KEY_REUSED: 422,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  INTERNAL_SERVER_ERROR: 500,
  UNAVAILABLE: 503,
} as const;

export type RefusalCode = keyof typeof REFUSALS;
