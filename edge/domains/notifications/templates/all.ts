import { accountTemplates } from './account.ts';
import { accountEndTemplates } from './account-ends.ts';
import { chargerTemplates } from './chargers.ts';
import { complaintTemplates } from './complaints.ts';
import { endingTemplates } from './endings.ts';
import { helpTemplates } from './help.ts';
import { listingTemplates } from './listings.ts';
import { orderStepTemplates } from './order-steps.ts';
import { orderTemplates } from './orders.ts';
import { referralTemplates } from './referrals.ts';
import { refundTemplates } from './refunds.ts';
import { ridingTemplates } from './riding.ts';
import { secondFactorTemplates } from './second-factor.ts';
import { serviceTemplates } from './service.ts';
import type { Template } from './template.ts';
import { testRideTemplates } from './test-rides.ts';

/** Everything people are told, by name. */
export const TEMPLATES = {
  ...accountTemplates,
  ...secondFactorTemplates,
  ...accountEndTemplates,
  ...orderTemplates,
  ...orderStepTemplates,
  ...helpTemplates,
  ...refundTemplates,
  ...complaintTemplates,
  ...ridingTemplates,
  ...endingTemplates,
  ...listingTemplates,
  ...serviceTemplates,
  ...referralTemplates,
  ...testRideTemplates,
  ...chargerTemplates,
} as const;

export type TemplateName = keyof typeof TEMPLATES;

export const TEMPLATE_NAMES = Object.keys(TEMPLATES) as TemplateName[];

export const templateOf = (name: string): Template | undefined =>
  Object.hasOwn(TEMPLATES, name) ? TEMPLATES[name as TemplateName] : undefined;
