import { LICENCES, SURVEY_ANSWERS } from '#edge/contract/test-rides/booking.ts';
import { RIDE_QUEUES } from '#edge/contract/test-rides/desk.ts';
import { RIDE_STATES, RIDE_STATUSES, STAFF_MOVES } from '#edge/contract/test-rides/machine.ts';
import { main } from '#edge/graphql/builder.ts';

export const LicenceEnum = main.enumType('DrivingLicence', { values: LICENCES });
export const SurveyEnum = main.enumType('TestRideSurveyAnswer', { values: SURVEY_ANSWERS });
export const RideStateEnum = main.enumType('TestRideState', { values: RIDE_STATES });
export const RideStatusEnum = main.enumType('TestRideStatus', { values: RIDE_STATUSES });
export const RideQueueEnum = main.enumType('TestRideQueue', { values: RIDE_QUEUES });
export const StaffMoveEnum = main.enumType('TestRideMove', { values: STAFF_MOVES });
