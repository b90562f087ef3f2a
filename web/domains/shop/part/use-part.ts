'use client';

import {
  SparePartDetailDocument,
  type SparePartDetailQuery,
} from '../../../platform/graphql/generated/main.ts';
import { type Live, useMain } from '../../../platform/graphql/use-operation.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { localised } from '../parts/localised.ts';
import { useFromDevice } from '../use-from-device.ts';

const readDevice = async (
  question: string,
): Promise<{ data: SparePartDetailQuery; at: number } | undefined> => {
  const [code, locale] = JSON.parse(question) as [string, Locale];
  const { partHere } = await import('../parts/on-device.ts');
  const found = await partHere(code);
  if (found === undefined) return undefined;
  const { part, at } = found;
  if (part === null) return { data: { getSparePartDetail: null, en: null, id: null }, at };
  const names = { en: { name: part.name.en }, id: { name: part.name.id } };
  return { data: { getSparePartDetail: localised(part, locale), ...names }, at };
};

/** One part: from the BFF, without signal from the device. */
export const usePart = (code: string | null): Live<SparePartDetailQuery> => {
  const locale = useLocale();
  const live = useMain(
    SparePartDetailDocument,
    code === null ? null : { productCode: code, locale },
  );
  const failed = live.fault !== undefined;
  const { done, value } = useFromDevice(
    failed && code !== null ? JSON.stringify([code, locale]) : null,
    readDevice,
  );
  if (!failed) return live;
  return { ...live, data: value?.data, at: value?.at, fault: done ? live.fault : undefined };
};
