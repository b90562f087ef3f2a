'use client';

import type { ComponentType, ReactNode } from 'react';
import { type Arrival, arrival } from '#web/platform/late/arrival.ts';
import { type Reporting, useReport } from '#web/platform/use-report.tsx';
import type { ContentQuestion } from './content-report.tsx';
import type { Fault } from './fault.ts';
import type { TrustedDocument } from './send.ts';
import type { Live } from './use-operation.ts';

type Reporter<Data, Variables> = ComponentType<
  ContentQuestion<Data, Variables> & Reporting<Live<Data, Variables>>
>;

/** One for every question: what it asks is in its properties. */
const asking = arrival(async () => (await import('./content-report.tsx')).ContentReport);

const AWAY: Fault = { layer: 'network', message: '' };

/**
 * Live public content for a page that has its first answer in it: the latest comes with a script of its own,
 * which is not waited for. A script that does not come is a network that does not answer. @returns beside
 * the answer what the page has to render to get it; it shows nothing
 */
export const useLateContent = <Data, Variables>(
  document: TrustedDocument<Data, Variables>,
  variables: Variables | null,
): readonly [Live<Data, Variables>, ReactNode] => {
  const { report, isMissing, reporter } = useReport<
    ContentQuestion<Data, Variables>,
    Live<Data, Variables>
  >(asking as Arrival<Reporter<Data, Variables>>, { document, variables });
  const live = report ?? {
    data: undefined,
    sent: undefined,
    at: undefined,
    isValidating: !isMissing,
    fault: isMissing ? AWAY : undefined,
    retry: asking.again,
  };
  return [live, reporter];
};
