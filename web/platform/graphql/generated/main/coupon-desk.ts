// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { CouponDeskQuery, CouponDeskQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const CouponDeskDocument: TrustedDocument<CouponDeskQuery, CouponDeskQueryVariables> = {
  __meta__: { name: 'CouponDesk', hash: 'sha256:a703936e586a069f6a3730c6c64b037dca91999255e235eff25644a5b3fd31c3' },
};
