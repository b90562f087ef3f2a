import { requireStaff } from '#edge/auth/policy.ts';
import { statingFault } from '#edge/contract/garage/estimate.ts';
import { SERVICE_KINDS } from '#edge/contract/garage/service-slots.ts';
import {
  APPOINTMENT_STATES,
  type AppointmentState,
  appointmentState,
  moveAppointmentInput,
  serviceWorkInput,
  WORKSHOP,
  type WorkshopQueue,
} from '#edge/contract/garage/workshop.ts';
import { midnightOf } from '#edge/contract/slots.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { isTimeZone } from '#edge/contract/time-zones.ts';
import {
  AppointmentMoveEnum,
  AppointmentStateEnum,
  ServiceKindEnum,
  WorkshopQueueEnum,
  WorkTypeEnum,
} from '#edge/domains/garage/enums.ts';
import { EstimateRef } from '#edge/domains/garage/estimate/estimate.ts';
import { upTo } from '#edge/graphql/argument-limits.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef } from '#edge/graphql/common.ts';
import { staffWrite } from '#edge/graphql/staff-write.ts';
import { moveAppointment, writeServiceWork } from './close.ts';
import { type AppointmentRow, appointmentsOfDay, zoneOfWorkshop } from './desk.sql.ts';

const stateOf = ({ booking, record }: AppointmentRow): AppointmentState =>
  appointmentState({ status: booking.status, missed: booking.missed, record });

const RowRef = main.objectRef<AppointmentRow>('WorkshopAppointment').implement({
  description: 'An appointment as the workshop sees it.',
  fields: (t) => ({
    id: t.id({ resolve: ({ booking }) => booking.id }),
    state: t.field({ type: AppointmentStateEnum, resolve: stateOf }),
    slotAt: t.field({ type: 'DateTime', resolve: ({ booking }) => booking.slotAt }),
    timeZone: t.exposeString('timeZone'),
    seat: t.int({ description: 'Bench, from 1.', resolve: ({ booking }) => booking.seat }),
    kind: t.field({
      type: ServiceKindEnum,
      resolve: ({ booking }) => SERVICE_KINDS.find((each) => each === booking.kind) ?? 'REPAIR',
    }),
    note: t.string({
      nullable: true,
      description: 'What the rider wrote.',
      resolve: ({ booking }) => booking.note,
    }),
    name: t.exposeString('name', { description: 'Who made it.' }),
    phoneNumber: t.exposeString('phoneNumber', { nullable: true }),
    vin: t.exposeString('vin'),
    registrationPlate: t.exposeString('plate', { nullable: true }),
    odometerKm: t.exposeInt('odometerKm', { description: 'Of the motorcycle, as known last.' }),
    work: t.string({
      nullable: true,
      description: 'What the workshop did, in its words.',
      resolve: ({ booking }) => booking.work,
    }),
    workType: t.field({
      type: WorkTypeEnum,
      nullable: true,
      resolve: ({ recordType }) => recordType,
    }),
    workOdometerKm: t.exposeInt('recordOdometerKm', { nullable: true }),
    price: t.field({
      type: 'Rupiah',
      nullable: true,
      description: 'Of the order that pays for it; null where there is none.',
      resolve: ({ priceIdr }) => priceIdr,
    }),
    paid: t.boolean({
      description: 'Whether that was paid.',
      resolve: ({ orderState }) => ['PAYMENT_SETTLED', 'COMPLETED'].includes(orderState ?? ''),
    }),
    estimate: t.field({
      type: EstimateRef,
      nullable: true,
      description: 'The price that the workshop has stated last.',
      resolve: ({ estimate }) => estimate,
    }),
    mayStatePrice: t.boolean({
      resolve: (row, _, { clock }) =>
        statingFault(
          { state: stateOf(row), slotAt: row.booking.slotAt, orderState: row.orderState },
          clock(),
        ) === undefined,
    }),
    version: t.int({ resolve: ({ booking }) => booking.version }),
  }),
});

const IN_QUEUE: Readonly<Record<WorkshopQueue, readonly AppointmentState[]>> = {
  OPEN: ['EXPECTED', 'IN_WORK'],
  DONE: ['DONE'],
  MISSED: ['MISSED'],
  ALL: APPOINTMENT_STATES,
};

main.queryField('serviceDesk', (t) =>
  t.field({
    type: [RowRef],
    description: 'Appointments of a day at a workshop, for its staff, as they begin.',
    args: {
      dealerSlug: t.arg.string({ required: true }),
      day: t.arg.string({
        required: true,
        description: 'YYYY-MM-DD on the clock of the workshop.',
      }),
      queue: t.arg({ type: WorkshopQueueEnum, required: true }),
    },
    resolve: async (_, { dealerSlug, day, queue }, context) => {
      const { placeSlug } = requireStaff(await context.actor());
      if (placeSlug !== null && placeSlug !== dealerSlug) return [];
      const [place] = await context.read(zoneOfWorkshop({ dealerSlug }));
      if (place === undefined || !isTimeZone(place.timeZone)) return [];
      const from = midnightOf(day, place.timeZone);
      if (Number.isNaN(from)) return [];
      const rows = await context.read(appointmentsOfDay({ dealerSlug, from, to: from + DAY_MS }));
      return rows.filter((row) => IN_QUEUE[queue].includes(stateOf(row)));
    },
  }),
);

const VERSION = { required: true, description: '`version` of what was looked at.' } as const;

main.mutationField('moveAppointment', (t) =>
  t.field({
    type: CommonRef,
    description: 'The motorcycle was brought, or nobody came. A repeat is a success.',
    args: {
      id: t.arg.id({ required: true }),
      move: t.arg({ type: AppointmentMoveEnum, required: true }),
      expectedVersion: t.arg.int(VERSION),
    },
    resolve: (_, args, context) =>
      staffWrite(
        context,
        { operation: 'moveAppointment', schema: moveAppointmentInput, args },
        (input) => moveAppointment(input, context),
      ),
  }),
);

main.mutationField('writeServiceWork', (t) =>
  t.field({
    type: CommonRef,
    description:
      'Completes an appointment: what was done goes into the history of the motorcycle. Counts once.',
    args: {
      id: t.arg.id({ required: true }),
      type: t.arg({ type: WorkTypeEnum, required: true }),
      odometerKm: t.arg.int({ required: true }),
      work: t.arg.string({ required: true, extensions: upTo(WORKSHOP.work.most) }),
      expectedVersion: t.arg.int(VERSION),
    },
    resolve: (_, args, context) =>
      staffWrite(
        context,
        { operation: 'writeServiceWork', schema: serviceWorkInput, args },
        (input) => writeServiceWork(input, context),
      ),
  }),
);
