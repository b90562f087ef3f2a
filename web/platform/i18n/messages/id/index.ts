import common from './common.ts';
import shell from './shell.ts';

export default { common, shell } as const;
