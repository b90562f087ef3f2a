'use client';

import { useScopedI18n } from '../../platform/i18n/client.ts';
import { Link } from '../../platform/i18n/link.tsx';

export default function PageError({ reset }: { error: Error; reset: () => void }) {
  const t = useScopedI18n('common');
  return (
    <section className="mx-auto max-w-text px-6 py-24">
      <h1 className="text-3xl">{t('error.title')}</h1>
      <p className="mt-4 text-muted">{t('error.body')}</p>
      <p className="mt-8 flex gap-6">
        <button type="button" onClick={reset} className="text-accent-text">
          {t('retry')}
        </button>
        <Link href="/" className="text-accent-text">
          {t('error.home')}
        </Link>
      </p>
    </section>
  );
}
