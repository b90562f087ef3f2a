export { UnreadBadge } from './header/unread-badge.tsx';
export { PushAsk } from './push/push-ask.tsx';
