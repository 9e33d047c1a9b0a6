/** What an entry is called where it must be called something: names may be empty. */
export const entryLabel = ({ name }: { readonly name: string }, index: number) =>
  name || `entry ${index + 1}`;
