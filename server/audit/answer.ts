/** How an audit ends, for whatever has started it. */
export const exit = { sound: 0, damaged: 1, misused: 2, findings: 3 } as const;

/** Where it says so, a line at a time. */
export interface Output {
  readonly print: (line: string) => void;
  /** What is no part of the answer. */
  readonly complain: (line: string) => void;
}

export const printJson = ({ print }: Output, answer: object) => print(JSON.stringify(answer));
