import catalog from './catalog.ts';
import common from './common.ts';
import content from './content.ts';
import shell from './shell.ts';
import sync from './sync.ts';
import ui from './ui.ts';

export default {
  catalog,
  common,
  content,
  shell,
  sync,
  ui,
} as const;
