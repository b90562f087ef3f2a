import { ESTIMATE_ANSWERS } from '#edge/contract/garage/estimate.ts';
import { ESTIMATE_STATES } from '#edge/contract/garage/estimate-machine.ts';
import { HELP_KINDS } from '#edge/contract/garage/roadside.ts';
import { CALL_STATES } from '#edge/contract/garage/roadside-machine.ts';
import { SERVICE_KINDS } from '#edge/contract/garage/service-slots.ts';
import {
  APPOINTMENT_MOVES,
  APPOINTMENT_STATES,
  WORK_TYPES,
  WORKSHOP_QUEUES,
} from '#edge/contract/garage/workshop.ts';
import { main } from '#edge/graphql/builder.ts';

export const BatteryStatusEnum = main.enumType('BatteryStatus', {
  values: {
    GENUINE: { description: 'Ours, and nothing is known against it.' },
    UNKNOWN: { description: 'No battery of ours has this number.' },
    LOCKED: { description: 'Ours; its owner has locked it.' },
    REPORTED: { description: 'Ours; its owner reported it lost or stolen.' },
  },
});

export const LeaderboardTypeEnum = main.enumType('LeaderboardType', {
  values: {
    TRIP: { description: 'Trips of this month.' },
    EFFICIENCY: { description: 'Kilometres with a kilowatt-hour.' },
  } as const,
});

export const HelpKindEnum = main.enumType('RoadsideHelpKind', { values: HELP_KINDS });

export const CallStateEnum = main.enumType('RoadsideAssistanceState', { values: CALL_STATES });

export const ServiceKindEnum = main.enumType('ServiceKind', { values: SERVICE_KINDS });

export const AppointmentStateEnum = main.enumType('AppointmentState', {
  values: APPOINTMENT_STATES,
});

export const AppointmentMoveEnum = main.enumType('AppointmentMove', { values: APPOINTMENT_MOVES });

export const WorkTypeEnum = main.enumType('ServiceWorkType', { values: WORK_TYPES });

export const WorkshopQueueEnum = main.enumType('WorkshopQueue', { values: WORKSHOP_QUEUES });

export const EstimateStateEnum = main.enumType('ServiceEstimateState', { values: ESTIMATE_STATES });

export const EstimateAnswerEnum = main.enumType('ServiceEstimateAnswer', {
  values: ESTIMATE_ANSWERS,
});
