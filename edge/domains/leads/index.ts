export { forgetMessages } from './forget-messages.ts';
