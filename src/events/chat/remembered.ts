/** How much of what was said before goes with a question: the latest that fits what a model is told. */

interface Said {
  readonly question: string;
  readonly answer: string;
}

/** Characters of questions and answers together. */
const maxCharacters = 24_000;
/** Of a chat whose questions are short. */
const maxRemembered = 20;

/** The latest turns that fit, the oldest first. */
export function remembered<T extends Said>(earlier: readonly T[]): readonly T[] {
  let room = maxCharacters;
  const latest = earlier.slice(-maxRemembered);
  const tooMany = latest.toReversed().findIndex(({ question, answer }) => {
    room -= question.length + answer.length;
    return room < 0;
  });
  return tooMany < 0 ? latest : latest.slice(latest.length - tooMany);
}
