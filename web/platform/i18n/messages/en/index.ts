import common from './common.ts';

export default { common } as const;
