import * as v from 'valibot';
import { DELIVERY_METHODS } from './delivery.ts';

const code = () => v.pipe(v.string('required'), v.regex(/^[a-z\d][a-z\d-]{0,63}$/, 'required'));

/** What a person chose in the configurator. Whether it is on offer is `resolve`'s question. */
export const configuration = v.object({
  color: code(),
  /** Null for a model without accents. */
  accent: v.nullable(code()),
  battery: code(),
  /** Province code. */
  area: v.pipe(v.string('required'), v.regex(/^\d\d$/, 'required')),
  /** Slug; null until one is chosen. */
  dealer: v.nullable(code()),
  delivery: v.picklist(DELIVERY_METHODS, 'required'),
});

export type Configuration = v.InferOutput<typeof configuration>;

export const CONFIGURATION_FIELDS = [
  'color',
  'accent',
  'battery',
  'area',
  'dealer',
  'delivery',
] as const satisfies readonly (keyof Configuration)[];

export type ConfigurationField = (typeof CONFIGURATION_FIELDS)[number];

/** Ready to be saved or ordered: a dealer has to be chosen. */
const completeConfiguration = v.object({
  ...configuration.entries,
  dealer: v.pipe(v.string('dealer'), v.nonEmpty('dealer')),
});

/** What is still to be chosen, with the key of the message to show; the form and the server ask here. */
export const faultsOf = (
  choice: Configuration,
): { readonly field: ConfigurationField; readonly key: string }[] => {
  const checked = v.safeParse(completeConfiguration, choice);
  if (checked.success) return [];
  return checked.issues.flatMap(({ path, message }) => {
    const field = CONFIGURATION_FIELDS.find((name) => name === path?.[0]?.key);
    return field === undefined ? [] : [{ field, key: message }];
  });
};

/** Any text where a choice is expected: an old link, a hand-written address, another tab's state. */
export type AskedConfiguration = Partial<Record<ConfigurationField, string | null>>;

/** Words a request may carry, whatever they say; longer ones are no mistake of a person. */
const word = () => v.optional(v.nullable(v.pipe(v.string(), v.maxLength(80))));

export const askedConfiguration = v.object({
  color: word(),
  accent: word(),
  battery: word(),
  area: word(),
  dealer: word(),
  delivery: word(),
});
