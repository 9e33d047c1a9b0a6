/** Operations on intakes, including those by link. */
import type { OperationRoute } from '../../contract/contract-routes.ts';
import {
  changeIntake,
  getIntake,
  type IntakeQuery,
  listIntakes,
  openIntake,
  sendIntake,
} from '../intake/intakes.ts';
import { answerIntake, lookUpIntake } from '../intake/links.ts';
import type { Schemas, TradeParts } from '../parts.ts';
import { idIn, open, signedIn } from './calls.ts';

export function intakeOperations(parts: TradeParts): Record<string, OperationRoute> {
  return {
    listIntakes: signedIn<never, IntakeQuery>(200, (by, { query }) => listIntakes(parts, by, query)),
    openIntake: signedIn<Schemas['NewIntake']>(201, (by, { body }) => openIntake(parts, by, body)),
    getIntake: signedIn(200, (by, call) => getIntake(parts, by, idIn(call))),
    changeIntake: signedIn<Schemas['ChangedIntake']>(200, (by, call) =>
      changeIntake(parts, by, idIn(call), call.body.change),
    ),
    sendIntake: signedIn<Schemas['IntakeAddressee']>(200, (by, call) =>
      sendIntake(parts, by, idIn(call), call.body),
    ),
    lookUpIntake: open<Schemas['IntakeLinkCode']>(200, (_, { body, request }) =>
      lookUpIntake(parts, request.ip, body),
    ),
    answerIntake: open<Schemas['IntakeAnswer']>(200, (_, { body, request }) =>
      answerIntake(parts, request.ip, body),
    ),
  };
}
