export { downloadCalendar } from './service/download-calendar.ts';
export { type Appointments, useAppointments } from './service/use-appointments.ts';
export { clockAt, momentAt, WHOLE_DATE } from './service/zone.ts';
export { useGarage } from './use-garage.ts';
export { VehiclePicture } from './vehicle-picture.tsx';
