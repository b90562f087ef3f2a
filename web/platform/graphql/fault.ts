/** Why an operation has no data, by the layer that gave up. */
export type Fault = NetworkFault | HttpFault | GraphqlFault | ValidationFault;

/** Nothing came back: no signal, server gone, request aborted. */
interface NetworkFault {
  readonly layer: 'network';
  readonly message: string;
}

/** An answer with a failing status and without GraphQL errors in it. */
interface HttpFault {
  readonly layer: 'http';
  readonly status: number;
  readonly statusText: string;
  /** Of the operation. */
  readonly name: string;
  readonly message: string;
  /** How long the server asked to be left alone. */
  readonly retryAfterMs?: number;
}

/** The BFF refused, or a resolver failed. */
export interface GraphqlFault {
  readonly layer: 'graphql';
  readonly status: number;
  /** `extensions.code`, the key of the translated message. */
  readonly code: string;
  readonly message: string;
  readonly requestId?: string;
  /** How long the server asked to be left alone. */
  readonly retryAfterMs?: number;
}

/** An answer that is not what the protocol promises, for example a captive portal's HTML. */
interface ValidationFault {
  readonly layer: 'validation';
  readonly message: string;
}

const RETRYABLE_STATUS = new Set([408, 425, 429, 500, 502, 503, 504]);

/** Whether the same request may succeed later without anyone changing it. */
export const isRetryable = (fault: Fault): boolean => {
  switch (fault.layer) {
    case 'network':
    case 'validation':
      return true;
    case 'http':
    case 'graphql':
      return RETRYABLE_STATUS.has(fault.status);
  }
};

/** How long the server asked to be left alone, milliseconds. */
export const waitOf = (fault: Fault): number | undefined =>
  fault.layer === 'http' || fault.layer === 'graphql' ? fault.retryAfterMs : undefined;
