export { activeAffiliate, personById } from './affiliate.sql.ts';
export { isSelfReferral, type Referred } from './same-person.ts';
