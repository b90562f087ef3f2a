import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  type GraphQLInputType,
  getNamedType,
  isInputObjectType,
  isScalarType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { ALLOWED } from '#web/platform/offline/outbox/allowed.ts';
import type { AllowList } from '#web/platform/offline/outbox/queueable.ts';

const AT = '2026-01-10T12:00:00.000Z';
const LATER = '2026-01-10T15:00:00.000Z';
const moved = (iso: string): string => `moved ${iso}`;

/** Every write that says when something happened or shall happen, and what the clock's mending makes of it. */
const MENDED = {
  deliverByCourier: [
    { param: { id: 'd', takenAt: AT }, uploadKey: 'k' },
    { param: { id: 'd', takenAt: moved(AT) }, uploadKey: 'k' },
  ],
  readNotifications: [{ readAt: AT }, { readAt: moved(AT) }],
  reportStation: [
    { input: { stationId: 's', seenAt: AT } },
    { input: { stationId: 's', seenAt: moved(AT) } },
  ],
  requestRoadsideAssistance: [
    { param: { id: 'r', askedAt: AT } },
    { param: { id: 'r', askedAt: moved(AT) } },
  ],
  setCustomerConsent: [
    { purpose: 'MEASUREMENT', granted: true, answeredAt: AT },
    { purpose: 'MEASUREMENT', granted: true, answeredAt: moved(AT) },
  ],
  setStationFavourite: [
    { stationId: 's', changedAt: AT },
    { stationId: 's', changedAt: moved(AT) },
  ],
  shareEv: [
    { vin: 'v', loanStart: AT, loanEnd: LATER },
    { vin: 'v', loanStart: moved(AT), loanEnd: moved(LATER) },
  ],
  updateCustomerAddress: [
    { input: { address: 'a', changedAt: AT } },
    { input: { address: 'a', changedAt: moved(AT) } },
  ],
  updateCustomerProfile: [
    { input: { name: 'n', changedAt: AT } },
    { input: { name: 'n', changedAt: moved(AT) } },
  ],
} as const;

/** Their times are slots that the server named, not readings of the device's clock. */
const SLOTS = ['bookService', 'bookTestRide'];

const allowed: AllowList = ALLOWED;
const schema = buildSchema(
  readFileSync(join(import.meta.dirname, '../../../edge/contract/main.graphql'), 'utf8'),
);
const mutations = schema.getMutationType()?.getFields();

const namesTime = (type: GraphQLInputType): boolean => {
  const named = getNamedType(type);
  if (isInputObjectType(named))
    return Object.values(named.getFields()).some((field) => namesTime(field.type));
  return isScalarType(named) && named.name === 'DateTime';
};

describe('times of a write made while the clock was wrong', () => {
  it.each(Object.entries(MENDED))('%s has all of them moved', (operation, [written, mended]) => {
    expect(allowed[operation]?.mend(written, moved)).toEqual(mended);
  });

  it('are known for every write that names one', () => {
    const naming = Object.keys(ALLOWED).filter((operation) =>
      mutations?.[operation]?.args.some(({ type }) => namesTime(type)),
    );
    expect(naming.sort()).toEqual([...Object.keys(MENDED), ...SLOTS].sort());
  });

  it('are asked about where a person chose them, and only there', () => {
    const asking = Object.entries(allowed).filter(([, { mendAsks }]) => mendAsks);
    expect(asking.map(([operation]) => operation)).toEqual(['shareEv']);
  });

  it('leave a loan that begins at once without a beginning of the device', () => {
    const atOnce = { vin: 'v', loanStart: null, loanEnd: LATER };
    expect(allowed.shareEv?.mend(atOnce, moved)).toEqual({ ...atOnce, loanEnd: moved(LATER) });
  });
});
