/** Writes trained weights as a module, as Prettier would. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const rounded = (weight: number): string => String(Number(weight.toFixed(2)));

export const quotedName = (name: string): string => (/^[a-z]+$/.test(name) ? name : `'${name}'`);

export const weightEntry = (name: string, weight: number): string =>
  `${quotedName(name)}: ${rounded(weight)},`;

/** @param part folder of src/events/guide */
export const writeWeights = (part: string, lines: readonly string[]): void =>
  writeFileSync(
    join(import.meta.dirname, `../../../src/events/guide/${part}/weights.ts`),
    `${lines.join('\n')}\n`,
  );
