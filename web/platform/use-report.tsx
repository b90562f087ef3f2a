'use client';

import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import type { Arrival } from './late/arrival.ts';
import { useArrival, useMissing } from './late/use-arrival.ts';

export interface Reporting<Report> {
  /** To be called with something else only when there is something else to say. */
  readonly onReport: (report: Report) => void;
}

export interface LateReport<Report> {
  /** Undefined until the script has come and said something. */
  readonly report: Report | undefined;
  /** The script did not come: without signal, or of a build that is gone. */
  readonly isMissing: boolean;
  /** Shows nothing; the page has to render it. */
  readonly reporter: ReactNode;
}

/**
 * What only the second look of a page needs, in a script of its own: a component that shows nothing and
 * reports what it learns.
 */
export const useReport = <Props extends object, Report>(
  coming: Arrival<ComponentType<Props & Reporting<Report>>>,
  props: Props,
): LateReport<Report> => {
  const Reporter = useArrival(coming);
  const isMissing = useMissing(coming);
  const [report, setReport] = useState<Report>();
  useEffect(() => void coming.fetch(), [coming]);
  return {
    report,
    isMissing,
    reporter: Reporter && createElement(Reporter, { ...props, onReport: setReport }),
  };
};
