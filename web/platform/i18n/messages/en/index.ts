import common from './common.ts';
import shell from './shell.ts';
import sync from './sync.ts';
import ui from './ui.ts';

export default { common, shell, sync, ui } as const;
