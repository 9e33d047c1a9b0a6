/** Checks answers against a contract: a mismatch is a fault of the server, or of the contract. */
import AjvCompiler from '@fastify/ajv-compiler';
import { operationsOf, readContract } from '../../../server/contract/contract-routes.ts';

interface Described {
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
}

interface Contract {
  readonly paths: Record<
    string,
    Record<string, { responses: Record<string, Described & { $ref?: string }> }>
  >;
  readonly components: { responses: Record<string, Described>; schemas: Record<string, object> };
}

type Validate = ((value: unknown) => boolean) & { readonly errors?: unknown };

/**
 * Returns a function that says what an answer has that the contract does not describe, or null.
 * @param prefix of the contract's paths
 */
export function answersOf(name: string, prefix: string) {
  const contract = readContract(name) as unknown as Contract;
  const described = operationsOf(readContract(name)).map(({ method, path }) => ({
    method: method.toUpperCase(),
    pattern: new RegExp(`^${prefix}${path.replace(/\{\w+\}/g, '[^/?]+')}(\\?|$)`),
    /** Number of parameters; fixed paths are matched first. */
    places: path.split('{').length,
    responses: contract.paths[path]![method]!.responses,
  }));
  described.sort((a, b) => a.places - b.places);

  const validators = new Map<object, Validate>();
  /** Compiles a schema of the contract, resolves its references, and rejects undescribed properties. */
  const compile = AjvCompiler()(
    { contract: { $id: 'contract', components: contract.components } } as never,
    {
      customOptions: { coerceTypes: false, useDefaults: false, removeAdditional: false, strict: false },
    } as never,
  ) as unknown as (part: { schema: object }) => Validate;

  function validatorOf(schema: object): Validate {
    const known = validators.get(schema);
    if (known) return known;
    const absolute = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')) as object;
    const made = compile({ schema: absolute });
    validators.set(schema, made);
    return made;
  }

  return (method: string, url: string, status: number, body: unknown): string | null => {
    const operation = described.find((each) => each.method === method && each.pattern.test(url));
    if (!operation) return null;
    const named = operation.responses[String(status)];
    if (!named) return 'a status that the contract does not know';
    const response = named.$ref ? contract.components.responses[named.$ref.split('/').at(-1)!] : named;
    const schema = response?.content?.['application/json']?.schema;
    if (!schema) return body === null ? null : 'a body where there is none';
    const validate = validatorOf(schema);
    return validate(body) ? null : JSON.stringify(validate.errors);
  };
}
