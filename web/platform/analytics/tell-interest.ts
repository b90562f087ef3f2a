import { beacon } from '../graphql/beacon.ts';
import { InsertDataLeadsDocument } from '../graphql/generated/main.ts';

/** Tells the shop that somebody goes on from a model. @param slug of the model */
export const tellInterest = (slug: string): void =>
  beacon(InsertDataLeadsDocument, { productName: slug });
