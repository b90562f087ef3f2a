// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SaveConfigurationMutation, SaveConfigurationMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const SaveConfigurationDocument: TrustedDocument<SaveConfigurationMutation, SaveConfigurationMutationVariables> = {
  __meta__: { name: 'SaveConfiguration', hash: 'sha256:6b64c3482a7a8a66fed4878378927a11ebf65968169cdba4ace5b986119ba8aa' },
};
