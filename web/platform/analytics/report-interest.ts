import { beacon } from '#web/platform/graphql/beacon.ts';
import { InsertDataLeadsDocument } from '#web/platform/graphql/generated/main/insert-data-leads.ts';

/** Tells the shop that somebody goes on from a model. @param slug of the model */
export const reportInterest = (slug: string): void =>
  beacon(InsertDataLeadsDocument, { productName: slug });
