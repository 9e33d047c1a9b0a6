/** Dependencies of the queries over a person's own data. */
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
  /** null: the question names no period. */
  readonly period: Period | null;
}
