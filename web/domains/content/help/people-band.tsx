import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { Container } from '#web/ui/container.tsx';
import { Mail, MessageCircle, Phone } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';

/** Numbers of the demo; the contact page has the same ones. */
const WAYS = [
  ['phone', Phone, 'tel:+622155500180', '+62 21 5550 0180'],
  ['whatsapp', MessageCircle, 'https://wa.me/6281155500180', '+62 811 5550 0180'],
  ['mail', Mail, 'mailto:halo@alva.example', 'halo@alva.example'],
] as const;

/** People, for whom the texts did not help. */
export async function PeopleBand() {
  const t = await getScopedI18n('help');
  return (
    <section aria-labelledby="people" className="bg-sunken py-14 sm:py-20 print:hidden">
      <Container className="grid gap-10 lg:grid-cols-[1fr_2fr]">
        <div>
          <h3 id="people" className="text-3xl">
            {t('people.title')}
          </h3>
          <p className="mt-3 text-muted">{t('people.text')}</p>
          <LinkButton href="/contact-us" className="mt-6">
            {t('people.write')}
          </LinkButton>
        </div>
        <ul className="grid gap-px overflow-hidden rounded-2xl border border-line bg-line sm:grid-cols-3">
          {WAYS.map(([key, Icon, href, shown]) => (
            <li
              key={key}
              className="bg-surface p-4 max-sm:grid max-sm:grid-cols-[auto_1fr] max-sm:gap-x-4 sm:p-6"
            >
              <Icon
                size={24}
                className="text-accent-text max-sm:row-span-3 max-sm:mt-1"
                aria-hidden="true"
              />
              <p className="font-semibold sm:mt-3">{t(`people.${key}`)}</p>
              <a
                href={href}
                className="inline-flex min-h-8 sm:mt-1 items-center font-semibold text-accent-text underline decoration-1 underline-offset-4"
              >
                {shown}
              </a>
              <p className="text-muted text-sm sm:mt-1">{t(`people.${key}-when`)}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
