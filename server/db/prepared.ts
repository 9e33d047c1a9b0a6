/**
 * Prepared statements for the embedded database. PGlite's own `query` parses and plans a statement at each use, in six
 * calls into its WebAssembly; here a statement is prepared at its first use, and each later use is one call.
 */
import { parse, type PGlite, protocol, type QueryOptions, type Results } from '@electric-sql/pglite';

/** Beyond this, the least recently used is closed. Statements with a list of values occur in many lengths. */
const maxStatements = 300;
/** Longer statements insert hundreds of rows and are not used again. */
const maxLength = 6000;

/** SQLSTATE when the result columns of a prepared statement have changed. */
const changedResult = '0A000';

type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number];

interface Statement {
  readonly name: string;
  /** Types of its parameters, by OID. */
  readonly types: readonly number[];
  /** Description of the result columns; null when it returns no rows. */
  readonly columns: Message | null;
}

const { serialize } = protocol;

function joined(parts: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat(parts);
}

/**
 * Replaces `query` of `client` and of its transactions, and nothing else. A statement whose result columns have
 * changed is prepared again and retried; inside a transaction the error is thrown instead.
 */
export function keepStatements(client: PGlite): void {
  const statements = new Map<string, Statement>();
  /** Names of statements to close with the next prepare. */
  const unused: string[] = [];
  let names = 0;
  const send = (message: Uint8Array) => client.execProtocolStream(message, { syncToFs: false });

  function forget(text: string): boolean {
    const statement = statements.get(text);
    if (statement) unused.push(statement.name);
    return statements.delete(text);
  }

  async function statementOf(text: string): Promise<Statement> {
    const prepared = statements.get(text);
    if (prepared) {
      statements.delete(text);
      statements.set(text, prepared);
      return prepared;
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

  /** @param isAlone outside a transaction, so that its writes must be synced */
  async function run<Row>(
    text: string,
    params: readonly unknown[],
    options: QueryOptions | undefined,
    isAlone: boolean,
  ): Promise<Results<Row>> {
    return client
      .runExclusive(() => runPrepared<Row>(text, params, options, isAlone))
      .catch((error: unknown) => {
        if ((error as { code?: unknown }).code !== changedResult || !forget(text)) throw error;
        if (!isAlone) throw error;
        return run<Row>(text, params, options, isAlone);
      });
  }

  async function runPrepared<Row>(
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

  const canPrepare = (text: string, options?: QueryOptions) =>
    text.length <= maxLength && !options?.blob && !options?.paramTypes && !options?.serializers;

  const query = client.query.bind(client);
  client.query = (text, params = [], options) =>
    canPrepare(text, options)
      ? client._runExclusiveTransaction(() => run(text, params, options, true))
      : query(text, params, options);

  const transaction = client.transaction.bind(client);
  client.transaction = (work) =>
    transaction((tx) => {
      const queryInside = tx.query.bind(tx);
      tx.query = (text, params = [], options) =>
        canPrepare(text, options) && !tx.closed
          ? run(text, params, options, false)
          : queryInside(text, params, options);
      return work(tx);
    });
}
