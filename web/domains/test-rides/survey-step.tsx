'use client';

import { useState } from 'react';
import { SURVEY_ANSWERS } from '#edge/contract/test-rides/booking.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { setTestDrive, useTestDrive } from './state.ts';
import { StepActions } from './step-actions.tsx';

/** The question and its answers, several of them. */
export function SurveyFields({
  value,
  onChange,
  error,
}: {
  value: readonly string[];
  onChange: (answers: string[]) => void;
  error?: string | undefined;
}) {
  const t = useScopedI18n('testRide');
  return (
    <FieldGroup legend={t('survey.question')} hint={t('survey.hint')} error={error}>
      {SURVEY_ANSWERS.map((answer) => (
        <Checkbox
          key={answer}
          label={t(`survey.${answer}`)}
          checked={value.includes(answer)}
          onChange={({ target }) =>
            onChange(target.checked ? [...value, answer] : value.filter((each) => each !== answer))
          }
        />
      ))}
    </FieldGroup>
  );
}

/** What somebody wants a motorcycle for: whoever rides along then shows what matters to them. */
export function SurveyStep({ onDone }: { onDone: () => void }) {
  const words = useScopedI18n('validation');
  const { survey } = useTestDrive();
  const [missing, setMissing] = useState(false);
  return (
    <div className="grid gap-5">
      <SurveyFields
        value={survey}
        error={missing && survey.length === 0 ? words('survey') : undefined}
        onChange={(answers) => setTestDrive({ survey: answers })}
      />
      <StepActions
        step="survey"
        onContinue={() => (survey.length === 0 ? setMissing(true) : onDone())}
      />
    </div>
  );
}
