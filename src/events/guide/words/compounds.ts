/** Takes a word that is in no table apart into two that are: “Nubukschuhe” is Nubuk and Schuhe. German writes so, and people in a hurry. */

const shortestPart = 3;
const shortestWord = 8;
/** What German may put between two parts. */
const joints = ['', 's', 'n', 'en', 'e', 'er', 'es'];

/** @param table the words that a part may be @returns the parts, or the word itself */
export function compoundOf(table: Iterable<string>): (word: string) => readonly string[] {
  const known = new Set([...table].filter((word) => word.length >= shortestPart));
  /** A plural or another case of a word that is known. */
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
      // Wolle loses its last letter in Wollpulli.
      if (known.has(`${first}e`)) return [`${first}e`, last];
    }
    return [word];
  };
}
