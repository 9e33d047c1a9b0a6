/**
 * Statements of the embedded database, parsed once. PGlite's own `query` parses and plans each statement anew, in six
 * calls into its WebAssembly; here a statement keeps a name after its first use, and its next use is one call.
 */
import { parse, type PGlite, protocol, type QueryOptions, type Results } from '@electric-sql/pglite';

/** The statements that were not used for longest are closed. Those with a list in them come in many lengths. */
const maxStatements = 300;
/** Longer ones are rows by the hundred, and never the same again. */
const maxLength = 6000;

/** A named statement would now answer with other columns than it did. */
const changedResult = '0A000';

type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number];

interface Statement {
  readonly name: string;
  /** Types of its parameters, by OID. */
  readonly types: readonly number[];
  /** What its rows hold; null when it has none. */
  readonly columns: Message | null;
}

const { serialize } = protocol;

function joined(parts: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat(parts);
}

/**
 * Changes how `client` and its transactions query; everything else of it stays. A statement whose
 * tables have changed since is parsed anew, where no transaction stands in the way.
 */
export function keepStatements(client: PGlite): void {
  const statements = new Map<string, Statement>();
  /** Names that are not used any more. */
  const unused: string[] = [];
  let names = 0;
  const send = (message: Uint8Array) => client.execProtocolStream(message, { syncToFs: false });

  function forget(text: string): boolean {
    const statement = statements.get(text);
    if (statement) unused.push(statement.name);
    return statements.delete(text);
  }

  async function statementOf(text: string): Promise<Statement> {
    const known = statements.get(text);
    if (known) {
      statements.delete(text);
      statements.set(text, known);
      return known;
    }
    names += 1;
    const name = `s${names}`;
    const oldest = statements.size < maxStatements ? undefined : statements.entries().next().value;
    if (oldest) forget(oldest[0]);
    const messages = await send(
      joined([
        ...unused.splice(0).map((old) => serialize.close({ type: 'S', name: old })),
        serialize.parse({ name, text }),
        serialize.describe({ type: 'S', name }),
        serialize.sync(),
      ]),
    );
    const statement: Statement = {
      name,
      types: parse.parseDescribeStatementResults(messages as never),
      columns: messages.find((message) => message.name === 'rowDescription') ?? null,
    };
    statements.set(text, statement);
    return statement;
  }

  /** @param isAlone outside a transaction, so that what it wrote is synced */
  async function run<Row>(
    text: string,
    params: readonly unknown[],
    options: QueryOptions | undefined,
    isAlone: boolean,
  ): Promise<Results<Row>> {
    return client
      .runExclusive(() => runKept<Row>(text, params, options, isAlone))
      .catch((error: unknown) => {
        if ((error as { code?: unknown }).code !== changedResult || !forget(text)) throw error;
        if (!isAlone) throw error;
        return run<Row>(text, params, options, isAlone);
      });
  }

  async function runKept<Row>(
    text: string,
    params: readonly unknown[],
    options: QueryOptions | undefined,
    isAlone: boolean,
  ): Promise<Results<Row>> {
    const { name, types, columns } = await statementOf(text);
    const values = params.map((value, i) => {
      if (value === null || value === undefined) return null;
      const serializer = client.serializers[types[i]!];
      return serializer ? serializer(value) : String(value as string | number);
    });
    const messages = await send(
      joined([serialize.bind({ statement: name, values }), serialize.execute({}), serialize.sync()]),
    );
    if (isAlone) await client.syncToFs();
    const all = columns ? [columns, ...messages] : messages;
    return parse.parseResults(all as never, client.parsers, options)[0] as Results<Row>;
  }

  const isKept = (text: string, options?: QueryOptions) =>
    text.length <= maxLength && !options?.blob && !options?.paramTypes && !options?.serializers;

  const query = client.query.bind(client);
  client.query = (text, params = [], options) =>
    isKept(text, options)
      ? client._runExclusiveTransaction(() => run(text, params, options, true))
      : query(text, params, options);

  const transaction = client.transaction.bind(client);
  client.transaction = (work) =>
    transaction((tx) => {
      const queryInside = tx.query.bind(tx);
      tx.query = (text, params = [], options) =>
        isKept(text, options) && !tx.closed
          ? run(text, params, options, false)
          : queryInside(text, params, options);
      return work(tx);
    });
}
