'use client';

import { rupiah } from '#edge/contract/money.ts';
import {
  ORDER_ERROR_CODES,
  ORDER_FAULTS,
  type OrderErrorCode,
  type OrderFault,
} from '#edge/contract/orders/faults.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useErrorMessage } from '#web/ui/form/error-message.ts';
import { useValidationMessage } from '#web/ui/form/validation-message.ts';
import type { Refused } from './use-order-write.ts';

const isFault = (code: string): code is OrderFault =>
  (ORDER_FAULTS as readonly string[]).includes(code);
const isErrorCode = (code: string): code is OrderErrorCode =>
  (ORDER_ERROR_CODES as readonly string[]).includes(code);

type Refusal = Pick<Refused, 'errorCode' | 'faults' | 'transitionError' | 'minimum'>;

/** What a refusal says to the person: the first wrong field, or what happened and what to do now. */
export const useRefusalText = (): ((refused: Refusal) => string) => {
  const t = useScopedI18n('orders');
  const errors = useErrorMessage();
  const validation = useValidationMessage();
  return ({ errorCode: code, faults, transitionError, minimum }) => {
    const [first] = faults;
    const field = first && validation(first.key);
    if (field !== undefined) return field;
    if (code === 'COUPON_CODE_INVALID' && transitionError === 'OTHER_PRODUCT')
      return t('coupon.other-product');
    if (code === 'COUPON_CODE_INVALID' && minimum != null)
      return t('coupon.minimum', { amount: rupiah(minimum) });
    if (isFault(code)) return `${t(`fault.${code}`)} ${t(`next.${code}`)}`;
    const sentence = errors(code) ?? code;
    return isErrorCode(code) ? `${sentence} ${t(`next.${code}`)}` : sentence;
  };
};
