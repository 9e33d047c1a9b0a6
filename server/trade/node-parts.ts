/** What the operations of openapi/node.yaml need, besides what all of trade needs. */
import type { Config } from '../config.ts';
import type { TranscriptionModel } from '../ai/provider.ts';
import type { Authorize } from '../contract/contract-routes.ts';
import type { TradeParts } from './parts.ts';

export interface NodeParts extends TradeParts {
  readonly config: Pick<Config, 'firebase'>;
  /** Identifies the caller and checks that they are what an operation requires. */
  readonly authorize: Authorize;
  /** null: none is configured. */
  readonly transcription: TranscriptionModel | null;
}
