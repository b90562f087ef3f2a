import { RETURN_PARAMETER, returnPath } from './return-path.ts';

/**
 * Proving once more who one is on a page of its own, because others' scripts (Google's loader, the captcha)
 * may run there alone: decisions/proof-in-a-window.md. The page that asks waits, with all that is typed on it.
 */

const CHANNEL = 'alva-proof';
const ASKED_BY = 'asked-by';
const WAY = 'way';

/** As the provider names them. */
export const PROOF_WAYS = ['password', 'google.com', 'phone'] as const;
export type ProofWay = (typeof PROOF_WAYS)[number];

export interface ProofRequest {
  /** Who waits in another window; nobody where the whole page was taken. */
  readonly askedBy: string | undefined;
  /** Where the whole page leads back to, without its language. */
  readonly next: string;
  /** The one that was pressed; all of the account's are there. */
  readonly way: ProofWay | undefined;
}

interface Wanted {
  readonly way: ProofWay;
  readonly askedBy?: string;
  readonly next?: string;
}

/** Address of the page, without its language. */
export const proofPath = ({ way, askedBy, next }: Wanted): string => {
  const query = new URLSearchParams({
    [WAY]: way,
    ...(askedBy !== undefined && { [ASKED_BY]: askedBy }),
    ...(next !== undefined && { [RETURN_PARAMETER]: returnPath(next) }),
  });
  return `/login/prove?${query}`;
};

/** What its address says. Whoever made that up is led to our own pages alone, and tells nobody anything. */
export const readRequest = (search: string): ProofRequest => {
  const query = new URLSearchParams(search);
  return {
    askedBy: query.get(ASKED_BY) ?? undefined,
    next: returnPath(query.get(RETURN_PARAMETER)),
    way: PROOF_WAYS.find((way) => way === query.get(WAY)),
  };
};

/** Says to the page that waits that it is done. It is believed in nothing: our server judges what is sent once more. */
export const tellProof = (askedBy: string): void => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(askedBy);
  channel.close();
};

/** @returns stops listening */
export const hearProof = (askedBy: string, onProved: () => void): (() => void) => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === askedBy) onProved();
  });
  return () => channel.close();
};
