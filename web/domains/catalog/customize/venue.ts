import type { ConfigurableModel } from '#edge/contract/catalog/offered.ts';

/** The centre with pages of its own: `/product/{model}/aec-scbd/customize`. */
export const VENUE = 'aec-scbd';

/** Batteries a model is handed over with there, where it is not all of them. */
const BATTERIES: Readonly<Record<string, readonly string[]>> = { 'alva-one': ['single'] };

/** The model as it can be had at the centre: see decisions/aec-scbd.md. */
export const atVenue = (model: ConfigurableModel): ConfigurableModel => {
  const batteries = BATTERIES[model.slug];
  if (batteries === undefined) return model;
  return {
    ...model,
    values: model.values.filter(
      ({ component, code }) => component !== 'battery' || batteries.includes(code),
    ),
  };
};
