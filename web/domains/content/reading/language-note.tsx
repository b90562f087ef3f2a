import { Alert } from '../../../ui/alert.tsx';

/** Says that a text is shown in the other language because its own is missing. */
export function LanguageNote({ shown, children }: { shown: boolean; children: string }) {
  if (!shown) return null;
  return (
    <div className="mt-6">
      <Alert tone="caution">{children}</Alert>
    </div>
  );
}
