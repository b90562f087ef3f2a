import type { CompanyStatus } from '#edge/contract/financing/application.ts';

interface Paper {
  readonly kind: string;
  readonly type: string;
  readonly size: number;
}

/** One application at a company. */
export interface Application {
  readonly provider: string;
  readonly reference: string;
  /** The company's number; whoever has it may sign. */
  readonly id: string;
  readonly callbackUrl: string;
  readonly returnUrl: string;
  readonly product: string;
  readonly applicant: string;
  /** Whole rupiah. */
  readonly price: number;
  readonly downPayment: number;
  readonly months: number;
  readonly monthly: number;
  readonly total: number;
  papers: Paper[];
  submittedAt?: number;
  paidAt?: number;
  status: CompanyStatus;
  at: number;
  reason?: string;
  contract?: { readonly reference: string; readonly signedAt: number; readonly sha256: string };
  /** The signed file, base64. */
  file?: string;
}

export const VERDICTS = ['by-hand', 'approve', 'reject'] as const;
export const REQUESTS = ['ok', 'error', 'lost'] as const;

/** How the companies behave, by choice of whoever looks at the control page. */
export interface Behaviour {
  verdict: (typeof VERDICTS)[number];
  /** Milliseconds until a verdict that nobody gives by hand. */
  decideMs: number;
  /** Each decision is sent so many times. */
  copies: number;
  /** None is sent: the store has to ask. */
  silent: boolean;
  /** Requests of the store: `error` answers 500, `lost` does the work and answers 503. */
  requests: (typeof REQUESTS)[number];
}

export const WELL_BEHAVED: Behaviour = {
  verdict: 'by-hand',
  decideMs: 20_000,
  copies: 1,
  silent: false,
  requests: 'ok',
};

export interface Books {
  applications: Application[];
  behaviour: Behaviour;
  /** Counts contracts. */
  next: number;
  port: number;
}
