/** Selects the earlier turns sent along with a question: the latest ones that fit the limits. */

interface Said {
  readonly question: string;
  readonly answer: string;
}

/** Most characters, questions and answers together. */
const maxCharacters = 24_000;
/** Most turns, for chats with short questions. */
const maxRemembered = 20;

/** The latest turns that fit, oldest first. */
export function remembered<T extends Said>(earlier: readonly T[]): readonly T[] {
  let room = maxCharacters;
  const latest = earlier.slice(-maxRemembered);
  const tooMany = latest.toReversed().findIndex(({ question, answer }) => {
    room -= question.length + answer.length;
    return room < 0;
  });
  return tooMany < 0 ? latest : latest.slice(latest.length - tooMany);
}
