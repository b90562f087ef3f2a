import { createI18nServer } from 'next-international/server';
import { catalogues } from './catalogues.ts';

export const { getScopedI18n, getCurrentLocale, getStaticParams } = createI18nServer(catalogues);

export { setStaticParamsLocale } from 'next-international/server';
