export { UpdatePrompt } from './update-prompt.tsx';
