'use client';

import { SearchPanel } from './search-panel.tsx';
import { SearchWords } from './search-words.tsx';

/** The search of the whole site with its words. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  return (
    <SearchWords>
      <SearchPanel onClose={onClose} />
    </SearchWords>
  );
}
