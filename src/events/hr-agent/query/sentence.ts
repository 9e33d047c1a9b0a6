/** Access to the words of a question by index. */
import type { Lexeme } from './lexemes.ts';
import type { Role } from './lexicon.ts';

export class Sentence {
  readonly lexemes: readonly Lexeme[];

  constructor(lexemes: readonly Lexeme[]) {
    this.lexemes = lexemes;
  }

  at(i: number): Lexeme | undefined {
    return this.lexemes[i];
  }

  has(i: number, role: Role): boolean {
    return this.at(i)?.roles.has(role) === true;
  }

  /** As written. */
  writtenOf(from: number, to: number): readonly string[] {
    return this.lexemes.slice(from, to).map((each) => each.written);
  }

  overFiller(from: number): number {
    let next = from;
    while (this.has(next, 'filler')) next += 1;
    return next;
  }

  /** Whether nothing from here on belongs to the words before. */
  isLast(from: number): boolean {
    const next = this.at(from);
    return (
      next === undefined ||
      next.comma ||
      next.roles.has('and') ||
      next.roles.has('or') ||
      next.roles.has('is')
    );
  }
}
