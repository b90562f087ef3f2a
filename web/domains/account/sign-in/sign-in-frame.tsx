import type { ReactNode } from 'react';
import { shotOf } from '#web/domains/catalog/index.ts';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { Container } from '#web/ui/container.tsx';
import { Check } from '#web/ui/icons.ts';

const REASONS = ['garage', 'lent', 'devices'] as const;

/** The form on one side; on wide screens, what signing in is good for on the other. */
export async function SignInFrame({ children }: { children: ReactNode }) {
  const t = await getScopedI18n('account');
  const shot = shotOf('alva-cervo', 'edgy-turqoise--black', 'cutout');
  return (
    <Container className="grid min-h-[70dvh] items-center gap-12 py-12 lg:grid-cols-2 lg:gap-20">
      <div className="mx-auto w-full max-w-md">{children}</div>
      <aside className="hidden h-full min-h-[32rem] flex-col justify-end overflow-hidden rounded-2xl bg-[radial-gradient(120%_90%_at_80%_10%,var(--accent-soft),var(--sunken)_60%)] lg:flex">
        {shot ? (
          <img
            src={shot.src}
            width={shot.width}
            height={shot.height}
            alt=""
            className="studio-cutout min-h-0 w-full flex-1 object-cover"
          />
        ) : null}
        <p className="px-10 pt-8 font-bold text-3xl">{t('login.why.title')}</p>
        <ul className="mt-6 grid gap-4 px-10 pb-10">
          {REASONS.map((reason) => (
            <li key={reason} className="flex items-start gap-3 text-muted">
              <Check size={20} className="mt-0.5 shrink-0 text-accent-text" />
              {t(`login.why.${reason}`)}
            </li>
          ))}
        </ul>
      </aside>
    </Container>
  );
}
