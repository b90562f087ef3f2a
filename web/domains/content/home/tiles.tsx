import { Link } from '#web/platform/i18n/link.tsx';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { Container } from '#web/ui/container.tsx';
import { ArrowRight } from '#web/ui/icons.ts';

const TILES = [
  ['app', '/my-alva-app', '/pictures/models/alva-one-xp/viridian-green/detail-960.avif'],
  ['shop', '/shop', '/pictures/goods/helmet-open-640.avif'],
  ['promo', '/promo', '/pictures/goods/top-box-640.avif'],
] as const;

/** What comes with a motorcycle: the app, things to wear and to mount, offers. */
export async function Tiles() {
  const t = await getScopedI18n('content');
  return (
    <section aria-label={t('tiles.label')} className="py-14 sm:py-20">
      <Container>
        <ul className="grid gap-3 md:grid-cols-3 md:gap-5">
          {TILES.map(([key, href, picture]) => (
            <li
              key={key}
              className="group relative flex overflow-hidden md:flex-col rounded-2xl bg-surface shadow-card transition hover:shadow-float"
            >
              <img
                src={picture}
                width={640}
                height={400}
                alt=""
                loading="lazy"
                decoding="async"
                className="studio-band w-2/5 shrink-0 object-cover md:aspect-[8/5] md:w-full"
              />
              <div className="flex flex-1 flex-col p-5 sm:p-6">
                <h3 className="text-xl md:text-2xl">
                  <Link href={href} className="after:absolute after:inset-0">
                    {t(`tiles.${key}`)}
                  </Link>
                </h3>
                <p className="mt-2 text-muted max-md:text-sm">{t(`tiles.${key}-text`)}</p>
                <ArrowRight
                  size={22}
                  aria-hidden="true"
                  className="mt-auto translate-y-1 self-end text-accent-text transition group-hover:translate-x-1"
                />
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
