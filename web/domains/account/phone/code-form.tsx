'use client';

import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { CODE_LIMITS, type CodeChannel, otherChannel } from '#edge/contract/account/code.ts';
import { oneTimeCode } from '#edge/contract/validators/index.ts';
import { MailboxLink } from '#web/domains/account/mailbox/mailbox-link.tsx';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { checkCode, type PendingCode, sendCode } from '#web/platform/session/phone.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Form } from '#web/ui/form/form.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Input } from '#web/ui/input.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { rememberOtpType, shownNumber } from './pending-code.ts';

const schema = v.object({ code: oneTimeCode() });
const SECOND_MS = 1_000;

/** `4:07` */
const clockOf = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / SECOND_MS));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

interface Props {
  /** Within a dialog. */
  isCompact?: boolean;
  pending: PendingCode;
  onSent: (pending: PendingCode) => void;
  onProved: () => Promise<string | undefined>;
  onWrongNumber: () => void;
}

/** The code that came, one field; it can be sent again, or another way, after half a minute. */
export function CodeForm({ isCompact = false, pending, onSent, onProved, onWrongNumber }: Props) {
  const t = useScopedI18n('account');
  const locale = useLocale();
  const now = useNow(SECOND_MS) ?? pending.sentAt;
  const form = useForm({ schema, defaultValues: { code: '' } });
  const [sending, setSending] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const { phoneNumber, sessionInfo, channel, sentAt, expiresAt } = pending;
  useEffect(() => title.current?.focus(), []);

  const wait = sentAt + CODE_LIMITS.waitMs - now;
  const other = otherChannel(channel);
  const again = async (by: CodeChannel): Promise<void> => {
    if (sending || wait > 0) return;
    setSending(true);
    rememberOtpType(by);
    form.clearErrors();
    const sent = await sendCode({ phoneNumber, channel: by, locale });
    setSending(false);
    if (sent.ok) {
      form.reset();
      onSent(sent.value);
    } else form.setError('root', { message: sent.key });
  };
  const submit = async ({ code }: { code: string }): Promise<void> => {
    const key = (await checkCode(sessionInfo, code)) ?? (await onProved());
    if (key !== undefined) form.setError('root', { message: key });
  };

  return (
    <div className="grid gap-6">
      <div>
        <h2
          ref={title}
          tabIndex={-1}
          className={cx('outline-none', isCompact ? 'text-xl' : 'text-4xl')}
        >
          {t('phone.code-title')}
        </h2>
        <p className={cx('text-muted', isCompact ? 'mt-1' : 'mt-3 text-lg')}>
          {t(`phone.sent.${channel}`, { number: shownNumber(pending) })}
        </p>
      </div>
      <Form form={form} onSubmit={submit}>
        <FormField
          name="code"
          label={t('phone.code')}
          hint={
            expiresAt > now
              ? t('phone.valid', { time: clockOf(expiresAt - now) })
              : t('phone.expired')
          }
        >
          {(control) => (
            <Input
              {...control}
              autoComplete="one-time-code"
              inputMode="numeric"
              maxLength={12}
              className="font-semibold text-2xl tabular-nums tracking-[0.3em]"
              onChange={(event) => {
                void control.onChange(event);
                // Typed by the phone, or to the end: nothing is left to press.
                if (/^\d{6}$/.test(event.target.value)) void form.handleSubmit(submit)();
              }}
            />
          )}
        </FormField>
        <SubmitButton size="lg" variant="accent" block>
          {t('phone.confirm')}
        </SubmitButton>
      </Form>
      <div className="grid gap-3">
        {wait > 0 ? (
          <p className="text-center text-muted text-sm tabular-nums">
            {t('phone.wait', { time: clockOf(wait) })}
          </p>
        ) : (
          <>
            <Button variant="secondary" block busy={sending} onClick={() => void again(channel)}>
              {t('phone.again')}
            </Button>
            <Button variant="quiet" block onClick={() => void again(other)}>
              {t(`phone.other.${other}`)}
            </Button>
          </>
        )}
        <Button variant="quiet" block onClick={onWrongNumber}>
          {t('phone.wrong-number')}
        </Button>
        <MailboxLink besides={isCompact} />
      </div>
    </div>
  );
}
