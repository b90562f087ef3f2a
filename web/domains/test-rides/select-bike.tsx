'use client';

import { useEffect, useState } from 'react';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Link } from '#web/platform/i18n/link.tsx';
import { useQuery } from '#web/platform/query.ts';
import { Alert } from '#web/ui/alert.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { RideModel, ShownModel } from './ride-model.ts';
import { recallN3, setTestDrive, useTestDrive } from './state.ts';

/** Which motorcycle; the next screen asks where. */
export function SelectBike({ models }: { models: readonly ShownModel[] }) {
  const t = useScopedI18n('testRide');
  const { productId, productName } = useTestDrive();
  const dealer = useQuery().get('dealer');
  const [booked, setBooked] = useState<string | null>(null);
  useEffect(() => setBooked(recallN3()), []);
  const choose = (model: RideModel): void =>
    setTestDrive({
      productId: model.productId,
      productName: model.name,
      slotAt: null,
      heldUntil: null,
      ...(dealer === null ? {} : { locationId: dealer }),
    });
  return (
    <div className="grid gap-6">
      {booked === null ? null : (
        <Alert tone="accent">
          {t('bike.n3')}{' '}
          <TextLink href={`/test-ride/success#${booked}`}>{t('bike.n3-show')}</TextLink>
        </Alert>
      )}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {models.map((model) => (
          <li key={model.slug}>
            <Link
              href="/test-ride/book?step=place"
              onClick={() => choose(model)}
              aria-current={
                productName !== '' && model.productId === productId ? 'true' : undefined
              }
              className="group grid h-full grid-cols-[7.5rem_1fr] items-center gap-4 overflow-hidden rounded-2xl border-2 border-line bg-surface transition hover:border-line-strong aria-[current]:border-ink sm:grid-cols-1 sm:gap-0"
            >
              <span className="studio-ground block h-full overflow-hidden">{model.picture}</span>
              <span className="block min-w-0 py-3 pr-4 sm:p-5">
                <span className="block font-bold text-lg">{model.name}</span>
                <span className="block text-muted text-sm">{model.slogan}</span>
                <span className="mt-2 block font-semibold text-accent-text text-sm">
                  {t('bike.choose')}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
