/** The draft of a question, for a field that may unmount and mount again. Changing it does not render. */

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
