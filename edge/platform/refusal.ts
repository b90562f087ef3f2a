import type { RefusalCode } from '#edge/contract/refusals.ts';

/**
 * Thrown for what is not an outcome: forbidden, unauthenticated, rate limited, unavailable. Code and
 * message reach the client as they are; `cause` only the log.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;

  constructor(code: RefusalCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
