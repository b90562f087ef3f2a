import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { Container } from '#web/ui/container.tsx';
import { MapPin, Motorbike, WifiOff } from '#web/ui/icons.ts';

const POINTS = [
  ['models', Motorbike],
  ['chargers', MapPin],
  ['signal', WifiOff],
] as const;

/** Why this site is different: what was opened once opens again without signal. */
export async function OfflinePromise() {
  const t = await getScopedI18n('content');
  return (
    <section data-theme="dark" className="bg-carbon py-14 text-ink sm:py-28">
      <Container>
        <div className="max-w-2xl">
          <h2 className="text-4xl">{t('promise.title')}</h2>
          <p className="mt-4 text-lg text-muted">{t('promise.lead')}</p>
        </div>
        <ul className="mt-8 grid gap-6 sm:mt-12 md:grid-cols-3 md:gap-10">
          {POINTS.map(([key, Icon]) => (
            <li
              key={key}
              className="grid grid-cols-[auto_1fr] items-start gap-x-4 border-line border-t pt-6 md:block"
            >
              <Icon size={28} className="row-span-2 text-accent-text" aria-hidden="true" />
              <h3 className="text-xl md:mt-4">{t(`promise.${key}`)}</h3>
              <p className="mt-1 text-muted md:mt-2">{t(`promise.${key}-text`)}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
