import { createI18nServer } from 'next-international/server';

export const { getScopedI18n, getCurrentLocale, getStaticParams } = createI18nServer({
  en: () => import('./messages/en/index.ts'),
  id: () => import('./messages/id/index.ts'),
});

export { setStaticParamsLocale } from 'next-international/server';
