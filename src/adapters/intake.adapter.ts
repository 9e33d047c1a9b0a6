/** Intakes over the Node backend. Only translates; holds no rules. */
import type { IntakeChange, IntakesPort } from '../events/intake/port.ts';
import { dataOf } from './http.ts';
import { type NodeClient, type NodeSchemas, orNull } from './node-client.ts';

/** Copies the lists, since the contract's types have no readonly ones. */
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
 * @param anybody a client without a token, for people who hold a link
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

    proposeMarks: (id, photo) =>
      dataOf(node.POST('/intakes/{intakeId}/proposals', { ...at(id), body: { photo } })),

    send: (id, email) => dataOf(node.POST('/intakes/{intakeId}/links', { ...at(id), body: { email } })),

    // A truncated code (400) counts as an expired link.
    lookUp: (code) => orNull(dataOf(anybody.POST('/intake-links/lookup', { body: { code } }))),

    answer: (answer) => dataOf(anybody.POST('/intake-links/answers', { body: answer })),
  };
}
