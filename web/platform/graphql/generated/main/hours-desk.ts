// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { HoursDeskQuery, HoursDeskQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const HoursDeskDocument: TrustedDocument<HoursDeskQuery, HoursDeskQueryVariables> = {
  __meta__: { name: 'HoursDesk', hash: 'sha256:6e2f3956ac147423195cb328381662f43adae67fa4d9ca40b12ba65f13c7002f' },
};
