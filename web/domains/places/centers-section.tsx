import type { Locale } from '#edge/contract/locale.ts';
import { mainAtBuild } from '#web/platform/graphql/at-build.ts';
import { ExperienceCentersDocument } from '#web/platform/graphql/generated/main/experience-centers.ts';
import { Link } from '#web/platform/i18n/link.tsx';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { cx } from '#web/ui/cx.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { pushedItem, pushedRow } from '#web/ui/pushed-row.ts';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

const PICTURED = 3;
const pageOf = (dealerSlug: string): string => `/experience-center/${dealerSlug}`;

/** Where the motorcycles can be seen and tried: three with their pictures, the others by their cities. */
export async function CentersSection({ locale }: { locale: Locale }) {
  const t = await getScopedI18n('places');
  const { ExperienceCenter: centers } = await mainAtBuild(ExperienceCentersDocument, { locale });
  const open = centers.filter(({ upcoming, imageUrl }) => !upcoming && imageUrl !== null);
  const pictured = open.slice(0, PICTURED);
  const others = centers.filter((center) => !pictured.includes(center));
  return (
    <Section
      id="centers"
      title={t('title')}
      lead={t('lead')}
      aside={<LinkButton href="/test-ride/select-bike">{t('test-ride')}</LinkButton>}
    >
      <ul className={cx(pushedRow, 'md:grid-cols-3 md:gap-5')}>
        {pictured.map(({ id, dealerSlug, imageUrl, city, location, address1, descriptions }) => (
          <li
            key={id}
            className={cx(
              pushedItem,
              'group relative flex flex-col overflow-hidden rounded-2xl bg-surface shadow-card transition hover:shadow-float',
            )}
          >
            <img
              src={imageUrl?.replace('-1200.', '-640.')}
              alt=""
              width={640}
              height={400}
              loading="lazy"
              decoding="async"
              className="aspect-[8/5] w-full object-cover"
            />
            <div className="flex-1 p-5 sm:p-6">
              <p className="font-semibold text-accent-text text-sm">{city}</p>
              <h3 className="mt-1 text-lg">
                <Link href={pageOf(dealerSlug)} className="after:absolute after:inset-0">
                  {location}
                </Link>
              </h3>
              <p className="mt-2">{descriptions}</p>
              <p className="mt-2 text-muted text-sm">{address1}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 md:mt-8">
        <ul aria-label={t('also-in')} className="flex flex-1 basis-full flex-wrap gap-2 lg:basis-0">
          {others.map(({ id, dealerSlug, city, upcoming }) => (
            <li key={id}>
              <Link
                href={pageOf(dealerSlug)}
                className="inline-flex min-h-10 items-center rounded-full border border-line px-4 font-semibold text-sm transition hover:border-line-strong"
              >
                {city}
                {upcoming ? (
                  <span className="ml-2 font-normal text-muted">{t('upcoming')}</span>
                ) : null}
              </Link>
            </li>
          ))}
        </ul>
        <TextLink href="/experience-center">{t('detail.all')}</TextLink>
      </div>
    </Section>
  );
}
