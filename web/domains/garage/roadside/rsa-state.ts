'use client';

import * as v from 'valibot';
import { rememberedState } from '#web/platform/remembered-state.ts';

const State = v.object({
  step: v.picklist([1, 2, 3]),
  packageId: v.nullable(v.string()),
  /** VIN. */
  motorcycle: v.nullable(v.string()),
});
export type RsaState = v.InferOutput<typeof State>;

/** The wizard as this device keeps it. */
export const { set: setRsa, useState: useRsa } = rememberedState<RsaState>({
  key: 'rsa',
  schema: State,
  initial: { step: 1, packageId: null, motorcycle: null },
});
