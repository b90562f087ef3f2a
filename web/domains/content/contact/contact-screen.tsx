import { ClientMessages } from '../../../platform/i18n/client-messages.tsx';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { getScopedI18n } from '../../../platform/i18n/server.ts';
import { JsonLd } from '../../../platform/json-ld.tsx';
import { pageUrl } from '../../../platform/metadata.ts';
import { Container } from '../../../ui/container.tsx';
import { ContactForm } from '../../leads/index.ts';
import { Blocks } from '../reading/blocks.tsx';
import { LanguageNote } from '../reading/language-note.tsx';
import { partsOf } from '../reading/text.ts';
import { textAtBuild } from '../reading/text-at-build.ts';
import { Trail } from '../reading/trail.tsx';

export async function ContactScreen({ locale }: { locale: Locale }) {
  const [t, content, page] = await Promise.all([
    getScopedI18n('leads'),
    getScopedI18n('content'),
    textAtBuild('contact-us', locale),
  ]);
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
      <LanguageNote shown={page.is_fallback}>{content('reading.other-language')}</LanguageNote>
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
