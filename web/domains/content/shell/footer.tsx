import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { Container } from '#web/ui/container.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';
import { ConsentReopen } from './consent-reopen.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { headerMenu, policyMenu, serviceMenu } from './menus.ts';
import { NavLink } from './nav-link.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

interface Column {
  title: string;
  links: readonly (readonly [href: string, label: string])[];
}

function Links({ title, links }: Column) {
  if (links.length === 0) return null;
  return (
    <div>
      <h2 className="mb-2 font-semibold text-sm">{title}</h2>
      <ul>
        {links.map(([href, label]) => (
          <li key={href}>
            <NavLink
              href={href}
              prefetch={false}
              className="inline-flex min-h-10 items-center text-muted text-sm hover:text-ink hover:underline"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

export async function Footer() {
  const t = await getScopedI18n('frame');
  return (
    <footer className="mt-auto border-line border-t bg-surface">
      <Container className="grid gap-10 py-12 sm:grid-cols-3 lg:grid-cols-[1.4fr_1fr_1fr_1.4fr] sm:py-16">
        <div className="sm:col-span-3 lg:col-span-1">
          <Wordmark className="h-5" />
          <p className="mt-4 text-muted text-sm">{t('footer.tagline')}</p>
        </div>
        <Links
          title={t('footer.explore')}
          links={headerMenu().map(([key, href]) => [href, t(`header.${key}`)])}
        />
        <Links
          title={t('footer.service')}
          links={serviceMenu().map(([key, href]) => [href, t(`service.${key}`)])}
        />
        <Links
          title={t('footer.policies')}
          links={policyMenu().map(([key, href]) => [href, t(`policy.${key}`)])}
        />
      </Container>
      <Container className="flex flex-wrap items-center justify-between gap-4 border-line border-t py-4">
        <p className="text-faint text-sm">
          {t('footer.rights', { year: new Date().getFullYear() })}
        </p>
        <div className="flex flex-wrap items-center gap-4">
          <ConsentReopen />
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </Container>
    </footer>
  );
}
