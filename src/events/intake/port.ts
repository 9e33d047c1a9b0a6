/** What the pages ask of the server about intakes, and the answers. */
import type { EventRecord } from '../log/event.ts';
import type { Paging } from '../shared/paging.ts';
import type { PersonCard } from '../shared/person-card.ts';
import type { Picture } from '../shared/picture.ts';
import type { Area, Mark } from './mark.ts';
import type { ClientAnswer, IntakeStatus, MarkAnswer } from './projection.ts';
import type { Comparison } from './same-item.ts';

export interface IntakePhoto {
  readonly id: string;
  /** Of the file at `picture.fullUrl` when it was sealed. */
  readonly sha256: string;
  /** null: the file has been deleted. */
  readonly picture: Picture | null;
}

export interface IntakeDetail {
  readonly id: string;
  readonly state: IntakeStatus;
  readonly item: string;
  readonly transaction: number | null;
  readonly merchant: PersonCard;
  readonly client: PersonCard | null;
  /** UTC, ISO 8601, here and below. */
  readonly openedAt: string;
  readonly photos: readonly IntakePhoto[];
  readonly marks: readonly Mark[];
  /** When the client can no longer answer. */
  readonly expiresAt: string | null;
  /** When the link stops working altogether. */
  readonly linkExpiresAt: string | null;
  readonly answer: ClientAnswer | null;
  readonly returned: {
    readonly photos: readonly IntakePhoto[];
    readonly answers: readonly MarkAnswer[];
    readonly found: readonly Mark[];
    readonly at: string;
    /** null: not compared yet, or closed before that. */
    readonly comparison: (Comparison & { readonly at: string }) | null;
  } | null;
  readonly closedAt: string | null;
  /** The whole chain. */
  readonly records: readonly EventRecord[];
}

export interface ListedIntake {
  readonly id: string;
  readonly state: IntakeStatus;
  readonly item: string;
  readonly transaction: number | null;
  readonly client: PersonCard | null;
  readonly openedAt: string;
}

export interface NewIntake {
  readonly key: string;
  readonly item: string;
  readonly transaction: number | null;
  /** uid. */
  readonly client: string | null;
}

export type IntakeChange =
  | { readonly type: 'AddPhoto'; readonly photo: string }
  | { readonly type: 'RemovePhoto'; readonly photo: string }
  | { readonly type: 'DrawMark'; readonly mark: Mark }
  | { readonly type: 'MoveMark'; readonly mark: string; readonly area: Area }
  | { readonly type: 'RenameMark'; readonly mark: string; readonly word: string }
  | { readonly type: 'RemoveMark'; readonly mark: string }
  | { readonly type: 'TakeBack' }
  | { readonly type: 'CloseIntake' }
  | {
      readonly type: 'ReturnItem';
      readonly photos: readonly string[];
      readonly answers: readonly MarkAnswer[];
      readonly found: readonly Mark[];
    };

/** A mark that was found on a photo, and that nobody has accepted yet. */
export interface ProposedMark {
  readonly area: Area;
  readonly word: string;
}

export interface MarkProposals {
  /** `patterned`: marks cannot be told from the surface; `unfit`: nor in this photo. */
  readonly outcome: 'marks' | 'patterned' | 'unfit';
  /** The most visible first. */
  readonly proposals: readonly ProposedMark[];
}

/** `url` is returned only once. */
export interface SentLink {
  readonly url: string;
  readonly mailed: boolean;
  readonly intake: IntakeDetail;
}

export interface LinkAnswer {
  readonly code: string;
  readonly agreed: boolean;
  readonly name: string;
  readonly comment: string;
  /** Hash of the last record that was shown. */
  readonly seen: string;
}

/** Every rejection is an Error with a readable message. */
export interface IntakesPort {
  /** @param question `transaction` null: all intakes */
  list(
    question: Paging & { readonly search: string; readonly transaction: number | null },
  ): Promise<{ readonly intakes: readonly ListedIntake[]; readonly total: number }>;
  open(intake: NewIntake): Promise<IntakeDetail>;
  /** null: it does not exist, or belongs to another merchant. */
  load(id: string): Promise<IntakeDetail | null>;
  change(id: string, change: IntakeChange): Promise<IntakeDetail>;
  /** Looks for marks on a photo; none of them is recorded. */
  proposeMarks(id: string, photo: string): Promise<MarkProposals>;
  /** @param email address to mail the link to; null: none */
  send(id: string, email: string | null): Promise<SentLink>;
  /** What a link shows; null when it no longer works. */
  lookUp(code: string): Promise<IntakeDetail | null>;
  answer(answer: LinkAnswer): Promise<IntakeDetail>;
}
