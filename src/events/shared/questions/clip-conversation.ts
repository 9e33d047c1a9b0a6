/** How much of a conversation is read to understand a question: enough for people, and a limit to what a request computes. */

/** Characters of the question itself. */
const maxCharacters = 2000;
/** Earlier questions, and characters of each: only their subject matters. */
const maxEarlier = 12;
const maxEarlierCharacters = 500;

/** @param earlier earlier questions of the conversation, oldest first */
export const clipConversation = (question: string, earlier: readonly string[]) => ({
  question: question.slice(0, maxCharacters),
  earlier: earlier.slice(-maxEarlier).map((each) => each.slice(0, maxEarlierCharacters)),
});
