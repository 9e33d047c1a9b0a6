/** A label for an entry in texts: names may be empty. */
export const entryLabel = ({ name }: { readonly name: string }, index: number) =>
  name || `entry ${index + 1}`;
