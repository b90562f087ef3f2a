'use client';

import { SIGNATURE_SHEET, signaturePaths } from '#edge/contract/orders/courier.ts';
import type { DeliveryProofFactsFragment } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime, number } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';

/** Photo, name, signature, time and place of a hand-over by a courier. */
export function ProofView({ proof }: { proof: DeliveryProofFactsFragment }) {
  const t = useScopedI18n('courier');
  const locale = useLocale();
  const { receivedBy, signature, photoUrl, latitude, longitude, accuracy } = proof;
  const received = Date.parse(proof.receivedAt);
  const taken = proof.takenAt === null ? received : Date.parse(proof.takenAt);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <a href={photoUrl} target="_blank" rel="noreferrer" className="self-start">
        <img
          src={photoUrl}
          alt={t('proof.photo')}
          loading="lazy"
          className="max-h-72 w-full rounded-lg bg-sunken object-contain"
        />
      </a>
      <div className="grid content-start gap-3 text-sm">
        <p>
          <span className="block text-faint">{t('proof.received-by')}</span>
          <span className="font-semibold">{receivedBy}</span>
        </p>
        <svg
          role="img"
          aria-label={t('proof.signature', { name: receivedBy })}
          viewBox={`0 0 ${SIGNATURE_SHEET.width} ${SIGNATURE_SHEET.height}`}
          className="w-full max-w-64 rounded-lg bg-white text-black"
        >
          {signaturePaths(signature).map((path) => (
            <path
              key={path}
              d={path}
              fill="none"
              stroke="currentColor"
              strokeWidth={7}
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          ))}
        </svg>
        <p>
          <span className="block text-faint">{t('proof.taken')}</span>
          {dateTime(locale, taken)}
        </p>
        {received - taken < 60_000 ? null : (
          <p className="text-muted">{t('proof.arrived', { at: dateTime(locale, received) })}</p>
        )}
        {latitude === null || longitude === null ? (
          <p className="text-muted">{t('proof.no-place')}</p>
        ) : (
          <p>
            <a
              href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`}
              target="_blank"
              rel="noreferrer"
              className="text-accent-text underline underline-offset-4"
            >
              {t('proof.place', { metres: number(locale, accuracy ?? 0) })}
            </a>
          </p>
        )}
      </div>
    </div>
  );
}
