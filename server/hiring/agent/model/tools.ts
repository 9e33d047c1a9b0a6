/** The kinds of questions as tools for a model, bound to the employer who asks: no argument reaches another employer's rows. */
import AjvCompiler from '@fastify/ajv-compiler';
import type { Tool, ToolCall } from '../../../ai/provider.ts';
import { allIntents } from '../all-intents.ts';
import { CannotAnswer, NeedsChoice } from '../choice.ts';
import type { Finding } from '../finding.ts';
import { type Args, type Intent, schemaOf } from '../intent.ts';
import type { Records } from '../records.ts';
import type { Redaction } from './redaction.ts';

export const tools: readonly Tool[] = allIntents.map((intent) => ({
  name: intent.name,
  description: intent.description,
  parameters: schemaOf(intent),
}));

type Validate = ((value: unknown) => boolean) & {
  readonly errors?: readonly { readonly instancePath: string; readonly message?: string }[];
};

const compile = AjvCompiler()({}, {
  customOptions: { coerceTypes: false, useDefaults: false, removeAdditional: false, allErrors: true },
} as never) as unknown as (part: { schema: object }) => Validate;

const validators = new Map(allIntents.map((intent) => [intent.name, compile({ schema: schemaOf(intent) })]));

/** Characters of one query's result for a model. */
const maxResultLength = 8000;

export interface ToolResult {
  /** The result for the model. */
  readonly text: string;
  readonly finding: Finding | null;
}

/** Runs a model's tool call; errors in the call are returned to the model as text. */
export async function runTool(
  records: Records,
  redaction: Redaction,
  call: Pick<ToolCall, 'name' | 'arguments'>,
  onQuery: (intent: Intent) => void,
): Promise<ToolResult> {
  const intent = allIntents.find(({ name }) => name === call.name);
  if (!intent) return refused(`There is no tool called ${call.name.slice(0, 60)}.`);
  const args = argumentsIn(call.arguments, redaction);
  if (args === null) return refused('The arguments are no JSON object.');
  const validate = validators.get(intent.name)!;
  if (!validate(args)) {
    const errors = (validate.errors ?? []).map(
      ({ instancePath, message }) => `${instancePath || 'arguments'} ${message ?? ''}`,
    );
    return refused(`The arguments do not fit: ${errors.join('; ')}.`);
  }
  onQuery(intent);
  try {
    const finding = await intent.find(records, args as Args);
    return { text: redaction.hide(asText(finding)).slice(0, maxResultLength), finding };
  } catch (error) {
    if (error instanceof CannotAnswer) return refused(redaction.hide(error.message));
    if (error instanceof NeedsChoice) {
      const choices = error.choices.map(({ id, label }) => `${label} (id ${id})`).join('\n');
      return refused(redaction.hide(`${error.message} Ask the person, or use an id:\n${choices}`));
    }
    throw error;
  }
}

const refused = (text: string): ToolResult => ({ text, finding: null });

function argumentsIn(text: string, redaction: Redaction): object | null {
  try {
    const value: unknown = JSON.parse(text === '' ? '{}' : text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [
        name,
        changeStrings(each, (text) => redaction.asArgument(text)),
      ]),
    );
  } catch {
    return null;
  }
}

/** Applies `change` to every string in a value: placeholders may be in any of them. */
function changeStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each) => changeStrings(each, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, changeStrings(each, change)]));
}

const asText = ({ text, tables }: Finding) =>
  [
    text,
    ...tables.map(({ title, columns, rows }) =>
      [title, columns.join(' | '), ...rows.map((row) => row.join(' | '))].join('\n'),
    ),
  ].join('\n\n');
