'use client';

import { useCallback, useEffect, useRef } from 'react';
import type { Configuration } from '#edge/contract/catalog/configuration.ts';
import { useOnline } from '#web/platform/device/use-online.ts';
import { RemoveSavedConfigurationDocument } from '#web/platform/graphql/generated/main/remove-saved-configuration.ts';
import { SaveConfigurationDocument } from '#web/platform/graphql/generated/main/save-configuration.ts';
import { SavedConfigurationsDocument } from '#web/platform/graphql/generated/main/saved-configurations.ts';
import type { SavedConfiguration } from '#web/platform/purchase/state.ts';
import { purchase, usePurchase } from '#web/platform/purchase/use-purchase.ts';
import { usePersonalMutation } from '#web/platform/session/use-personal-mutation.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { useSession } from '#web/platform/session/use-session.ts';

export interface Saved {
  readonly list: readonly SavedConfiguration[];
  /** Where they are: for a guest here, for a customer in the account, or here until it can be reached. */
  readonly where: 'here' | 'account' | 'waiting';
  /** False when it could not be done; then nothing was changed. */
  rename(saved: SavedConfiguration, name: string): Promise<boolean>;
  remove(id: string): Promise<boolean>;
}

const onDevice = (
  change: (saved: readonly SavedConfiguration[]) => readonly SavedConfiguration[],
): void => purchase().update((state) => ({ ...state, saved: change(state.saved) }));

const without = (id: string) => (saved: readonly SavedConfiguration[]) =>
  saved.filter((each) => each.id !== id);

/** As the account takes it; null for a copy of an older version that lacks a field. */
const inputOf = ({ id, slug, productName, name, choice, total, savedAt }: SavedConfiguration) => {
  const { color, battery, area, delivery, accent = null, dealer = null } = choice;
  if (!color || !battery || !area || !delivery) return null;
  return {
    id,
    slug,
    total,
    name: name ?? productName,
    choice: {
      color,
      accent,
      battery,
      area,
      dealer,
      delivery: delivery as Configuration['delivery'],
    },
    savedAt: new Date(savedAt).toISOString(),
  };
};

/**
 * Configurations somebody kept. A guest's rest on the device; whoever signs in takes them along into
 * the account, and what is saved without a connection follows when there is one: the id was made
 * here, so sending it twice is sending it once.
 */
export const useSaved = (): Saved => {
  const { saved: local } = usePurchase();
  const isSignedIn = useSession().kind === 'signed-in';
  const mine = usePersonalQuery(SavedConfigurationsDocument, isSignedIn ? {} : null);
  const send = usePersonalMutation();
  const refresh = useRef(mine.retry);
  refresh.current = mine.retry;

  const put = useCallback(
    async (saved: SavedConfiguration): Promise<boolean> => {
      const input = inputOf(saved);
      if (input === null) return true;
      const answer = await send(SaveConfigurationDocument, { input });
      return answer.ok && answer.data.saveConfiguration.success;
    },
    [send],
  );

  const isOnline = useOnline() !== false;
  const sending = useRef(new Set<string>());
  useEffect(() => {
    if (!isSignedIn || !isOnline || mine.data === undefined) return;
    const there = new Set(mine.data.savedConfigurations.map(({ id }) => id));
    if (local.some(({ id }) => there.has(id))) {
      onDevice((all) => all.filter(({ id }) => !there.has(id)));
      return;
    }
    const fresh = local.filter(({ id }) => !sending.current.has(id));
    if (fresh.length === 0) return;
    for (const { id } of fresh) sending.current.add(id);
    void Promise.all(
      fresh.map(async (each) => {
        if (!(await put(each))) sending.current.delete(each.id);
      }),
    ).then(() => refresh.current());
  }, [isSignedIn, isOnline, mine.data, local, put]);

  const there = (mine.data?.savedConfigurations ?? []).map((each) => ({
    ...each,
    savedAt: Date.parse(each.savedAt),
  }));
  const isHere = (id: string): boolean => local.some((each) => each.id === id);
  const list = [...local, ...there.filter(({ id }) => !isHere(id))].sort(
    (a, b) => b.savedAt - a.savedAt,
  );
  return {
    list,
    where: isSignedIn ? (local.length > 0 ? 'waiting' : 'account') : 'here',
    rename: async (saved, name) => {
      if (isHere(saved.id)) {
        onDevice((all) => all.map((each) => (each.id === saved.id ? { ...each, name } : each)));
        return true;
      }
      const done = await put({ ...saved, name });
      if (done) mine.retry();
      return done;
    },
    remove: async (id) => {
      if (isHere(id)) {
        onDevice(without(id));
        return true;
      }
      const answer = await send(RemoveSavedConfigurationDocument, { id });
      if (answer.ok) mine.retry();
      return answer.ok;
    },
  };
};
