/**
 * Mounts a contract of openapi/: every operation gets its route, its strict validation and its check of who
 * asks, from the contract alone. An operation without a handler, or without a word on security, stops the start.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parse } from 'yaml';
import { Problem } from '../problem.ts';
import { answersWhenUsed, validatorsWhenUsed } from './compilers.ts';
import { parsedContract } from './parsed-contract.ts';

type Method = 'get' | 'put' | 'post' | 'delete' | 'patch';
const methods: readonly string[] = ['get', 'put', 'post', 'delete', 'patch'] satisfies Method[];

export interface Operation {
  readonly operationId: string;
  readonly method: Method;
  /** As in the contract: `/users/{uid}/avatar`. */
  readonly path: string;
  /** What a caller must be beyond signed in (`admin`); null: anybody, signed out included. */
  readonly needs: readonly string[] | null;
  /** The contract's name of the security scheme; null: the operation asks for nobody. */
  readonly scheme: string | null;
  /** Also for people who are signed out: only a token that was sent is asked about. */
  readonly optional: boolean;
  /** Content types of the body; empty when the operation takes none. */
  readonly accepts: readonly string[];
}

interface ContractOperation {
  readonly operationId?: string;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> };
}
export interface ContractDocument extends Pick<ContractOperation, 'security'> {
  readonly paths: Readonly<Record<string, Readonly<Record<string, ContractOperation>>>>;
}

const contractFile = (name: string) => join(import.meta.dirname, '..', '..', 'openapi', `${name}.yaml`);

/** Those that were read: it takes a good part of a second, and nobody writes to them. */
const contracts = new Map<string, ContractDocument>();

export function readContract(name: string): ContractDocument {
  const known = contracts.get(name);
  if (known) return known;
  const contract = parse(readFileSync(contractFile(name), 'utf8')) as ContractDocument;
  contracts.set(name, contract);
  return contract;
}

export function operationsOf(contract: ContractDocument): readonly Operation[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]): Operation => {
        const security = operation.security ?? contract.security;
        if (!operation.operationId || !security) {
          throw new Error(`${method} ${path} of the contract has no operationId or no security`);
        }
        return {
          operationId: operation.operationId,
          method: method as Method,
          path,
          needs: security[0] ? security.flatMap((each) => Object.values(each).flat()) : null,
          scheme: security.flatMap((each) => Object.keys(each))[0] ?? null,
          optional: security[0] !== undefined && Object.keys(security[0]).length === 0,
          accepts: Object.keys(operation.requestBody?.content ?? {}),
        };
      }),
  );
}

export type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

export interface OperationRoute {
  readonly handler: Handler;
  /** What is asked of whoever sends this before a byte of the body is read: what it costs them. */
  readonly beforeBody?: (request: FastifyRequest) => Promise<void>;
}

/** Finds out who asks, and throws a Problem when they are not what the operation needs. */
export type Authorize = (request: FastifyRequest, needs: readonly string[]) => Promise<void>;

export interface MountOptions {
  readonly name: string;
  readonly prefix: string;
  readonly routes: Readonly<Record<string, OperationRoute>>;
  /** One for each security scheme of the contract that an operation names. */
  readonly authorize: Readonly<Record<string, Authorize>>;
}

export async function mountContract(app: FastifyInstance, options: MountOptions): Promise<void> {
  const { name, prefix, routes, authorize } = options;
  const contract = readContract(name);
  const operations = new Map(
    operationsOf(contract).map((operation) => [operation.operationId, operation] as const),
  );
  const unknown = Object.keys(routes).filter((operationId) => !operations.has(operationId));
  if (unknown.length > 0) throw new Error(`Not in ${name}.yaml: ${unknown.join(', ')}`);

  const { routes: described, validators, answers } = await parsedContract(name, contract);
  app.setValidatorCompiler(validatorsWhenUsed(validators));
  app.setSerializerCompiler(answersWhenUsed(answers));
  // Whatever has no schema in the contract must not reach a handler: no text where JSON is expected.
  app.removeContentTypeParser('text/plain');
  for (const { operationId, method, url, schema } of described) {
    const operation = operations.get(operationId);
    const route = routes[operationId];
    if (!operation || !route) throw new Error(`${operationId} of ${name}.yaml has no handler`);
    const { needs, scheme, optional, accepts } = operation;
    const authorizeCaller = scheme === null ? null : authorize[scheme];
    if (authorizeCaller === undefined) throw new Error(`Nobody authorizes ${scheme} of ${name}.yaml`);
    app.route({
      method,
      url: `${prefix}${url}`,
      schema,
      handler: route.handler,
      // Before the body is read: a stranger's megabytes are not waited for.
      onRequest: async (request: FastifyRequest) => {
        const isAsked = needs && !(optional && request.headers.authorization === undefined);
        if (isAsked) await authorizeCaller?.(request, needs);
        if (accepts.length > 0) refuseOtherContent(request, accepts);
        await route.beforeBody?.(request);
      },
    });
  }
}

function refuseOtherContent({ headers }: FastifyRequest, accepts: readonly string[]): void {
  const given = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const fits = accepts.some((type) =>
    type.endsWith('/*') ? given.startsWith(type.slice(0, -1)) : given === type,
  );
  if (!fits) throw new Problem(415, 'bad-type', `The body must be ${accepts.join(' or ')}.`);
}
