import { forgetAnswers, type KeptAnswer, keepAnswer } from '#web/platform/device/kept-answers.ts';
import { browserStorage } from '#web/platform/offline/browser.ts';
import { PERSON } from './session.ts';

const isTheirs = (person: string): boolean => browserStorage().getItem(PERSON) === person;

/** A sign-out in another tab may empty the device while an answer is on its way, or being written. */
export const keepOwnAnswer = async <Data>(
  person: string,
  name: string,
  variables: unknown,
  answer: KeptAnswer<Data>,
): Promise<void> => {
  if (!isTheirs(person)) return;
  await keepAnswer(person, name, variables, answer);
  if (!isTheirs(person)) await forgetAnswers();
};
