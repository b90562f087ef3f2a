import type { StationArea } from '#edge/contract/stations/area.ts';
import type { EvseStatusRecord, StationRecord } from '#edge/contract/stations/record.ts';
import { tilesOfArea } from '#edge/contract/stations/tiles.ts';
import { MINUTE_MS } from '#edge/contract/time.ts';
import { type AreaInput, checkArea } from '#edge/contract/validators/station-area.ts';
import { content, main } from '#edge/graphql/builder.ts';
import type { Context } from '#edge/graphql/context.ts';
import { recordScalar } from '#edge/graphql/records.ts';
import { keptFor } from '#edge/graphql/revised.ts';
import { holdToAttempts, triedBy } from '#edge/platform/attempts.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';
import { packHead, packRows } from './pack.sql.ts';
import { openArchive } from './tiles/open.ts';

/** A pack is the dearest answer there is: up to a second of the store and a megabyte. A device asks for one in hours. */
const RULE = declareLimit({
  purpose: 'stations.pack',
  most: 60,
  windowMs: 10 * MINUTE_MS,
  what: 'areas of chargers taken along or asked about',
  by: 'customer, else address',
});

interface Pack {
  readonly area: StationArea;
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

/** Nothing where there is no archive, or it cannot be read: a pack without streets is a pack. */
const mapBytes = async (area: StationArea, { mapFile, log }: Context): Promise<number> => {
  if (mapFile === undefined) return 0;
  try {
    const archive = await openArchive(mapFile);
    const described = await archive.describe();
    return described === undefined ? 0 : await archive.bytesOf(tilesOfArea(area, described));
  } catch (error) {
    log.error('map not read', { cause: String(error) });
    return 0;
  }
};

/** The same types in both schemas. */
const define = (builder: typeof main) => {
  builder.addScalarType('StationRecord', recordScalar('StationRecord'));
  builder.addScalarType('EvseStatusRecord', recordScalar('EvseStatusRecord'));

  const PointInput = builder.inputType('PointInput', {
    fields: (t) => ({ lat: t.float({ required: true }), lon: t.float({ required: true }) }),
  });

  const AreaInput = builder.inputType('StationAreaInput', {
    description: 'A circle (`centre`, `radius`) or a straight corridor (`from`, `to`, `reach`).',
    fields: (t) => ({
      centre: t.field({ type: PointInput }),
      radius: t.int({ description: 'Metres, 1,000 to 100,000.' }),
      from: t.field({ type: PointInput }),
      to: t.field({ type: PointInput }),
      reach: t.int({ description: 'Metres to either side, 1,000 to 20,000.' }),
    }),
  });

  const PackRef = builder.objectRef<Pack>('StationPack').implement({
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
      mapBytes: t.int({
        description:
          'What the tiles of the map of this area weigh compressed, which are fetched one by one.',
        resolve: ({ area }, _, context) => mapBytes(area, context),
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
  return { AreaInput, PackRef };
};

const seqIn = (cursor: string | null | undefined): { epoch: string; seq: number } | undefined => {
  const [, epoch, seq] = /^([\w-]{1,64})\.(\d{1,15})$/.exec(cursor ?? '') ?? [];
  return epoch === undefined ? undefined : { epoch, seq: Number(seq) };
};

const packOf = async (
  given: AreaInput,
  cursor: string | null | undefined,
  context: Context,
): Promise<Pack> => {
  const { identity, read } = context;
  const checked = checkArea(given);
  if (!checked.ok) throw new Refusal('BAD_USER_INPUT', checked.fault);
  await holdToAttempts(context, RULE, await triedBy(identity.claimedCustomerId, context));
  const since = seqIn(cursor);
  const [head, rows] = await Promise.all([
    read(packHead({})),
    read(packRows(checked.value, since?.seq ?? -1)),
  ]);
  const usable = since !== undefined && since.epoch === head.epoch && since.seq <= head.seq;
  const sent = usable ? rows.filter(({ changed }) => changed) : rows;
  return {
    area: checked.value,
    cursor: `${head.epoch}.${head.seq}`,
    full: !usable,
    stationIds: rows.map(({ record }) => record.id),
    stations: sent.map(({ record }) => record),
    statuses: sent.flatMap(({ statuses }) => statuses),
  };
};

const whole = define(content);

content.queryField('stationPack', (t) =>
  t.field({
    type: whole.PackRef,
    description: 'Stations of an area, all of them, as they were a minute ago at most.',
    extensions: keptFor(MINUTE_MS),
    args: { area: t.arg({ type: whole.AreaInput, required: true }) },
    resolve: (_, { area }, context) => packOf(area, undefined, context),
  }),
);

const updated = define(main);

main.queryField('stationPack', (t) =>
  t.field({
    type: updated.PackRef,
    description: 'Stations of an area; with the cursor of an earlier answer only what changed.',
    args: {
      area: t.arg({ type: updated.AreaInput, required: true }),
      cursor: t.arg.string(),
    },
    resolve: (_, { area, cursor }, context) => packOf(area, cursor, context),
  }),
);
