// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ReportStationMutation, ReportStationMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const ReportStationDocument: TrustedDocument<ReportStationMutation, ReportStationMutationVariables> = {
  __meta__: { name: 'ReportStation', hash: 'sha256:3931eeb074e95d0ea2cd773e41ad7cc509a3812cb95d3049a9a8e5a88c1060e5' },
};
