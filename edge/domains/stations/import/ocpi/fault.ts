/**
 * What may go wrong with an endpoint. `lost`: the address of a page is not known any more, so a pull
 * has to begin again; `later`: it may work in a while; the rest needs a person.
 */
export type OcpiFaultKind =
  | 'token-refused'
  | 'lost'
  | 'later'
  | 'elsewhere'
  | 'too-large'
  | 'no-ocpi'
  | 'versions'
  | 'circle';

/** Stops a pull; the message is for the operator of this instance. */
export class OcpiFault extends Error {
  override readonly name = 'OcpiFault';
  readonly kind: OcpiFaultKind;

  constructor(kind: OcpiFaultKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
