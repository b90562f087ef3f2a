import type { TemplateName } from '#edge/domains/notifications/templates/all.ts';
import { enquiryById, listingById, personById } from './facts.sql.ts';
import { modelName, type Planner } from './plan.ts';

export const ofEnquiry: Planner = async (event, read) => {
  const row = await read(enquiryById({ id: event.rowId }));
  if (row === undefined) return [];
  const person = await read(personById({ id: row.ownerId }));
  const facts = {
    name: person?.name ?? '',
    other: row.name,
    product: row.battery ?? modelName(row),
  };
  const path = `/my-listings/${row.listingId}`;
  return [{ template: 'listing-enquiry', customerId: row.ownerId, facts, path }];
};

const ofListing =
  (template: TemplateName): Planner =>
  async (event, read) => {
    const row = await read(listingById({ id: event.entityId }));
    if (row === undefined) return [];
    const person = await read(personById({ id: row.ownerId }));
    const facts = { name: person?.name ?? '', product: row.battery ?? modelName(row) };
    return [{ template, customerId: row.ownerId, facts, path: `/my-listings/${event.entityId}` }];
  };

export const ofListingExpired = ofListing('listing-expired');
export const ofListingHidden = ofListing('listing-hidden');
export const ofListingShown = ofListing('listing-shown');
