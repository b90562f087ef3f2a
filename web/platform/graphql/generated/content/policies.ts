// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { PoliciesQuery, PoliciesQueryVariables } from '#web/platform/graphql/generated/content.ts';

export const PoliciesDocument: TrustedDocument<PoliciesQuery, PoliciesQueryVariables> = {
  __meta__: { name: 'Policies', hash: 'sha256:5891569b03fc61c19942055debfaea103413ad4131b79abc676cf77211de6422' },
};
