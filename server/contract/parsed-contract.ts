/**
 * The routes of a contract with their schemas, resolved once per process, since it takes a good part of a second: servers
 * that are started one after the other share them, and what is compiled from them. Handlers are added by contract-routes.ts.
 */
import Fastify, { type FastifySchema, type HTTPMethods } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import {
  type AnswerCompiler,
  answerCompiler,
  compiledOnce,
  type ValidatorCompiler,
  validatorCompiler,
} from './compilers.ts';

export interface ContractRoute {
  readonly operationId: string;
  readonly method: HTTPMethods;
  /** As Fastify writes it: `/users/:uid/avatar`. */
  readonly url: string;
  readonly schema: FastifySchema;
}

export interface ParsedContract {
  readonly routes: readonly ContractRoute[];
  readonly validators: ValidatorCompiler;
  readonly answers: AnswerCompiler;
}

const parsed = new Map<string, Promise<ParsedContract>>();

/** @param contract must be the same for each call with this name */
export function parsedContract(name: string, contract: object): Promise<ParsedContract> {
  const known = parsed.get(name) ?? parse(contract);
  parsed.set(name, known);
  return known;
}

async function parse(contract: object): Promise<ParsedContract> {
  const app = Fastify({ exposeHeadRoutes: false });
  const idOf = new Map<unknown, string>();
  const routes: ContractRoute[] = [];
  app.addHook('onRoute', ({ handler, method, url, schema = {} }) => {
    routes.push({ operationId: idOf.get(handler)!, method: method as HTTPMethods, url, schema });
  });
  await app.register(openapiGlue, {
    specification: withoutRawBodies(contract),
    operationResolver(operationId) {
      const handler = async () => undefined;
      idOf.set(handler, operationId);
      return handler;
    },
  });
  return {
    routes,
    validators: compiledOnce(validatorCompiler()),
    answers: compiledOnce(answerCompiler()),
  };
}

/** What the glue is to check; of everything else it would only warn that it knows no parser for it. */
const checked = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];

/** The contract as the glue needs it: files that come raw, and streams that go out, have no schema to check. */
function withoutRawBodies(contract: object): object {
  const keep = (key: string, value: unknown) => {
    if (key === 'content') return onlyChecked(value as Content);
    if (key !== 'requestBody') return value;
    const { content } = value as { readonly content?: Content };
    return content && !onlyChecked(content) ? undefined : value;
  };
  return JSON.parse(JSON.stringify(contract, keep)) as object;
}

type Content = Readonly<Record<string, unknown>>;

function onlyChecked(content: Content): object | undefined {
  const kept = Object.entries(content).filter(([type]) => checked.includes(type));
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}
