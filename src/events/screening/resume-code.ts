/** The code of a résumé in blind mode: the same in every list, screening and answer of the agent. */

/** `CV1A2B3C4D`: one word, so that it works like a name in questions. Made from the random id alone, it reveals nothing. */
export const resumeCode = (id: string): string => `CV${id.slice(0, 8).toUpperCase()}`;
