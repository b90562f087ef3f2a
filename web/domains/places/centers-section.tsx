import { mainAtBuild } from '#web/platform/graphql/at-build.ts';
import { ExperienceCentersDocument } from '#web/platform/graphql/generated/main/experience-centers.ts';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { Badge } from '#web/ui/badge.tsx';
import { cx } from '#web/ui/cx.ts';
import { ExternalLink } from '#web/ui/icons.ts';
import { pushedItem, pushedRow } from '#web/ui/pushed-row.ts';
import { Section } from '#web/ui/section.tsx';

/** Where the motorcycles can be seen and tried. */
export async function CentersSection() {
  const t = await getScopedI18n('places');
  const { ExperienceCenter: centers } = await mainAtBuild(ExperienceCentersDocument, {});
  return (
    <Section id="centers" title={t('title')} lead={t('lead')}>
      <ul
        className={cx(
          pushedRow,
          'md:grid-cols-2 md:gap-px md:overflow-hidden md:rounded-2xl md:border md:border-line md:bg-line lg:grid-cols-3',
        )}
      >
        {centers.map((center) => (
          <li
            key={center.id}
            className={cx(
              pushedItem,
              'flex flex-col rounded-2xl bg-surface p-5 max-md:border max-md:border-line sm:p-6 md:rounded-none',
            )}
          >
            <p className="flex items-start justify-between gap-3">
              <span className="font-semibold text-accent-text text-sm">{center.city}</span>
              {center.upcoming ? <Badge tone="caution">{t('upcoming')}</Badge> : null}
            </p>
            <h3 className="mt-1 text-lg">{center.location}</h3>
            <p className="mt-1 text-muted text-sm">{center.address1}</p>
            {center.upcoming ? null : (
              <a
                href={center.gmapsLink}
                target="_blank"
                rel="noreferrer"
                className="mt-auto inline-flex min-h-tap items-center gap-2 self-start pt-2 font-semibold text-sm hover:underline"
              >
                {t('directions')}
                <span className="sr-only">{center.location}</span>
                <ExternalLink size={16} aria-hidden="true" />
              </a>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
