import {
  ACCIDENTS,
  CHECK_ITEMS,
  GRADES,
  LISTING_KINDS,
} from '#edge/contract/listings/condition.ts';
import { REPORT_REASONS, REPORT_VERDICTS } from '#edge/contract/listings/enquiry.ts';
import { LISTING_STATES, OWNER_MOVES } from '#edge/contract/listings/machine.ts';
import { OFFER_SORTS } from '#edge/contract/listings/offers.ts';
import { main } from '#edge/graphql/builder.ts';
import { STANDINGS } from './standing.ts';

export const KindEnum = main.enumType('ListingKind', { values: LISTING_KINDS });
export const StateEnum = main.enumType('ListingState', { values: LISTING_STATES });
export const MoveEnum = main.enumType('ListingMove', { values: OWNER_MOVES });
export const ItemEnum = main.enumType('ListingCheckItem', { values: CHECK_ITEMS });
export const GradeEnum = main.enumType('ListingGrade', { values: GRADES });
export const AccidentEnum = main.enumType('ListingAccident', { values: ACCIDENTS });
export const ReasonEnum = main.enumType('ListingReportReason', { values: REPORT_REASONS });
export const OfferSortEnum = main.enumType('ListingOfferSort', { values: OFFER_SORTS });
export const VerdictEnum = main.enumType('ListingReportVerdict', { values: REPORT_VERDICTS });
export const StandingEnum = main.enumType('ListingStandingState', { values: STANDINGS });
