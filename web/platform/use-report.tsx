'use client';

import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';

export interface Reporting<Report> {
  /** To be called with something else only when there is something else to say. */
  readonly onReport: (report: Report) => void;
}

export interface LateReport<Report> {
  /** Undefined until the script has come and said something. */
  readonly report: Report | undefined;
  /** The script did not come: without signal, or of a build that is gone. */
  readonly isMissing: boolean;
  /** Fetches a missing script again. */
  readonly retry: () => void;
  /** Shows nothing; the page has to render it. */
  readonly reporter: ReactNode;
}

/**
 * What only the second look of a page needs, in a script of its own: a component that shows nothing and
 * reports what it learns. @param load the same function each time
 */
export const useReport = <Props extends object, Report>(
  load: () => Promise<ComponentType<Props & Reporting<Report>>>,
  props: Props,
): LateReport<Report> => {
  const [Reporter, setReporter] = useState<ComponentType<Props & Reporting<Report>>>();
  const [report, setReport] = useState<Report>();
  const [isMissing, setIsMissing] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is what it is for.
  useEffect(() => {
    load().then(
      (loaded) => {
        setReporter(() => loaded);
        setIsMissing(false);
      },
      () => setIsMissing(true),
    );
  }, [load, tries]);
  return {
    report,
    isMissing,
    retry: () => setTries((before) => before + 1),
    reporter: Reporter && createElement(Reporter, { ...props, onReport: setReport }),
  };
};
