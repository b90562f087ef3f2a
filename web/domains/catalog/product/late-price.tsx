'use client';

import { lazy, Suspense } from 'react';
import type { PriceCalculatorProps } from './price-calculator.tsx';

const PriceCalculator = lazy(() => import('./price-calculator.tsx'));

/** Written with the page, alive a moment after it: nobody asks for a price before the first scroll. */
export function LatePrice(props: PriceCalculatorProps) {
  return (
    <Suspense>
      <PriceCalculator {...props} />
    </Suspense>
  );
}
