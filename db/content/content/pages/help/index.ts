import { account } from './account.ts';
import { battery } from './battery.ts';
import { orders } from './orders.ts';
import { registration } from './registration.ts';
import { service } from './service.ts';

export const HELP = [...orders, ...registration, ...battery, ...service, ...account];
