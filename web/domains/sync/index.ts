export { OutboxKeeper } from './outbox-keeper.tsx';
export { SignOutDialog } from './sign-out-dialog.tsx';
export { StuckWrites } from './stuck/stuck-writes.tsx';
export { UpdatePrompt } from './update-prompt.tsx';
export { WaitingMark } from './waiting-mark.tsx';
