// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { RequestRefundMutation, RequestRefundMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const RequestRefundDocument: TrustedDocument<RequestRefundMutation, RequestRefundMutationVariables> = {
  __meta__: { name: 'RequestRefund', hash: 'sha256:481d1412060c1787deecb1a43950f2de48e10e549f156bd6bb129dcc7c6d824a' },
};
