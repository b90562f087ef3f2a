/** Tag of the Background Sync that wakes the service worker for the outbox. */
export const OUTBOX_SYNC = 'alva-outbox';
