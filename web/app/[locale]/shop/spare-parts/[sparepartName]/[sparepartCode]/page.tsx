import type { Locale } from '#edge/contract/locale.ts';
import { modelsAtBuild } from '#web/domains/catalog/index.ts';
import { PartScreen } from '#web/domains/shop/part/part-screen.tsx';
import { paintsAtBuild } from '#web/domains/shop/parts/parts-at-build.ts';
import { ClientMessages } from '#web/platform/i18n/client-messages.tsx';
import { getScopedI18n, setStaticParamsLocale } from '#web/platform/i18n/server.ts';
import { NO_HEAD } from '#web/platform/page-head/no-head.ts';
import { PageFacts } from '#web/platform/page-head/page-facts.tsx';
import { BackToList } from '#web/ui/back-to-list.tsx';
import { Container } from '#web/ui/container.tsx';
import { ArrowLeft } from '#web/ui/icons.ts';

interface Props {
  params: Promise<{ locale: Locale }>;
}

/**
 * One shell for every part, so that it opens without signal; next.config.ts rewrites to it,
 * and proxy.ts gives it a head.
 */
const SHELL = '-';

export const metadata = NO_HEAD;
export const dynamicParams = false;
export const generateStaticParams = () => [{ sparepartName: SHELL, sparepartCode: SHELL }];

export default async function SparePart({ params }: Props) {
  const { locale } = await params;
  setStaticParamsLocale(locale);
  const [t, models, paints] = await Promise.all([
    getScopedI18n('shop'),
    modelsAtBuild(locale),
    paintsAtBuild(locale),
  ]);
  return (
    <ClientMessages scopes={['shop']}>
      <Container className="pt-4 pb-20">
        <div className="mb-4">
          <BackToList href="/shop/spare-parts">
            <ArrowLeft size={18} aria-hidden="true" />
            {t('part.back')}
          </BackToList>
        </div>
        <PageFacts />
        <PartScreen
          names={Object.fromEntries(models.map(({ slug, name }) => [slug, name]))}
          paints={paints}
        />
      </Container>
    </ClientMessages>
  );
}
