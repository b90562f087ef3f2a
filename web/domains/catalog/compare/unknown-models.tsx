'use client';

import { nearest } from '#edge/contract/nearest.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import type { ComparedModel } from './model-heads.tsx';

const OFFERED = 2;

interface Props {
  readonly words: readonly string[];
  readonly all: readonly ComparedModel[];
  readonly onChoose: (slug: string) => void;
}

/** Words of the address that are no model, each with the models most like it. */
export default function UnknownModels({ words, all, onChoose }: Props) {
  const t = useScopedI18n('catalog');
  return words.map((word) => (
    <p key={word} className="flex flex-wrap items-center gap-x-3">
      {t('compare.unknown', { word })}
      {nearest(word, all, ({ slug, name }) => [slug, name], OFFERED).map(({ slug, name }) => (
        <button
          key={slug}
          type="button"
          onClick={() => onChoose(slug)}
          className="min-h-tap font-semibold underline underline-offset-4"
        >
          {name}
        </button>
      ))}
    </p>
  ));
}
