'use client';

import { useEffect, useState } from 'react';
import { type SettingValues, withUsual } from '#edge/contract/catalog/settings.ts';
import { recallSettings, rememberSettings, type ShopSettings } from './remembered-settings.ts';

/**
 * Figures of the shop: the server's, before it has answered those of the last visit, before that the
 * page's own.
 */
export const useNewest = (
  latest: ShopSettings | undefined,
  atBuild: ShopSettings = [],
): SettingValues => {
  const [remembered, setRemembered] = useState<ShopSettings>();
  // Not while the page comes alive: its HTML has none.
  useEffect(() => setRemembered(recallSettings()), []);
  useEffect(() => {
    if (latest !== undefined) rememberSettings(latest);
  }, [latest]);
  return withUsual(latest ?? remembered ?? atBuild);
};
