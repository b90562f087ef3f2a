import type { EvseStatusRecord, StationRecord } from '#edge/contract/stations/record.ts';
import { checkArea } from '#edge/contract/validators/station-area.ts';
import { main } from '#edge/graphql/builder.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { packHead, packRows } from './pack.sql.ts';

const PointInput = main.inputType('PointInput', {
  fields: (t) => ({ lat: t.float({ required: true }), lon: t.float({ required: true }) }),
});

const AreaInput = main.inputType('StationAreaInput', {
  description: 'A circle (`centre`, `radius`) or a straight corridor (`from`, `to`, `reach`).',
  fields: (t) => ({
    centre: t.field({ type: PointInput }),
    radius: t.int({ description: 'Metres, 1,000 to 100,000.' }),
    from: t.field({ type: PointInput }),
    to: t.field({ type: PointInput }),
    reach: t.int({ description: 'Metres to either side, 1,000 to 20,000.' }),
  }),
});

interface Pack {
  readonly cursor: string;
  readonly full: boolean;
  readonly stationIds: readonly string[];
  readonly stations: readonly StationRecord[];
  readonly statuses: readonly EvseStatusRecord[];
}

const compressedBytes = async (text: string): Promise<number> => {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return (await new Response(stream).arrayBuffer()).byteLength;
};

const PackRef = main.objectRef<Pack>('StationPack').implement({
  description: 'The charging stations of an area, to take along.',
  fields: (t) => ({
    count: t.int({
      description: 'Stations in the area, changed or not.',
      resolve: ({ stationIds }) => stationIds.length,
    }),
    bytes: t.int({
      description: 'What `stations` and `statuses` weigh compressed; ask for it alone, before.',
      resolve: ({ stations, statuses }) => compressedBytes(JSON.stringify([stations, statuses])),
    }),
    cursor: t.exposeString('cursor', { description: 'For the next update; opaque.' }),
    full: t.exposeBoolean('full', {
      description: 'Everything is here; a cursor that was given was of no use.',
    }),
    stationIds: t.idList({
      description: 'All of the area: what is not among them has gone.',
      resolve: ({ stationIds }) => [...stationIds],
    }),
    stations: t.field({
      type: ['StationRecord'],
      description: 'Those that changed, status included, since the cursor.',
      resolve: ({ stations }) => stations,
    }),
    statuses: t.field({ type: ['EvseStatusRecord'], resolve: ({ statuses }) => statuses }),
  }),
});

const seqIn = (cursor: string | null | undefined): { epoch: string; seq: number } | undefined => {
  const [, epoch, seq] = /^([\w-]{1,64})\.(\d{1,15})$/.exec(cursor ?? '') ?? [];
  return epoch === undefined ? undefined : { epoch, seq: Number(seq) };
};

main.queryField('stationPack', (t) =>
  t.field({
    type: PackRef,
    description: 'Stations of an area; with the cursor of an earlier answer only what changed.',
    args: { area: t.arg({ type: AreaInput, required: true }), cursor: t.arg.string() },
    resolve: async (_, { area: given, cursor }, { read }) => {
      const checked = checkArea(given);
      if (!checked.ok) throw new Refusal('BAD_USER_INPUT', checked.fault);
      const known = seqIn(cursor);
      const [head, rows] = await Promise.all([
        read(packHead({})),
        read(packRows(checked.value, known?.seq ?? -1)),
      ]);
      const usable = known !== undefined && known.epoch === head.epoch && known.seq <= head.seq;
      const sent = usable ? rows.filter(({ changed }) => changed) : rows;
      return {
        cursor: `${head.epoch}.${head.seq}`,
        full: !usable,
        stationIds: rows.map(({ record }) => record.id),
        stations: sent.map(({ record }) => record),
        statuses: sent.flatMap(({ statuses }) => statuses),
      };
    },
  }),
);
