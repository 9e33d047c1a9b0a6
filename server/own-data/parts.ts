/** What the queries of one's own data work with. */
import type { Period } from '../../src/events/shared/questions/period.ts';
import type { Opened } from '../hiring/agent/opened.ts';
import type { SealedParts } from '../hiring/parts.ts';
import type { Asker } from '../security/session.ts';
import type { TradeParts } from '../trade/parts.ts';
import type { VisionParts } from '../vision/parts.ts';

export interface OwnDataSources {
  readonly trade: TradeParts;
  readonly hiring: SealedParts;
  readonly vision: Pick<VisionParts, 'db' | 'clock'>;
}

export interface OwnDataParts extends OwnDataSources {
  readonly opened: Opened;
}

export interface OwnDataAsked {
  readonly by: Asker;
  /** null: the question names none. */
  readonly period: Period | null;
}
