import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

const ANSWERS = [
  ['GENUINE', 'positive'],
  ['LOCKED', 'caution'],
  ['REPORTED', 'critical'],
  ['UNKNOWN', 'neutral'],
] as const;

/** Where the number stands, what the answers mean, and how not to be cheated with a used battery. */
export async function VerifyGuide() {
  const t = await getScopedI18n('battery');
  return (
    <>
      <Section id="answers" title={t('guide.answers')} className="bg-sunken">
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {ANSWERS.map(([status, tone]) => (
            <li key={status} className="rounded-2xl bg-surface p-6 shadow-card">
              <Badge tone={tone}>{t(`status.${status}`)}</Badge>
              <p className="mt-4 text-muted">{t(`status-text.${status}`)}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section className="pb-24">
        <div className="grid items-center gap-10 lg:grid-cols-2 lg:gap-16">
          <figure className="mx-auto w-full max-w-md">
            <img
              src="/pictures/goods/battery-single-640.avif"
              alt={t('guide.picture')}
              width={640}
              height={640}
              loading="lazy"
              decoding="async"
              className="aspect-square w-full rounded-2xl object-cover"
            />
            <figcaption className="mt-2 text-faint text-sm">{t('guide.caption')}</figcaption>
          </figure>
          <div>
            <h2 className="text-3xl">{t('guide.number')}</h2>
            <p className="mt-3 text-lg text-muted">{t('guide.number-text')}</p>
            <h2 className="mt-10 text-2xl">{t('guide.used')}</h2>
            <ol className="mt-4 grid list-decimal gap-3 pl-5 marker:font-bold marker:text-accent-text">
              {([1, 2, 3] as const).map((step) => (
                <li key={step} className="pl-2 text-muted">
                  {t(`guide.used-${step}`)}
                </li>
              ))}
            </ol>
            <p className="mt-8 flex flex-wrap gap-x-6 gap-y-3">
              <TextLink href="/support/battery">{t('guide.help')}</TextLink>
              <TextLink href="/shop/battery">{t('guide.new')}</TextLink>
            </p>
          </div>
        </div>
      </Section>
    </>
  );
}
