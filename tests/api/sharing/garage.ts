import { newId, ulid } from '#edge/contract/ids.ts';
import { type ActorName, actor } from '#tests/support/actors.ts';
import type { Bff } from '#tests/support/bff.ts';

export const VINS = {
  /** Ayu's; Citra rides it, Dimas did. */
  one: 'MJXVA1BN1RK000101',
  /** Ayu's; nobody rides it, Bima did and left. */
  cervo: 'MJXVA2BP1SK002117',
};

export const newShare = (): string => newId('shr');
export const newEnding = (): string => newId('end');
export const newKey = (): string => ulid(Date.now());

const SHARE = `mutation Share($vin: ID!, $uID: ID!, $odooID: Int, $id: ID, $loanStart: DateTime, $loanEnd: DateTime,
  $allows: [LoanScope!], $assumes: ShareAssumption) {
  shareEv(vin: $vin, uID: $uID, odooID: $odooID, id: $id, loanStart: $loanStart, loanEnd: $loanEnd,
    allows: $allows, assumes: $assumes) {
    success message errorCode share { id guestFullname loanStart loanEnd }
    conflict { endingId endedAt endedBy }
  } }`;
const REVOKE = `mutation Revoke($vin: ID!, $uID: ID!, $odooID: Int, $id: ID) {
  revokeShareEv(vin: $vin, uID: $uID, odooID: $odooID, id: $id) { success errorCode } }`;
const ACCEPT = 'mutation Accept($id: ID!) { acceptShareEv(id: $id) { success errorCode } }';
const DECLINE = `mutation Decline($id: ID!, $endingId: ID) {
  declineShareEv(id: $id, endingId: $endingId) { success errorCode } }`;
const LIST = `query List($vin: ID!) { shareList(vin: $vin) {
  name customerID oID phoneNumber own loanStart loanEnd allows accepted } }`;
const HISTORY = `query History($vin: ID!) { shareEVHistoryList(vin: $vin) {
  ownerID loanStart loanEnd guestID guestFullname guestPhoneNumber vin endedBy } }`;

interface Shared {
  readonly success: boolean;
  readonly errorCode: string | null;
  readonly share: { id: string; guestFullname: string; loanStart: string; loanEnd: string } | null;
  readonly conflict: { endingId: string; endedBy: string } | null;
}

interface Answered {
  readonly success: boolean;
  readonly errorCode: string | null;
}

/** One demo customer at work on a running BFF. */
export const rider = async (bff: Bff, name: ActorName) => {
  const session = await actor(bff, name);
  const ask = async <T>(document: string, field: string, variables: object, key?: string) => {
    const headers = { ...session, ...(key === undefined ? {} : { 'idempotency-key': key }) };
    const { data, errors } = await bff.gql<Record<string, T>>(document, variables, { headers });
    const code = errors?.[0]?.extensions?.code;
    if (code !== undefined) return { code: String(code), value: undefined };
    return { code: undefined, value: data?.[field] };
  };
  return {
    headers: session,
    share: (variables: object, key?: string) => ask<Shared>(SHARE, 'shareEv', variables, key),
    revoke: (variables: object, key?: string) =>
      ask<{ success: boolean }>(REVOKE, 'revokeShareEv', variables, key),
    accept: (id: string, key?: string) => ask<Answered>(ACCEPT, 'acceptShareEv', { id }, key),
    decline: (id: string, endingId?: string, key?: string) =>
      ask<Answered>(DECLINE, 'declineShareEv', { id, endingId }, key),
    list: (vin: string) => ask<Record<string, unknown>[]>(LIST, 'shareList', { vin }),
    history: (vin: string) =>
      ask<Record<string, unknown>[]>(HISTORY, 'shareEVHistoryList', { vin }),
  };
};

export type Rider = Awaited<ReturnType<typeof rider>>;

/** A loan that its guest has taken. */
export const lend = async (owner: Rider, guest: Rider, variables: object, key?: string) => {
  const answer = await owner.share(variables, key);
  if (answer.value?.share) await guest.accept(answer.value.share.id);
  return answer;
};
