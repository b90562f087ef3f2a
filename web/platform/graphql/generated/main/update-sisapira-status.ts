// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { UpdateSisapiraStatusMutation, UpdateSisapiraStatusMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const UpdateSisapiraStatusDocument: TrustedDocument<UpdateSisapiraStatusMutation, UpdateSisapiraStatusMutationVariables> = {
  __meta__: { name: 'UpdateSisapiraStatus', hash: 'sha256:56fffe61ee77d10f2eaf4205c54685450f37afe9cc529ad057aefb7ab62c7158' },
};
