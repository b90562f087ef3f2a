import { expect, it } from 'vitest';
import { keepable } from '#web/domains/sharing/transfer/keepable.ts';

it('of a transfer the motorcycle and its steps stay on a device, and nobody else', () => {
  const transfer = {
    requesterOdooID: 'cus_b',
    name: 'Bima Pratama',
    phoneNumber: '+62811',
    ownerName: 'A** L******',
    vin: 'MJX1',
    productName: 'CERVO Q',
    snapshot: null,
    status: 'REQUESTED',
    incoming: true,
    requestedAt: '2026-11-20T00:00:00.000Z',
    expiresAt: '2026-11-27T00:00:00.000Z',
    decidedAt: null,
  } as const;
  const [copy] = keepable({ transferOwnershipList: [transfer] }).transferOwnershipList;
  expect(copy).toEqual({
    ...transfer,
    requesterOdooID: '',
    name: '',
    phoneNumber: null,
    ownerName: '',
  });
});
