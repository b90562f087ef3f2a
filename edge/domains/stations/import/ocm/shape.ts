import * as v from 'valibot';

const text = v.nullish(v.pipe(v.string(), v.trim()));
const number = v.nullish(v.pipe(v.number(), v.finite()));

const Connection = v.object({
  ConnectionTypeID: number,
  StatusTypeID: number,
  CurrentTypeID: number,
  PowerKW: number,
  Amps: number,
  Quantity: number,
});

/** A point of Open Charge Map's API (v3, also with `compact=true`), as far as a rider cares. */
export const PoiSchema = v.object({
  ID: v.pipe(v.number(), v.integer()),
  StatusTypeID: number,
  SubmissionStatusTypeID: number,
  OperatorInfo: v.nullish(v.object({ Title: text })),
  UsageCost: text,
  DateLastVerified: text,
  DateLastStatusUpdate: text,
  AddressInfo: v.object({
    Title: v.pipe(v.string(), v.trim(), v.nonEmpty()),
    AddressLine1: text,
    Town: text,
    StateOrProvince: text,
    Latitude: v.number(),
    Longitude: v.number(),
    ContactTelephone1: text,
    AccessComments: text,
  }),
  Connections: v.nullish(v.array(Connection)),
  MediaItems: v.nullish(
    v.array(
      v.object({
        ItemURL: text,
        Comment: text,
        IsEnabled: v.nullish(v.boolean()),
        IsVideo: v.nullish(v.boolean()),
      }),
    ),
  ),
});

export type Poi = v.InferOutput<typeof PoiSchema>;
export type PoiConnection = v.InferOutput<typeof Connection>;
