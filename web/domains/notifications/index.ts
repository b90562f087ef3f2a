export { UnreadBadge } from './header/unread-badge.tsx';
