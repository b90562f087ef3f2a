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
    <section data-theme="dark" className="bg-carbon py-20 text-ink sm:py-28">
      <Container>
        <div className="max-w-2xl">
          <h2 className="text-4xl">{t('promise.title')}</h2>
          <p className="mt-4 text-lg text-muted">{t('promise.lead')}</p>
        </div>
        <ul className="mt-12 grid gap-10 md:grid-cols-3">
          {POINTS.map(([key, Icon]) => (
            <li key={key} className="border-line border-t pt-6">
              <Icon size={28} className="text-accent-text" aria-hidden="true" />
              <h3 className="mt-4 text-xl">{t(`promise.${key}`)}</h3>
              <p className="mt-2 text-muted">{t(`promise.${key}-text`)}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
