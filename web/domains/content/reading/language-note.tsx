import { isLocale } from '#edge/contract/locale.ts';
import { languageName } from '#web/platform/i18n/language-name.ts';
import { getCurrentLocale, getScopedI18n } from '#web/platform/i18n/server.ts';
import { Alert } from '#web/ui/alert.tsx';

/** Says that a text is shown in another language because it is missing in the page's. */
export async function LanguageNote({
  text,
}: {
  /** `locale`: the language the text is in. */
  text: { readonly locale: string };
}) {
  const [t, locale] = await Promise.all([getScopedI18n('content'), getCurrentLocale()]);
  if (text.locale === locale || !isLocale(text.locale)) return null;
  return (
    <div className="mt-6">
      <Alert tone="caution">
        {t('reading.other-language', { language: languageName(text.locale, locale) })}
      </Alert>
    </div>
  );
}
