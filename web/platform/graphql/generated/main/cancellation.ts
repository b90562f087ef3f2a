// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { CancellationQuery, CancellationQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const CancellationDocument: TrustedDocument<CancellationQuery, CancellationQueryVariables> = {
  __meta__: { name: 'Cancellation', hash: 'sha256:00eac75090964a569c94eaed1edda031ae0cf737089b9f4565868341bb8c92b4' },
};
