/** What answers and scores come from, in words for people: the built-in rules, or a named model. */
const builtIn = 'Built in';

export const isBuiltIn = (engine: string) => engine === builtIn;

/** For use after “by”. */
export const engineName = (engine: string) =>
  isBuiltIn(engine) ? 'the app itself, without an AI model' : engine;
