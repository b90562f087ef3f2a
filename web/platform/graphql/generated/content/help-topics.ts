// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { HelpTopicsQuery, HelpTopicsQueryVariables } from '#web/platform/graphql/generated/content.ts';

export const HelpTopicsDocument: TrustedDocument<HelpTopicsQuery, HelpTopicsQueryVariables> = {
  __meta__: { name: 'HelpTopics', hash: 'sha256:f6a94e9e3790f96b9b7adda0e725a1a2a55d32bf49c5b9cf94abaca10d350db3' },
};
