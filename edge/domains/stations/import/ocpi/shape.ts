import * as v from 'valibot';

const text = v.pipe(v.string(), v.trim());
const optional = <T extends v.GenericSchema>(schema: T) => v.nullish(schema);
const whole = v.pipe(v.number(), v.finite(), v.minValue(0));

const Connector = v.object({
  id: v.pipe(text, v.nonEmpty()),
  standard: text,
  format: v.fallback(v.picklist(['SOCKET', 'CABLE']), 'CABLE'),
  power_type: optional(text),
  max_voltage: optional(whole),
  max_amperage: optional(whole),
  max_electric_power: optional(whole),
  /** 2.2.1; 2.1.1 has one `tariff_id`. */
  tariff_ids: optional(v.array(text)),
  tariff_id: optional(text),
});

const Evse = v.object({
  uid: v.pipe(text, v.nonEmpty()),
  status: text,
  connectors: v.array(Connector),
  parking_restrictions: optional(v.array(text)),
  images: optional(v.array(v.unknown())),
  last_updated: optional(text),
});

const Period = v.object({ period_begin: text, period_end: text });

export const Hours = v.object({
  /** 2.1.1 leaves it out beside regular hours. */
  twentyfourseven: optional(v.boolean()),
  regular_hours: optional(
    v.array(
      v.object({
        weekday: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)),
        period_begin: v.pipe(text, v.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
        period_end: v.pipe(text, v.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/)),
      }),
    ),
  ),
  exceptional_openings: optional(v.array(Period)),
  exceptional_closings: optional(v.array(Period)),
});

/** What a location is called, whatever else is wrong with it. */
export const LocationNameSchema = v.object({
  country_code: v.fallback(optional(text), undefined),
  party_id: v.fallback(optional(text), undefined),
  id: v.pipe(text, v.nonEmpty()),
});

/** An OCPI 2.1.1 to 2.3.0 Location, as far as a rider cares. Hours are judged on their own. */
export const LocationSchema = v.object({
  country_code: optional(text),
  party_id: optional(text),
  id: v.pipe(text, v.nonEmpty()),
  publish: optional(v.boolean()),
  name: optional(text),
  address: text,
  city: text,
  state: optional(text),
  coordinates: v.object({
    latitude: v.union([text, v.number()]),
    longitude: v.union([text, v.number()]),
  }),
  evses: optional(v.array(Evse)),
  directions: optional(v.array(v.object({ language: text, text }))),
  operator: optional(v.object({ name: text })),
  facilities: optional(v.array(text)),
  time_zone: optional(text),
  opening_times: optional(v.unknown()),
  /** Judged one by one. */
  images: optional(v.array(v.unknown())),
  /** 2.3.0. */
  help_phone: optional(text),
});

export type OcpiLocation = v.InferOutput<typeof LocationSchema>;
export type OcpiEvse = v.InferOutput<typeof Evse>;
export type OcpiConnector = v.InferOutput<typeof Connector>;
