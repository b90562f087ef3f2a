export default {
  'update.text': 'A new version of this site is ready.',
  'update.now': 'Update now',
  'update.under-way': 'Switching to the new version …',
  'update.late':
    'This takes longer than usual. Carry on as you are; we ask again when it is ready.',
  'waiting.person': 'Needs you: {count}',
  'waiting.sent': 'Waiting to be sent: {count}',
  'waiting.safe-until': 'Come back with a signal before {date}',
  'outbox.stuck': 'A change you made could not be completed. It is kept on this device.',
  'outbox.look': 'See what to do',
  'leave.title': 'Sign out before everything is sent?',
  'leave.text':
    'Changes made on this device that we do not have yet: {count}. Signing out deletes them.',
  'leave.stay': 'Stay signed in',
  'leave.send': 'Send, then sign out',
  'leave.discard': 'Delete them and sign out',
  'leave.failed': 'Not everything could be sent. Your changes are still here.',
} as const;
