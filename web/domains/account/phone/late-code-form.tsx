'use client';

import { lazy, Suspense } from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { CodeFormProps } from './code-form.tsx';

const CodeForm = lazy(async () => ({ default: (await import('./code-form.tsx')).CodeForm }));

/** For other parts of the site: whoever imports this one for something else does not get forms and their rules. */
export function LateCodeForm(props: CodeFormProps) {
  return (
    <Suspense fallback={<Skeleton className="h-40 rounded-xl" />}>
      <CodeForm {...props} />
    </Suspense>
  );
}
