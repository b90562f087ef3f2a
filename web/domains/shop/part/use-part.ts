'use client';

import type { Locale } from '#edge/contract/locale.ts';
import { partView } from '#edge/contract/shop/view.ts';
import { useFromDevice } from '#web/domains/shop/use-from-device.ts';
import { SparePartDetailDocument } from '#web/platform/graphql/generated/main/spare-part-detail.ts';
import type { SparePartDetailQuery } from '#web/platform/graphql/generated/main.ts';
import { type Live, useMain } from '#web/platform/graphql/use-operation.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';

export type PartDetail = NonNullable<SparePartDetailQuery['getSparePartDetail']>;

const readDevice = async (
  question: string,
): Promise<{ data: SparePartDetailQuery; at: number } | undefined> => {
  const [code, locale] = JSON.parse(question) as [string, Locale];
  const { partHere } = await import('#web/domains/shop/parts/on-device.ts');
  const copy = await partHere(code);
  if (copy === undefined) return undefined;
  const { part, at } = copy;
  return { data: { getSparePartDetail: part && partView(part, locale) }, at };
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
