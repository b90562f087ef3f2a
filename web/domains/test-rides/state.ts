'use client';

import * as v from 'valibot';
import { newId } from '#edge/contract/ids.ts';
import { DEFAULT_PRODUCT_ID } from '#edge/contract/test-rides/booking.ts';
import { firstReferral, referralCookie } from '#web/platform/analytics/first-referral.ts';
import type { BookTestRideMutationVariables } from '#web/platform/graphql/generated/main.ts';
import { rememberedState } from '#web/platform/remembered-state.ts';

const Success = v.object({
  id: v.string(),
  manageKey: v.string(),
  productName: v.string(),
  /** Epoch ms. */
  slotAt: v.number(),
  dealerSlug: v.string(),
});
/** What was booked last, as far as this device can tell without asking. */
export type BookedRide = v.InferOutput<typeof Success>;

const State = v.object({
  /** The specification’s number of the model. */
  productId: v.number(),
  /** Empty until somebody has chosen a model: the number is the specification’s before that. */
  productName: v.string(),
  /** Slug of the centre. */
  locationId: v.nullable(v.string()),
  /** Epoch ms. */
  slotAt: v.nullable(v.number()),
  /** Until when the slot is kept; epoch ms. */
  heldUntil: v.nullable(v.number()),
  /** As typed, right or wrong. */
  customer: v.object({
    name: v.string(),
    phoneNumber: v.string(),
    email: v.string(),
    licence: v.string(),
    /** Absent in what a device stored before it was a question. */
    isOfAge: v.optional(v.boolean()),
  }),
  survey: v.array(v.string()),
  /** Null while nobody touched the field. */
  affiliateKey: v.nullable(v.string()),
  /** The affiliate key has brought as many people as it may. */
  isLimit: v.boolean(),
  /** Of the ride that is being booked. */
  id: v.nullable(v.string()),
  manageKey: v.nullable(v.string()),
  successData: v.nullable(Success),
});
export type TestDriveState = v.InferOutput<typeof State>;

const NO_CUSTOMER = { name: '', phoneNumber: '', email: '', licence: '' };

const testDrive = rememberedState<TestDriveState>({
  key: 'test-drive',
  schema: State,
  initial: {
    productId: DEFAULT_PRODUCT_ID,
    productName: '',
    locationId: null,
    slotAt: null,
    heldUntil: null,
    customer: NO_CUSTOMER,
    survey: [],
    affiliateKey: null,
    isLimit: false,
    id: null,
    manageKey: null,
    successData: null,
  },
});

/** The test ride somebody is about to book, as this device keeps it. */
export const { read: readTestDrive, set: setTestDrive, useState: useTestDrive } = testDrive;

/** Whose recommendation stands in the field first; a link may have brought what is no key. */
export const firstKey = ({ affiliateKey }: TestDriveState): string =>
  firstReferral(affiliateKey, referralCookie());

/** Names of the ride that is being booked, the same however often it is sent. */
export const rideNames = (): { id: string; manageKey: string } => {
  const { id, manageKey } = readTestDrive();
  if (id !== null && manageKey !== null) return { id, manageKey };
  const names = { id: newId('trd'), manageKey: newId('trk') };
  setTestDrive(names);
  return names;
};

const N3_KEY = 'TEST_RIDE_N3';

/** The specification’s `TEST_RIDE_N3`: link of the last ride of an ALVA N3 booked on this device. */
export const rememberN3 = (productName: string, manageKey: string): void => {
  if (!/\bN3\b/.test(productName)) return;
  try {
    localStorage.setItem(N3_KEY, manageKey);
  } catch {
    // A full or closed storage costs the memory, nothing else.
  }
};

export const recallN3 = (): string | null => {
  try {
    return localStorage.getItem(N3_KEY);
  } catch {
    return null;
  }
};

/** The ride waits to be sent: its names are its own, the next one gets others. Who rides stays for that. */
export const settleQueued = (queued: BookedRide): void =>
  setTestDrive({
    successData: queued,
    id: null,
    manageKey: null,
    slotAt: null,
    heldUntil: null,
    survey: [],
    affiliateKey: null,
    isLimit: false,
  });

/** The ride is booked. */
export const settleBooked = (booked: BookedRide): void => {
  rememberN3(booked.productName, booked.manageKey);
  settleQueued(booked);
};

/** A ride that was refused when it was sent is chosen anew, for another time: all but that stays as it was. */
export const chooseAnew = ({ param }: BookTestRideMutationVariables): void =>
  setTestDrive({
    productId: param.productId,
    locationId: param.dealerSlug,
    slotAt: null,
    heldUntil: null,
    customer: {
      name: param.name,
      phoneNumber: param.phoneNumber,
      email: param.email ?? '',
      licence: param.licence,
      isOfAge: param.isOfAge === true,
    },
    survey: [...param.survey],
    affiliateKey: param.affiliateKey ?? '',
    id: null,
    manageKey: null,
    successData: null,
  });
