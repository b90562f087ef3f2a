import { GraphQLScalarType } from 'graphql';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import type { EvseStatusRecord, StationRecord } from '#edge/contract/stations/record.ts';
import type { SyncRecord } from '#edge/contract/sync/collections.ts';

interface Records {
  StationRecord: StationRecord;
  EvseStatusRecord: EvseStatusRecord;
  SyncRecord: SyncRecord;
  OrderRecord: OrderRecord;
}

/**
 * Records that devices keep whole are scalars: nothing selects from them, their shape is the type of
 * the same name in `edge/contract`, and codegen gives the web that type.
 */
export type RecordScalars = {
  [Name in keyof Records]: { Input: never; Output: Records[Name] };
};

/** Where each shape is declared, for codegen and for the schema's readers. */
export const RECORD_MODULES: Readonly<Record<keyof Records, string>> = {
  StationRecord: 'edge/contract/stations/record.ts',
  EvseStatusRecord: 'edge/contract/stations/record.ts',
  SyncRecord: 'edge/contract/sync/collections.ts',
  OrderRecord: 'edge/contract/orders/order-record.ts',
};

export const recordScalar = (name: keyof Records): GraphQLScalarType =>
  new GraphQLScalarType({
    name,
    description: `JSON; its shape is \`${name}\` in ${RECORD_MODULES[name]}.`,
  });
