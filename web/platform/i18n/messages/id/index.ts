import account from './account.ts';
import catalog from './catalog.ts';
import common from './common.ts';
import content from './content.ts';
import errors from './errors.ts';
import garage from './garage.ts';
import places from './places.ts';
import shell from './shell.ts';
import stations from './stations.ts';
import sync from './sync.ts';
import ui from './ui.ts';
import validation from './validation.ts';

export default {
  account,
  catalog,
  common,
  content,
  errors,
  garage,
  places,
  shell,
  stations,
  sync,
  ui,
  validation,
} as const;
