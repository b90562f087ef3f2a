export { sendAddressMail, sendCode } from './codes/send-code.ts';
export { CODE_TEMPLATE } from './codes/words.ts';
export { LOCAL_KEYS } from './config.ts';
export { notificationJobs } from './jobs.ts';
export { mailbox } from './mailbox/routes.ts';
export { registeredText } from './render/registered.ts';
export { unsubscribe } from './unsubscribe.ts';
export { statusReceivers } from './webhooks/receive.ts';
export { hubSignature, svixSignature } from './webhooks/signature.ts';
