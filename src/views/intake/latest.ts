/** Which answer of the server about an intake is the later one: its chain only grows. */
import type { IntakeDetail } from '../../events/intake/port.ts';

/** Answers may arrive in another order than they were given. */
export const latestOf = (shown: IntakeDetail | null, arrived: IntakeDetail): IntakeDetail =>
  shown && shown.records.length > arrived.records.length ? shown : arrived;
