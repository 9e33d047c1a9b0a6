/** The kinds of question as tools of a model. They are bound to whoever asks: no argument reaches another employer's rows. */
import AjvCompiler from '@fastify/ajv-compiler';
import type { Tool, ToolCall } from '../../../ai/provider.ts';
import { allKinds } from '../all-kinds.ts';
import { NoneSuch, WhichOne } from '../choice.ts';
import type { Finding } from '../finding.ts';
import { type Args, type Kind, schemaOf } from '../kind.ts';
import type { Records } from '../records.ts';
import type { Veil } from './veil.ts';

export const tools: readonly Tool[] = allKinds.map((kind) => ({
  name: kind.name,
  description: kind.description,
  parameters: schemaOf(kind),
}));

type Validate = ((value: unknown) => boolean) & {
  readonly errors?: readonly { readonly instancePath: string; readonly message?: string }[];
};

const compile = AjvCompiler()({}, {
  customOptions: { coerceTypes: false, useDefaults: false, removeAdditional: false, allErrors: true },
} as never) as unknown as (part: { schema: object }) => Validate;

const validators = new Map(allKinds.map((kind) => [kind.name, compile({ schema: schemaOf(kind) })]));

/** Characters of what one query tells a model. */
const mostTold = 8000;

export interface Ran {
  /** What the model is told. */
  readonly told: string;
  readonly finding: Finding | null;
}

/** Runs what a model has called; what is wrong with the call, the model is told. */
export async function runTool(
  records: Records,
  veil: Veil,
  call: Pick<ToolCall, 'name' | 'arguments'>,
  onQuery: (kind: Kind) => void,
): Promise<Ran> {
  const kind = allKinds.find(({ name }) => name === call.name);
  if (!kind) return refused(`There is no tool called ${call.name.slice(0, 60)}.`);
  const args = argumentsIn(call.arguments, veil);
  if (args === null) return refused('The arguments are no JSON object.');
  const validate = validators.get(kind.name)!;
  if (!validate(args)) {
    const faults = (validate.errors ?? []).map(
      ({ instancePath, message }) => `${instancePath || 'arguments'} ${message ?? ''}`,
    );
    return refused(`The arguments do not fit: ${faults.join('; ')}.`);
  }
  onQuery(kind);
  try {
    const finding = await kind.find(records, args as Args);
    return { told: veil.hide(asText(finding)).slice(0, mostTold), finding };
  } catch (error) {
    if (error instanceof NoneSuch) return refused(veil.hide(error.message));
    if (error instanceof WhichOne) {
      const choices = error.choices.map(({ id, label }) => `${label} (id ${id})`).join('\n');
      return refused(veil.hide(`${error.message} Ask the person, or use an id:\n${choices}`));
    }
    throw error;
  }
}

const refused = (told: string): Ran => ({ told, finding: null });

function argumentsIn(text: string, veil: Veil): object | null {
  try {
    const value: unknown = JSON.parse(text === '' ? '{}' : text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [
        name,
        typeof each === 'string' ? veil.asArgument(each) : each,
      ]),
    );
  } catch {
    return null;
  }
}

const asText = ({ text, tables }: Finding) =>
  [
    text,
    ...tables.map(({ title, columns, rows }) =>
      [title, columns.join(' | '), ...rows.map((row) => row.join(' | '))].join('\n'),
    ),
  ].join('\n\n');
