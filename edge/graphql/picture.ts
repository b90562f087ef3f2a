import { main } from './builder.ts';

export const PictureRef = main
  .objectRef<{ readonly name: string; readonly url: string }>('Picture')
  .implement({ fields: (t) => ({ name: t.exposeString('name'), url: t.exposeString('url') }) });
