import { customers, type MatrixRow } from './row.ts';

/** Whose request it is shows in the answer, not in a refusal: tests/api/sharing. */
export const rows: readonly MatrixRow[] = [
  {
    operation: 'transferOwnershipList',
    document: '{ transferOwnershipList { vin } }',
    verdicts: customers,
  },
  {
    operation: 'createTransferOwnership',
    document:
      'mutation { createTransferOwnership(vin: "MJXVA1BN1PK999999", isTransfer: true) { success } }',
    verdicts: customers,
  },
  ...['approveTransferOwnership', 'denyTransferOwnership'].map((operation) => ({
    operation,
    document: `mutation { ${operation}(vin: "MJXVA1BN1PK999999", requester: "1") { success } }`,
    verdicts: customers,
  })),
  {
    operation: 'cancelTransferOwnership',
    document: 'mutation { cancelTransferOwnership(vin: "MJXVA1BN1PK999999") { success } }',
    verdicts: customers,
  },
];
