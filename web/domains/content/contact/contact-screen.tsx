import type { Locale } from '#edge/contract/locale.ts';
import { Blocks } from '#web/domains/content/reading/blocks.tsx';
import { LanguageNote } from '#web/domains/content/reading/language-note.tsx';
import { partsOf } from '#web/domains/content/reading/text.ts';
import { textAtBuild } from '#web/domains/content/reading/text-at-build.ts';
import { Trail } from '#web/domains/content/reading/trail.tsx';
import { ContactForm } from '#web/domains/leads/index.ts';
import { ClientMessages } from '#web/platform/i18n/client-messages.tsx';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { JsonLd } from '#web/platform/json-ld.tsx';
import { pageUrl } from '#web/platform/page-url.ts';
import { Container } from '#web/ui/container.tsx';

export async function ContactScreen({ locale }: { locale: Locale }) {
  const [t, page] = await Promise.all([getScopedI18n('leads'), textAtBuild('contact-us', locale)]);
  return (
    <Container className="pt-6 pb-20 sm:pt-8 sm:pb-28">
      <Trail locale={locale} steps={[[page.title, 'contact-us']]} />
      <JsonLd
        data={{
          '@type': 'Organization',
          name: 'ALVA',
          url: pageUrl('home', locale),
          contactPoint: {
            '@type': 'ContactPoint',
            contactType: 'customer service',
            telephone: '+62-21-5550-0180',
            email: 'halo@alva.example',
            areaServed: 'ID',
            availableLanguage: ['Indonesian', 'English'],
          },
        }}
      />
      <h2 className="mt-8 text-4xl sm:mt-12">{page.title}</h2>
      <p className="mt-4 max-w-text text-muted text-xl">{page.summary}</p>
      <LanguageNote text={page} />
      <div className="mt-12 grid gap-14 lg:grid-cols-2 lg:gap-16">
        <section aria-labelledby="write">
          <h3 id="write" className="mb-6 text-2xl">
            {t('title')}
          </h3>
          <ClientMessages scopes={['leads', 'validation', 'errors']}>
            <ContactForm />
          </ClientMessages>
        </section>
        <div className="grid content-start gap-10" lang={page.locale}>
          {partsOf(page.blocks).map(({ id, title, blocks }) => (
            <section key={id} id={id} className="grid gap-4">
              {title === null ? null : <h3 className="text-xl">{title}</h3>}
              <Blocks blocks={blocks} title={title ?? page.title} />
            </section>
          ))}
        </div>
      </div>
    </Container>
  );
}
