export { type Appointments, useAppointments } from './service/use-appointments.ts';
export { momentAt } from './service/zone.ts';
export { VehiclePicture } from './vehicle-picture.tsx';
