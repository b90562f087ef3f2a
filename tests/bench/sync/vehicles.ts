import { SyncDocument } from '#web/platform/graphql/generated/main.ts';
import { type GarageServer, startGarage } from '../../sync/garage/server.ts';
import { addVehicle } from '../../unit/db/garage-rows.ts';

export interface VehiclePull {
  readonly records: number;
  /** Bytes of all pages, from nothing. */
  readonly full: number;
  /** After one in a hundred changed. */
  readonly delta: number;
}

interface Page {
  readonly data: { readonly sync: { readonly cursor: string; readonly hasMore: boolean } };
}

const pullAll = async (server: GarageServer, cookie: string, from: string | null) => {
  let [cursor, bytes, more] = [from, 0, true];
  while (more) {
    const answer = await server.request(
      { 'content-type': 'application/json', cookie },
      JSON.stringify({
        documentId: SyncDocument.__meta__?.hash,
        variables: { scope: 'vehicles', cursor },
      }),
    );
    const text = await answer.text();
    bytes += Buffer.byteLength(text);
    ({ cursor, hasMore: more } = (JSON.parse(text) as Page).data.sync);
  }
  return { cursor, bytes };
};

/** A fleet owner's garage: all of it, then what changed. */
export const measureVehicles = async (records: number): Promise<VehiclePull> => {
  const server = await startGarage('bench-vehicles');
  try {
    const cookie = await server.signIn('cus_o2');
    await server.db.primary.batch(
      Array.from({ length: records - 1 }, (_, n) => addVehicle(`veh_fleet_${n}`, 'cus_o2')),
    );
    const first = await pullAll(server, cookie, null);
    await server.db.primary.execute(
      `UPDATE vehicle SET odometer_km = odometer_km + 7 WHERE id IN
        (SELECT id FROM vehicle WHERE owner_id = 'cus_o2' ORDER BY id LIMIT ${Math.round(records / 100)})`,
    );
    const { bytes: delta } = await pullAll(server, cookie, first.cursor);
    return { records, full: first.bytes, delta };
  } finally {
    server.stop();
  }
};
