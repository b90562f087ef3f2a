import { MAX_COMPARED } from '#edge/contract/catalog/comparison.ts';

interface Named {
  readonly slug: string;
  readonly name: string;
}

export interface Compared<M extends Named> {
  readonly models: readonly M[];
  /** Words of the address that are no model. */
  readonly unknown: readonly string[];
  /** More were asked for than stand side by side. */
  readonly isCut: boolean;
}

/** The models an address names (`?models=alva-one,alva-cervo`); without any, the first ones. */
export const comparedModels = <M extends Named>(
  all: readonly M[],
  query: URLSearchParams,
): Compared<M> => {
  const words = [...new Set((query.get('models') ?? '').split(',').filter(Boolean))];
  const models = words.flatMap((word) => all.filter(({ slug }) => slug === word));
  const unknown = words
    .filter((word) => !all.some(({ slug }) => slug === word))
    .slice(0, MAX_COMPARED);
  return {
    models: words.length === 0 ? all.slice(0, MAX_COMPARED) : models.slice(0, MAX_COMPARED),
    unknown,
    isCut: models.length > MAX_COMPARED,
  };
};
