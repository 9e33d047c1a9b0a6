/** Splits an unknown compound into two known words: “Nubukschuhe” is Nubuk and Schuhe. For German, and for missing spaces. */

const shortestPart = 3;
const shortestWord = 8;
/** Linking elements between the parts of German compounds. */
const joints = ['', 's', 'n', 'en', 'e', 'er', 'es'];

/** @param table the words that parts may be @returns a function that gives the parts of a word, or the word itself */
export function compoundOf(table: Iterable<string>): (word: string) => readonly string[] {
  const known = new Set([...table].filter((word) => word.length >= shortestPart));
  /** Also accepts a plural or another case of a known word. */
  const partOf = (word: string) =>
    word.length < shortestPart
      ? null
      : ([
          word,
          ...['n', 's', 'e', 'en', 'er', 'es']
            .filter((end) => word.endsWith(end))
            .map((end) => word.slice(0, -end.length)),
        ].find((each) => known.has(each)) ?? null);
  return (word) => {
    if (word.length < shortestWord || known.has(word)) return [word];
    for (let at = word.length - shortestPart; at >= shortestPart; at -= 1) {
      const [first, last] = [word.slice(0, at), partOf(word.slice(at))];
      if (!last || last.length + at < word.length - 2) continue;
      const joint = joints.find(
        (each) => first.endsWith(each) && known.has(first.slice(0, first.length - each.length)),
      );
      if (joint !== undefined) return [first.slice(0, first.length - joint.length), last];
      // Wolle loses its final e in Wollpulli.
      if (known.has(`${first}e`)) return [`${first}e`, last];
    }
    return [word];
  };
}
