// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SavedConfigurationsQuery, SavedConfigurationsQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const SavedConfigurationsDocument: TrustedDocument<SavedConfigurationsQuery, SavedConfigurationsQueryVariables> = {
  __meta__: { name: 'SavedConfigurations', hash: 'sha256:062dd5b653e5596d27c5177f3ac5ccd595cef220cd9e52689f0586fd369a3376' },
};
