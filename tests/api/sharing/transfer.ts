import { type ActorName, actor } from '#tests/support/actors.ts';
import type { Bff } from '#tests/support/bff.ts';

/** What the demo people answer to as requesters. */
export const ODOO = {
  owner: '500101',
  owner2: '500102',
  guestRider: '500103',
  affiliate: '500104',
};

interface Common {
  readonly success: boolean;
  readonly errorCode: string | null;
}

interface Requested extends Common {
  readonly ownerData: Record<string, unknown> | null;
  readonly isAlreadyRequest: boolean;
  readonly totalAttempts: number;
}

interface Row {
  readonly requesterOdooID: string;
  readonly name: string;
  readonly phoneNumber: string | null;
  readonly ownerName: string;
  readonly vin: string;
  readonly status: string;
  readonly incoming: boolean;
}

/** The operations of a transfer, as one person or another calls them. */
export const transferOn = (bff: Bff) => {
  const headers = new Map<ActorName, { cookie: string }>();
  const as = async (by: ActorName) => {
    const session = headers.get(by) ?? (await actor(bff, by));
    headers.set(by, session);
    return { headers: session };
  };
  const run = async <T>(by: ActorName, document: string) => bff.gql<T>(document, {}, await as(by));
  const common = (name: string) => async (by: ActorName, vin: string, requester: string) =>
    (
      await run<Record<string, Common>>(
        by,
        `mutation { ${name}(vin: "${vin}", requester: "${requester}") { success errorCode } }`,
      )
    ).data?.[name];
  return {
    headers: async (by: ActorName) => (await as(by)).headers,
    request: async (by: ActorName, vin: string, isTransfer = true) =>
      run<{ createTransferOwnership: Requested }>(
        by,
        `mutation { createTransferOwnership(vin: "${vin}", isTransfer: ${isTransfer}) {
          success message errorCode ownerData { name oID email vin phoneNumber }
          isAlreadyRequest totalAttempts } }`,
      ),
    approve: common('approveTransferOwnership'),
    deny: common('denyTransferOwnership'),
    cancel: async (by: ActorName, vin: string) =>
      (
        await run<{ cancelTransferOwnership: Common }>(
          by,
          `mutation { cancelTransferOwnership(vin: "${vin}") { success errorCode } }`,
        )
      ).data?.cancelTransferOwnership,
    list: async (by: ActorName, vin?: string) =>
      (
        await run<{ transferOwnershipList: Row[] }>(
          by,
          `{ transferOwnershipList${vin === undefined ? '' : `(vin: "${vin}")`} {
            requesterOdooID name phoneNumber ownerName vin status incoming productName snapshot
            requestedAt expiresAt decidedAt } }`,
        )
      ).data?.transferOwnershipList,
  };
};

export const vinOf = async (bff: Bff, id: string): Promise<string> =>
  String((await bff.db.primary.execute(`SELECT vin FROM vehicle WHERE id = '${id}'`)).rows[0]?.vin);
