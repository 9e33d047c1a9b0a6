/** Intakes over the Node backend. Translates, and decides nothing. */
import type { IntakeChange, IntakesPort } from '../events/intake/port.ts';
import { dataOf } from './http.ts';
import { type NodeClient, type NodeSchemas, orNull } from './node-client.ts';

/** As requests are written: the contract knows no readonly lists. */
const asRequest = (change: IntakeChange): NodeSchemas['IntakeChange'] =>
  change.type === 'ReturnItem'
    ? {
        type: change.type,
        photos: [...change.photos],
        answers: [...change.answers],
        found: [...change.found],
      }
    : change;

/**
 * Every rejection is an HttpProblem.
 * @param anybody for whoever holds a link
 */
export function intakesPort(node: NodeClient, anybody: NodeClient): IntakesPort {
  const at = (intakeId: string) => ({ params: { path: { intakeId } } });

  return {
    list: ({ transaction, search, page, pageSize }) =>
      dataOf(
        node.GET('/intakes', {
          params: { query: { search, page, pageSize, ...(transaction === null ? {} : { transaction }) } },
        }),
      ),

    open: (intake) => dataOf(node.POST('/intakes', { body: intake })),

    load: (id) => orNull(dataOf(node.GET('/intakes/{intakeId}', at(id)))),

    change: (id, change) =>
      dataOf(node.POST('/intakes/{intakeId}/changes', { ...at(id), body: { change: asRequest(change) } })),

    send: (id, email) => dataOf(node.POST('/intakes/{intakeId}/links', { ...at(id), body: { email } })),

    // One that was cut short on its way is as good as over.
    lookUp: (code) => orNull(dataOf(anybody.POST('/intake-links/lookup', { body: { code } }))),

    answer: (answer) => dataOf(anybody.POST('/intake-links/answers', { body: answer })),
  };
}
