export { LeaveDialog } from './leave-dialog.tsx';
export { OutboxKeeper } from './outbox-keeper.tsx';
export { UpdatePrompt } from './update-prompt.tsx';
