// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { UpdateSisapiraStatusMutation, UpdateSisapiraStatusMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const UpdateSisapiraStatusDocument: TrustedDocument<UpdateSisapiraStatusMutation, UpdateSisapiraStatusMutationVariables> = {
  __meta__: { name: 'UpdateSisapiraStatus', hash: 'sha256:50055f4568fea8bec7a36d7fea7f8069743c7e30f77c860d9700a3a1210078b8' },
};
