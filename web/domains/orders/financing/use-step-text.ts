import { DECISION_DAYS } from '#edge/contract/financing/application.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime, number } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { useCompanyName } from './company-name.ts';
import { sentences } from './sentences.ts';
import type { Application } from './standing.ts';

/** What is happening with an application, and who has the next move. */
export const useStepText = (): ((application: Application) => string) => {
  const t = useScopedI18n('financing');
  const locale = useLocale();
  const companyOf = useCompanyName();
  const days = {
    least: number(locale, DECISION_DAYS.least),
    most: number(locale, DECISION_DAYS.most),
  };
  const textOf = ({
    step,
    byHand,
    documentsUntil,
    signUrl,
    disclosure,
    contract,
  }: Application): string => {
    const company = companyOf(disclosure.provider);
    switch (step) {
      case 'DOCUMENTS': {
        const sentence = t('text.DOCUMENTS', { company });
        if (documentsUntil === null) return sentence;
        const until = dateTime(locale, Date.parse(documentsUntil));
        return `${sentence} ${t('text.DOCUMENTS-until', { until })}`;
      }
      case 'SENDING':
        return t('text.SENDING', { company });
      case 'DECIDING':
        return byHand
          ? `${t('text.SENDING-hand', { company })} ${t('text.DECIDING', { company, ...days })}`
          : t('text.DECIDING', { company, ...days });
      case 'CONTRACT':
        if (byHand) return t('text.CONTRACT-hand', { company });
        return t(signUrl === null ? 'text.CONTRACT-waits' : 'text.CONTRACT', { company });
      case 'SIGNED':
        return contract === null ? '' : t('step.SIGNED');
      default:
        return t(`text.${step}`);
    }
  };
  return (application) => sentences(textOf(application));
};
