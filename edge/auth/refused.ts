/** Why a request may not go on; the HTTP and GraphQL layers map it once to a status and a code. */
export type RefusalCode = 'UNAUTHENTICATED' | 'FORBIDDEN';

export class Refused extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode) {
    super(code);
    this.name = 'Refused';
    this.code = code;
  }
}
