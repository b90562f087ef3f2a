import * as v from 'valibot';

/** Text that must not be empty; spaces around it are dropped. The message is a catalogue key. */
export const required = () => v.pipe(v.string('required'), v.trim(), v.nonEmpty('required'));
