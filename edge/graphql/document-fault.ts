import type { GraphQLError } from 'graphql';
import type { RefusalCode } from '#edge/contract/refusals.ts';

/** A well-formed request with a document that cannot run. */
export class DocumentFault extends Error {
  override readonly name = 'DocumentFault';
  readonly code: RefusalCode;
  readonly errors: readonly GraphQLError[];

  constructor(code: RefusalCode, errors: readonly GraphQLError[]) {
    super(errors[0]?.message ?? code);
    this.code = code;
    this.errors = errors;
  }
}
