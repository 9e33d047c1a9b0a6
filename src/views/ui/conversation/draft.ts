/** A question as far as it is written, for a field that may be taken away and come again. Nothing is drawn anew when it changes. */

export interface Draft {
  read(): string;
  write(question: string): void;
}

export function heldDraft(): Draft {
  let question = '';
  return {
    read: () => question,
    write(next) {
      question = next;
    },
  };
}
