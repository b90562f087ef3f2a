import { getScopedI18n } from '#web/platform/i18n/server.ts';

/** Buying a battery against subscribing to one, side by side. */
export async function BatteryChoice() {
  const t = await getScopedI18n('shop');
  const choices = ['buy', 'second', 'rent'] as const;
  return (
    <section aria-labelledby="battery-choice" className="mt-16">
      <h2 id="battery-choice" className="mb-6 text-2xl">
        {t('battery.title')}
      </h2>
      <dl className="grid gap-5 md:grid-cols-3">
        {choices.map((choice) => (
          <div key={choice} className="rounded-xl bg-surface p-6 shadow-card">
            <dt className="font-bold text-lg">{t(`battery.${choice}`)}</dt>
            <dd className="mt-2 text-muted">{t(`battery.${choice}-text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
