import common from './common.ts';
import shell from './shell.ts';
import sync from './sync.ts';

export default { common, shell, sync } as const;
