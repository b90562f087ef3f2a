'use client';

import { useEffect } from 'react';
import type { Locale } from '#edge/contract/locale.ts';
import { partView } from '#edge/contract/shop/view.ts';
import { useFromDevice } from '#web/domains/shop/use-from-device.ts';
import { PriceListDocument } from '#web/platform/graphql/generated/main/price-list.ts';
import type {
  PriceListQuery,
  PriceListQueryVariables,
} from '#web/platform/graphql/generated/main.ts';
import { type Live, useMain } from '#web/platform/graphql/use-operation.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { filtersOf, type PartFilters, sameQuestion, variablesOf } from './filters.ts';

export interface PriceList extends Live<PriceListQuery, PriceListQueryVariables> {
  /** The device's copy is shown, because the network gave no answer. */
  readonly fromDevice: boolean;
}

const NOTHING_ASKED = filtersOf(new URLSearchParams());
const IDLE_MS = 3_000;

const readDevice = async (
  question: string,
): Promise<{ data: PriceListQuery; at: number } | undefined> => {
  const [filters, locale] = JSON.parse(question) as [PartFilters, Locale];
  const { findHere } = await import('./on-device.ts');
  const page = await findHere(filters);
  if (page === undefined) return undefined;
  const { parts, corrected, at } = page;
  const from = (filters.page - 1) * filters.size;
  const data = parts.slice(from, from + filters.size).map((part) => partView(part, locale));
  const total = Math.ceil(parts.length / filters.size);
  return {
    data: { getPriceListSparePart: { data, total, totalRow: parts.length, corrected } },
    at,
  };
};

/** Downloads the price list once the page is calm, so that it can be searched without signal. */
const useKeepParts = (): void => {
  useEffect(() => {
    const timer = setTimeout(() => {
      void import('./on-device.ts').then(({ keepParts }) => keepParts()).catch(() => undefined);
    }, IDLE_MS);
    return () => clearTimeout(timer);
  }, []);
};

/** The list as it was when the page was made, then the BFF's answer, without signal the device's own. */
export const usePriceList = (filters: PartFilters, atBuild: PriceListQuery): PriceList => {
  const locale = useLocale();
  const variables = variablesOf(filters, locale);
  const live = useMain(PriceListDocument, variables);
  useKeepParts();
  const failed = live.fault !== undefined;
  const offline = useFromDevice(failed ? JSON.stringify([filters, locale]) : null, readDevice);
  const first = sameQuestion(variables, variablesOf(NOTHING_ASKED, locale)) ? atBuild : undefined;
  if (failed) {
    const { value, done } = offline;
    return {
      ...live,
      data: value?.data ?? first,
      sent: variables,
      at: value?.at,
      // What was read is told apart from what could not be: no "not loaded" before both were tried.
      fault: done ? live.fault : undefined,
      fromDevice: value !== undefined,
    };
  }
  if (live.data !== undefined) return { ...live, fromDevice: false };
  return { ...live, data: first, sent: variables, fromDevice: false };
};
