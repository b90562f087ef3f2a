export const SANDBOX_CHANNELS = ['mail', 'whatsapp', 'sms', 'push'] as const;
type SandboxChannel = (typeof SANDBOX_CHANNELS)[number];

/** What becomes of a message that was taken: it arrives, is read, fails, or nobody says. */
export const OUTCOMES = ['delivered', 'read', 'failed', 'silent'] as const;
type Outcome = (typeof OUTCOMES)[number];

/** What is done with requests. `lost`: carried out, and the answer gets lost. */
export const REQUESTS = ['ok', 'busy', 'error', 'lost', 'refused'] as const;
type RequestsMode = (typeof REQUESTS)[number];

/** How the providers behave, for all of them. */
export interface Behaviour {
  /** Until a status is told. */
  delayMs: number;
  /** How often each is told. */
  copies: number;
  /** The last status first. */
  reversed: boolean;
  requests: RequestsMode;
  mail: Outcome;
  whatsapp: Outcome;
  sms: Outcome;
  /** `failed`: the browser has ended its subscription. */
  push: Outcome;
}

export const WELL_BEHAVED: Behaviour = {
  delayMs: 300,
  copies: 1,
  reversed: false,
  requests: 'ok',
  mail: 'delivered',
  whatsapp: 'read',
  sms: 'delivered',
  push: 'delivered',
};

/** A message somebody got, or would have got. */
export interface SentMessage {
  readonly id: string;
  readonly channel: SandboxChannel;
  readonly to: string;
  /** Epoch ms. */
  readonly at: number;
  /** Our key, where the provider is told it. */
  readonly key: string;
  status: string;
  readonly subject?: string;
  readonly html?: string;
  /** What stands there to read. */
  readonly text: string;
  /** Address of the button, where there is one. */
  readonly button?: string;
  /** A push as the browser gets it, decrypted. */
  readonly pushed?: string;
  readonly attachments?: readonly { readonly filename: string; readonly content: string }[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a browser keeps for itself of a subscription. */
export interface PushKeys {
  readonly privateKey: string;
  readonly auth: string;
}
