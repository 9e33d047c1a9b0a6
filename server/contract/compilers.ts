/**
 * What checks requests and writes answers, compiled from the schemas of a contract. A server that starts needs few of
 * them soon, and all of them together take longer than the rest of its start: each is compiled when it is first used.
 */
import AjvCompiler from '@fastify/ajv-compiler';
import SerializerCompiler from '@fastify/fast-json-stringify-compiler';
import type { FastifySchemaCompiler } from 'fastify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';

type Schema = Readonly<Record<string, unknown>>;
export type ValidatorCompiler = FastifySchemaCompiler<Schema>;
export type AnswerCompiler = FastifySerializerCompiler<Schema>;

/** Bodies are taken as they are; what comes in an address is text and has to be read. */
export function validatorCompiler(): ValidatorCompiler {
  const common = { allErrors: true, removeAdditional: false, useDefaults: true } as const;
  const strict = compilerWith({ ...common, coerceTypes: false });
  const coercing = finiteOnly(compilerWith({ ...common, coerceTypes: true }));
  return (part) => {
    if (part.httpPart === 'body') return strict(part);
    if (part.httpPart === 'headers') return coercing({ ...part, schema: withLowerCaseNames(part.schema) });
    if (part.httpPart !== 'querystring') return coercing(part);
    return coercing({ ...part, schema: { ...part.schema, additionalProperties: false } });
  };
}

/** Reads `1e999` as what it is, not a number: the library turns it into Infinity, which no maximum then refuses. */
const finiteOnly =
  (compile: ValidatorCompiler): ValidatorCompiler =>
  (part) => {
    const validate = compile(part);
    const checked: ReturnType<ValidatorCompiler> = (values: Readonly<Record<string, unknown>>) => {
      const result = validate(values);
      const name = Object.keys(values).find((each) => [values[each]].flat().some(isInfinite));
      checked.errors =
        validate.errors ?? (name === undefined ? null : [{ ...notANumber, instancePath: `/${name}` }]);
      return checked.errors === null ? result : false;
    };
    return checked;
  };

const isInfinite = (value: unknown) => typeof value === 'number' && !Number.isFinite(value);
const notANumber = {
  keyword: 'type',
  schemaPath: '#/type',
  params: { type: 'number' },
  message: 'must be number',
};

/** Node.js gives names of headers in small letters, and Fastify leaves schemas to a compiler that is not its own. */
function withLowerCaseNames({ properties, required, ...schema }: Schema): Schema {
  const lowered = Object.entries((properties as Schema | undefined) ?? {}).map(
    ([name, each]) => [name.toLowerCase(), each] as const,
  );
  const names = (required as readonly string[] | undefined)?.map((name) => name.toLowerCase());
  return { ...schema, properties: Object.fromEntries(lowered), ...(names && { required: names }) };
}

/** The types of the compiler speak of its older shape: it takes the whole part, not the bare schema. */
const compilerWith = (customOptions: object) =>
  AjvCompiler()({}, { customOptions }) as unknown as ValidatorCompiler;

export const answerCompiler = () => SerializerCompiler()({}, {}) as unknown as AnswerCompiler;

/** Compiles each schema once for each part of a request, however many routes and servers use it. */
export function compiledOnce<Part extends { readonly schema: object; readonly httpPart?: string }, Compiled>(
  compile: (part: Part) => Compiled,
): (part: Part) => Compiled {
  const known = new Map<string | undefined, WeakMap<object, Compiled>>();
  return (part) => {
    const ofPart = known.get(part.httpPart) ?? new WeakMap<object, Compiled>();
    known.set(part.httpPart, ofPart);
    const compiled = ofPart.get(part.schema) ?? compile(part);
    ofPart.set(part.schema, compiled);
    return compiled;
  };
}

export const validatorsWhenUsed =
  (compile: ValidatorCompiler): ValidatorCompiler =>
  (part) => {
    let compiled: ReturnType<ValidatorCompiler> | null = null;
    const validate: ReturnType<ValidatorCompiler> = (value) => {
      compiled ??= compile(part);
      const result = compiled(value);
      // Fastify reads there what was wrong.
      validate.errors = compiled.errors;
      return result;
    };
    return validate;
  };

export const answersWhenUsed =
  (compile: AnswerCompiler): AnswerCompiler =>
  (part) => {
    let compiled: ReturnType<AnswerCompiler> | null = null;
    return (value) => (compiled ??= compile(part))(value);
  };
