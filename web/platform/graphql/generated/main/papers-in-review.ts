// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { PapersInReviewQuery, PapersInReviewQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const PapersInReviewDocument: TrustedDocument<PapersInReviewQuery, PapersInReviewQueryVariables> = {
  __meta__: { name: 'PapersInReview', hash: 'sha256:d8720f1eed311fb99f2cfe14428ffc820efaebaa421da3349ed113e7a992123d' },
};
