import type { Locale } from '#edge/contract/locale.ts';
import { CenterModels } from '#web/domains/catalog/at-center/center-models.tsx';
import { modelsAtBuild } from '#web/domains/catalog/index.ts';
import { PlaceScreen } from '#web/domains/places/detail/place-screen.tsx';
import { ClientMessages } from '#web/platform/i18n/client-messages.tsx';
import { Link } from '#web/platform/i18n/link.tsx';
import { getScopedI18n, setStaticParamsLocale } from '#web/platform/i18n/server.ts';
import { NO_HEAD } from '#web/platform/page-head/no-head.ts';
import { PageFacts } from '#web/platform/page-head/page-facts.tsx';
import { Container } from '#web/ui/container.tsx';
import { ArrowLeft } from '#web/ui/icons.ts';

interface Props {
  params: Promise<{ locale: Locale }>;
}

/**
 * One shell for every place, so that it opens without signal; next.config.ts rewrites to it,
 * and proxy.ts gives it a head.
 */
const SHELL = '-';

export const metadata = NO_HEAD;
export const dynamicParams = false;
export const generateStaticParams = () => [{ dealerSlug: SHELL }];

export default async function ExperienceCenter({ params }: Props) {
  const { locale } = await params;
  setStaticParamsLocale(locale);
  const t = await getScopedI18n('places');
  const models = (await modelsAtBuild(locale)).map(
    ({ slug, name, edition, shot, cutout, look: { hex, accentHex } }) => ({
      slug,
      name,
      edition,
      shot,
      cutout,
      look: { hex, accentHex },
    }),
  );
  return (
    <ClientMessages scopes={['places', 'stations']}>
      <Container className="pt-6 pb-20">
        <Link
          href="/experience-center"
          className="mb-6 inline-flex min-h-tap items-center gap-2 font-semibold text-sm hover:underline"
        >
          <ArrowLeft size={18} aria-hidden="true" />
          {t('detail.all')}
        </Link>
        <PageFacts />
        <PlaceScreen models={<CenterModels models={models} />} />
      </Container>
    </ClientMessages>
  );
}
