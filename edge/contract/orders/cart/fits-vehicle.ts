import { productOfGeneration } from '#edge/contract/garage/generation.ts';

/** @param fits slugs of the models a thing fits; none for what fits every motorcycle, or a person */
export const fitsVehicle = (fits: readonly string[], generation: string): boolean =>
  fits.length === 0 || fits.includes(productOfGeneration(generation)?.slug ?? '');
