/** Paths, without language, of the steps from a configuration to how it is paid. */
export interface PurchaseSteps {
  readonly customize: string;
  readonly payment: string;
  readonly installment: string;
}

const below = (base: string, query = ''): PurchaseSteps => ({
  customize: `${base}/customize${query}`,
  payment: `${base}/customize/payment${query}`,
  installment: `${base}/customize/payment/installment${query}`,
});

/** Of a model on its own. */
export const stepsOfModel = (slug: string): PurchaseSteps => below(`/product/${slug}`);

/** Of one of several models that are compared: the others stay at hand in each step. */
export const stepsOfCompared = (slugs: readonly string[], slug: string): PurchaseSteps =>
  slugs.length < 2
    ? stepsOfModel(slug)
    : below(
        '/product/compare',
        `?${new URLSearchParams({ models: slugs.join(','), model: slug })}`,
      );
