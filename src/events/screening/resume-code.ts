/** What a résumé is called where nobody may see whose it is: the same in every list, screening and answer of the agent. */

/** `CV1A2B3C4D`: one word, so that it can be asked for as a name is. It comes from the random id alone, and tells nothing. */
export const resumeCode = (id: string): string => `CV${id.slice(0, 8).toUpperCase()}`;
