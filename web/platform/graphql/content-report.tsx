'use client';

import { useLayoutEffect } from 'react';
import type { Reporting } from '#web/platform/use-report.tsx';
import type { TrustedDocument } from './send.ts';
import { type Live, useContent } from './use-operation.ts';

export interface ContentQuestion<Data, Variables> {
  readonly document: TrustedDocument<Data, Variables>;
  readonly variables: Variables | null;
}

/** Before the next paint: the page never shows what answers another question as the answer to this one. */
export function ContentReport<Data, Variables>({
  document,
  variables,
  onReport,
}: ContentQuestion<Data, Variables> & Reporting<Live<Data, Variables>>) {
  const live = useContent(document, variables);
  useLayoutEffect(() => onReport(live), [live, onReport]);
  return null;
}
