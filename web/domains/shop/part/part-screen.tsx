'use client';

import { MetaTagsDocument } from '#web/platform/graphql/generated/content/meta-tags.ts';
import { useContent } from '#web/platform/graphql/use-operation.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { ago } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { usePageHead } from '#web/platform/page-head/use-page-head.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { WifiOff } from '#web/ui/icons.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { NearestParts } from './nearest-parts.tsx';
import { partHead } from './part-head.ts';
import { PartView } from './part-view.tsx';
import { usePart } from './use-part.ts';
import { useAskedPart } from './use-part-code.ts';

export interface PartScreenProps {
  /** Names of the models by slug. */
  names: Readonly<Record<string, string>>;
  paints: Readonly<Record<string, string>>;
}

/** One part: gone, not loaded and loading are told apart. */
export function PartScreen({ names, paints }: PartScreenProps) {
  const t = useScopedI18n('shop');
  const locale = useLocale();
  const now = useNow();
  const wanted = useAskedPart();
  const answer = usePart(wanted?.code ?? null);
  const part = answer.data?.getSparePartDetail;
  const meta = useContent(
    MetaTagsDocument,
    part ? { pageName: `shop/spare-parts/part/${part.code}`, locale } : null,
  ).data?.metaTags;
  usePageHead(partHead(answer.data, meta ?? null), `${part?.name ?? t('kind.parts')} | ALVA`);

  if (wanted !== null && part === null) return <NearestParts wanted={wanted} paints={paints} />;
  if (part)
    return (
      <>
        {answer.fault && answer.at !== undefined && now !== null ? (
          <div className="mb-6">
            <Alert tone="caution">
              {t('part.from-device', { ago: ago(locale, answer.at, now) })}
            </Alert>
          </div>
        ) : null}
        <PartView
          part={part}
          paint={paints[part.name.split(', ').at(-1) ?? '']}
          names={names}
          outline={meta}
        />
      </>
    );
  if (answer.fault)
    return (
      <EmptyState
        icon={<WifiOff size={28} aria-hidden="true" />}
        title={t('part.not-loaded')}
        action={<Button onClick={answer.retry}>{t('retry')}</Button>}
      >
        {t('part.not-loaded-help')}
      </EmptyState>
    );
  return (
    <div aria-busy="true" className="grid gap-8 lg:grid-cols-2 lg:gap-14">
      <p className="sr-only" role="status">
        {t('part.loading')}
      </p>
      <Skeleton className="aspect-square w-full rounded-2xl" />
      <div className="grid content-start gap-4">
        <Skeleton className="h-7 w-40" />
        <Skeleton className="h-12 w-4/5" />
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="h-12 w-2/3" />
        <Skeleton className="h-32 w-full" />
      </div>
    </div>
  );
}
