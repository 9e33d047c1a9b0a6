/** Validation of a todo's fields, shared by the form and the server. */
import { isPlainLine, plainLineMessage, plainTextError } from '../shared/plain-text.ts';

export interface TodoFields {
  readonly title: string;
  readonly description: string;
  /** 1 can wait … 5 is urgent. */
  readonly priority: number;
  readonly complete: boolean;
}

export interface Todo extends TodoFields {
  readonly id: number;
  /** UTC, ISO 8601. */
  readonly createdAt: string;
}

export type TodoErrors = Partial<Record<'title' | 'description' | 'priority', string>>;

export const todoLimits = {
  title: { least: 3, most: 100 },
  description: { least: 3, most: 1000 },
  priority: { least: 1, most: 5 },
} as const;

/** Trims the texts for storing. */
export const tidyTodo = <Fields extends TodoFields>(fields: Fields): Fields => ({
  ...fields,
  title: fields.title.trim(),
  description: fields.description.trim(),
});

/** Errors of a tidy todo, by field; empty when it is valid. */
export function todoFaults({ title, description, priority }: TodoFields): TodoErrors {
  const errors: TodoErrors = {};
  const titleError = lengthError(title, todoLimits.title) ?? (isPlainLine(title) ? null : plainLineMessage);
  if (titleError) errors.title = titleError;
  const descriptionError = lengthError(description, todoLimits.description) ?? plainTextError(description);
  if (descriptionError) errors.description = descriptionError;
  const { least, most } = todoLimits.priority;
  if (!Number.isInteger(priority) || priority < least || priority > most) {
    errors.priority = `Choose a priority from ${least} to ${most}`;
  }
  return errors;
}

function lengthError(text: string, { least, most }: { least: number; most: number }): string | null {
  if (text.length < least) return `Use at least ${least} characters`;
  if (text.length > most) return `Use at most ${most} characters`;
  return null;
}
