import { customers, type MatrixRow, only } from './row.ts';

const ID = 'msg_01hzzzzzzzzzzzzzzzzzzzzzzz';

/** Whose line or choice it is shows in what changes: tests/api/notifications. */
export const rows: readonly MatrixRow[] = [
  {
    operation: 'readNotifications',
    document: `mutation { readNotifications(
      ids: ["ntf_01hzzzzzzzzzzzzzzzzzzzzzzz"], readAt: "2026-11-24T00:00:00.000Z"
    ) { success } }`,
    verdicts: customers,
  },
  {
    operation: 'notificationPreferences',
    document: '{ notificationPreferences { purpose channel wanted } }',
    verdicts: customers,
  },
  {
    operation: 'setNotificationPreference',
    document:
      'mutation { setNotificationPreference(purpose: reminders, channel: SMS, wanted: true) { success } }',
    verdicts: customers,
  },
  { operation: 'pushOffer', document: '{ pushOffer { key isOn } }', verdicts: customers },
  {
    operation: 'registerPush',
    document:
      'mutation { registerPush(endpoint: "https://evil.test/x", p256dh: "x", auth: "x") { success } }',
    verdicts: customers,
  },
  { operation: 'endPush', document: 'mutation { endPush { success } }', verdicts: customers },
  {
    operation: 'stuckMessages',
    document: '{ stuckMessages { data { id subject(locale: id) } } }',
    verdicts: only(['staff', 'admin']),
  },
  ...['resendMessage', 'settleMessage'].map((operation) => ({
    operation,
    document: `mutation { ${operation}(id: "${ID}") { success } }`,
    verdicts: only(['staff', 'admin']),
  })),
];
