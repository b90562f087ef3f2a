import { CODE_LIMITS } from '#edge/contract/account/code.ts';
import { upTo } from '#edge/graphql/argument-limits.ts';
import { main } from '#edge/graphql/builder.ts';
import { LANGUAGE_CODES } from '#edge/graphql/locale.ts';
import { LicenceEnum, SurveyEnum } from './enums.ts';

/** A slot to keep. */
export const HoldInput = main.inputType('TestRideHoldParam', {
  fields: (t) => ({
    id: t.id({ required: true, description: '`trd_` and 26 characters, made by the device.' }),
    manageKey: t.id({
      required: true,
      description: '`trk_` and 26 characters, made by the device: whoever has it manages the ride.',
    }),
    dealerSlug: t.string({ required: true }),
    productId: t.int({ required: true }),
    slotAt: t.field({ type: 'DateTime', required: true }),
  }),
});

/** A ride to book, by whoever rides or by staff for them. */
export const RideInput = main.inputType('TestRideParam', {
  fields: (t) => ({
    id: t.id({ required: true, description: '`trd_` and 26 characters, made by the device.' }),
    manageKey: t.id({ required: true }),
    dealerSlug: t.string({ required: true }),
    productId: t.int({ required: true }),
    slotAt: t.field({ type: 'DateTime', required: true }),
    name: t.string({ required: true }),
    phoneNumber: t.string({ required: true, description: 'At most 14 digits.' }),
    email: t.string(),
    licence: t.field({ type: LicenceEnum, required: true }),
    survey: t.field({ type: [SurveyEnum], required: true, description: 'At least one.' }),
    isOfAge: t.boolean({ description: 'The rider is at least 17, with a licence of their own.' }),
    phoneProof: t.string({
      extensions: upTo(CODE_LIMITS.sessionInfo),
      description:
        '`sessionInfo` of `verifyOtp` for the number; wanted after `TEST_RIDE_PHONE_UNCONFIRMED`.',
    }),
    affiliateKey: t.string(),
    consent: t.boolean({ required: true, description: 'Of whoever rides.' }),
    locale: t.string({ required: true, description: `Language to write in: ${LANGUAGE_CODES}.` }),
  }),
});
