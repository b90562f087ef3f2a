'use client';

import { type ComponentType, createElement, use } from 'react';
import type { Arrival } from './arrival.ts';

interface Props<Own> {
  readonly coming: Arrival<ComponentType<Own>>;
  readonly own: Own;
}

/** A part once it is there; until then what is around it waits. One that is there is drawn at once. */
export function Arrived<Own extends object>({ coming, own }: Props<Own>) {
  return createElement(coming.part() ?? use(coming.fetch()), own);
}
