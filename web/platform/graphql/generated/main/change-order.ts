// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ChangeOrderMutation, ChangeOrderMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const ChangeOrderDocument: TrustedDocument<ChangeOrderMutation, ChangeOrderMutationVariables> = {
  __meta__: { name: 'ChangeOrder', hash: 'sha256:72151444bcac249fec2d54389b2470a64c2fb54530054f93afcce23ced859b4e' },
};
