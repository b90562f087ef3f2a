'use client';

import { useEffect, useId, useState } from 'react';
import { inLocale, LOCALES, type Locale } from '#edge/contract/locale.ts';
import type { ShareModel } from '#web/domains/referrals/filters.tsx';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { languageName } from '#web/platform/i18n/language-name.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Download } from '#web/ui/icons.ts';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { referralLink } from './link.ts';
import { sharePicture } from './picture.ts';
import { PICTURE_WORDS } from './picture-words.ts';

/** The picture of one model in one language, to be downloaded. */
export default function PictureMaker({
  affiliateKey,
  models,
}: {
  affiliateKey: string;
  models: readonly ShareModel[];
}) {
  const t = useScopedI18n('referrals');
  const id = useId();
  const own = useLocale();
  const [slug, setSlug] = useState(models[0]?.slug);
  const [language, setLanguage] = useState<Locale>(own);
  const [made, setMade] = useState<{ readonly of: string; readonly url: string | null }>();
  const model = models.find((each) => each.slug === slug);
  const of = `${slug} ${language}`;
  const words = inLocale(PICTURE_WORDS, language);
  const { line } = words;
  const code = words.code(affiliateKey);

  useEffect(() => {
    if (model === undefined) return;
    let url: string | null = null;
    let isCurrent = true;
    const link = referralLink(location.origin, language, affiliateKey);
    sharePicture({ src: model.src, name: model.name, line, code, link })
      .then((blob) => {
        url = URL.createObjectURL(blob);
        if (isCurrent) setMade({ of: `${model.slug} ${language}`, url });
      })
      .catch(() => {
        if (isCurrent) setMade({ of: `${model.slug} ${language}`, url: null });
      });
    return () => {
      isCurrent = false;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [model, language, affiliateKey, line, code]);

  if (model === undefined) return null;
  const shown = made?.of === of ? made : undefined;
  return (
    <div className="grid gap-5 pt-2 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]">
      {shown?.url == null ? (
        <Skeleton className="aspect-[4/5] w-full rounded-xl" />
      ) : (
        <img
          src={shown.url}
          alt={t('share.preview', { model: model.name })}
          width={1080}
          height={1350}
          className="h-auto w-full rounded-xl"
        />
      )}
      <div className="grid content-start gap-4 text-ink">
        <Field id={`${id}-model`} label={t('share.model')}>
          {(aria) => (
            <Select
              {...aria}
              value={model.slug}
              options={models.map((each) => ({ value: each.slug, label: each.name }))}
              onChange={({ target }) => setSlug(target.value)}
            />
          )}
        </Field>
        <Field id={`${id}-language`} label={t('share.language')}>
          {(aria) => (
            <Select
              {...aria}
              value={language}
              options={LOCALES.map((value) => ({ value, label: languageName(value, own) }))}
              onChange={({ target }) => {
                const chosen = LOCALES.find((each) => each === target.value);
                if (chosen !== undefined) setLanguage(chosen);
              }}
            />
          )}
        </Field>
        {shown?.url === null ? <Alert tone="caution">{t('share.failed')}</Alert> : null}
        <Button
          variant="secondary"
          disabled={shown?.url == null}
          onClick={() => {
            if (shown?.url == null) return;
            const anchor = document.createElement('a');
            anchor.href = shown.url;
            anchor.download = `${model.slug}-${language}.png`;
            anchor.click();
          }}
        >
          <Download size={18} aria-hidden="true" />
          {t('share.download')}
        </Button>
      </div>
    </div>
  );
}
