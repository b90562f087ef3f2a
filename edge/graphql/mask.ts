import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { GRAPHQL_LIMITS } from '#edge/contract/limits.ts';
import type { RefusalCode } from '#edge/contract/refusals.ts';
import { refusalOf } from '#edge/http/errors.ts';
import type { Log } from '#edge/platform/log.ts';
import { Refusal } from '#edge/platform/refusal.ts';

/**
 * An argument the request got wrong. graphql-js reports these with the argument's node; what resolvers
 * and scalars throw while completing a value has none.
 */
const isArgumentFault = (cause: unknown): cause is GraphQLError =>
  cause instanceof GraphQLError && cause.nodes !== undefined && cause.path === undefined;

const publicOf = (error: GraphQLError, code: RefusalCode, requestId: string, log: Log): Refusal => {
  // No path: the engine refused the request before any resolver ran.
  if (error.path === undefined) return new Refusal(code, error.message);
  const cause = error.originalError;
  if (isArgumentFault(cause)) return new Refusal('BAD_USER_INPUT', cause.message);
  return refusalOf(cause ?? error, requestId, log);
};

const shortened = (message: string): string =>
  message.length > GRAPHQL_LIMITS.message
    ? `${message.slice(0, GRAPHQL_LIMITS.message)}…`
    : message;

/**
 * Errors as the client may see them: ours by code and message, everything else masked and logged. At
 * most GRAPHQL_LIMITS.errors are returned.
 * @param code of errors that come from the request itself
 */
export const maskErrors = (
  errors: readonly GraphQLError[],
  code: RefusalCode,
  requestId: string,
  log: Log,
): GraphQLFormattedError[] =>
  errors.slice(0, GRAPHQL_LIMITS.errors).map((error) => {
    const shown = publicOf(error, code, requestId, log);
    return {
      message: shortened(shown.message),
      ...(error.locations === undefined ? {} : { locations: error.locations }),
      ...(error.path === undefined ? {} : { path: error.path }),
      extensions: { code: shown.code, requestId },
    };
  });
