/** The server's end of an agent's answer: sends what a path says when it says so, and hangs up where it breaks off. */
import { createServer, type Server, type ServerResponse } from 'node:http';

export class AgentLine {
  readonly #server: Server;
  #answers: ServerResponse[] = [];
  #came: (() => void)[] = [];

  private constructor(server: Server) {
    this.#server = server;
  }

  static async open(): Promise<AgentLine> {
    const server = createServer();
    const line = new AgentLine(server);
    server.on('request', (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.flushHeaders();
      line.#answers.push(response);
      for (const go of line.#came.splice(0)) go();
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    return line;
  }

  get url(): string {
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`;
  }

  /** Sends an event in answer to the last question. */
  async say(event: string, data: unknown): Promise<void> {
    if (this.#answers.length === 0) await new Promise<void>((go) => this.#came.push(go));
    this.#answers.at(-1)!.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Closes the last answer, which nobody waits for any more. */
  hangUp(): void {
    for (const answer of this.#answers.splice(0)) answer.destroy();
  }

  close(): void {
    this.hangUp();
    this.#server.close();
  }
}
