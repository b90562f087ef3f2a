'use client';

import { ShopSettingsDocument } from '#web/platform/graphql/generated/content/shop-settings.ts';
import { useLateContent } from '#web/platform/graphql/use-late-content.ts';
import { rupiah } from '#web/platform/i18n/format.ts';
import { FEE_PLACE } from './fee-place.ts';
import type { ShopSettings } from './remembered-settings.ts';
import { useNewest } from './use-newest.ts';

/**
 * A sentence of a static page that names the booking fee: the one of the build at first, then the latest.
 * @param text with `FEE_PLACE` where the fee stands
 */
export function BookingFeeText({ text, atBuild }: { text: string; atBuild: ShopSettings }) {
  const [{ data }, reporter] = useLateContent(ShopSettingsDocument, {});
  const { BOOKING_FEE } = useNewest(data?.shopSettings, atBuild);
  return (
    <>
      {text.replace(FEE_PLACE, rupiah(BOOKING_FEE))}
      {reporter}
    </>
  );
}
