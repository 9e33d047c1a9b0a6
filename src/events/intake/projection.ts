/** One intake, folded from its facts. An impossible fact (never produced by `decide`) changes nothing. */
import { type Draft, produce } from 'immer';
import type { Projection } from '../log/decider.ts';
import type { Json, Recorded } from '../log/event.ts';
import type { IntakeFact } from './events.ts';
import type { Mark, Outcome } from './mark.ts';
import type { Comparison } from './same-item.ts';

export const intakeStatuses = ['draft', 'sent', 'agreed', 'objected', 'returned', 'closed'] as const;
export type IntakeStatus = (typeof intakeStatuses)[number];

export interface SealedPhoto {
  readonly id: string;
  readonly sha256: string;
}

/** The client's answer. */
export interface ClientAnswer {
  readonly agreed: boolean;
  readonly name: string;
  readonly comment: string;
  /** UTC, ISO 8601, here and below. */
  readonly at: string;
}

export interface MarkAnswer {
  readonly mark: string;
  /** Id of the photo taken after the work that shows it. */
  readonly photo: string;
  readonly outcome: Outcome;
}

export interface ReturnedItem {
  readonly photos: readonly SealedPhoto[];
  readonly answers: readonly MarkAnswer[];
  readonly found: readonly Mark[];
  readonly at: string;
  /** null: not compared yet, or closed before that. */
  readonly comparison: (Comparison & { readonly at: string }) | null;
}

export interface Intake {
  readonly status: IntakeStatus;
  readonly merchant: string;
  readonly client: string | null;
  readonly transaction: number | null;
  readonly item: string;
  readonly openedAt: string;
  readonly photos: readonly SealedPhoto[];
  readonly marks: readonly Mark[];
  /** When the link can no longer be answered; null: it was never sent. */
  readonly expiresAt: string | null;
  readonly answer: ClientAnswer | null;
  readonly returned: ReturnedItem | null;
  readonly closedAt: string | null;
  /** Number of facts so far. */
  readonly facts: number;
}

/** null until it is opened. */
export type IntakeState = Intake | null;

const answered = (draft: Draft<Intake>, fact: Recorded<IntakeFact>, agreed: boolean): void => {
  const { name, comment } = fact.data as { name: string; comment: string };
  draft.status = agreed ? 'agreed' : 'objected';
  draft.answer = { agreed, name, comment, at: fact.at };
};

const evolve = (state: IntakeState, fact: Recorded<IntakeFact>): IntakeState =>
  produce(state, (intake): Draft<IntakeState> | undefined => {
    const { type, data, at } = fact;
    if (type === 'IntakeOpened') {
      return {
        ...data,
        ...{ status: 'draft', openedAt: at, photos: [], marks: [], expiresAt: null },
        ...{ answer: null, returned: null, closedAt: null, facts: 1 },
      };
    }
    if (!intake) return;
    intake.facts += 1;
    switch (type) {
      case 'IntakePhotoAdded':
        intake.photos.push({ id: data.photo, sha256: data.sha256 });
        return;
      case 'IntakePhotoRemoved':
        intake.photos = intake.photos.filter(({ id }) => id !== data.photo);
        intake.marks = intake.marks.filter(({ photo }) => photo !== data.photo);
        return;
      case 'MarkDrawn':
        intake.marks.push({ id: data.mark, photo: data.photo, area: data.area, word: data.word });
        return;
      case 'MarkMoved':
      case 'MarkRenamed': {
        const mark = intake.marks.find(({ id }) => id === data.mark);
        if (!mark) return;
        if (type === 'MarkMoved') mark.area = data.area;
        else mark.word = data.word;
        return;
      }
      case 'MarkRemoved':
        intake.marks = intake.marks.filter(({ id }) => id !== data.mark);
        return;
      case 'IntakeSent':
        intake.status = 'sent';
        intake.expiresAt = data.expiresAt;
        intake.answer = null;
        return;
      case 'IntakeTakenBack':
        intake.status = 'draft';
        return;
      case 'IntakeAgreed':
      case 'IntakeObjected':
        answered(intake, fact, type === 'IntakeAgreed');
        return;
      case 'ItemReturned':
        intake.status = 'returned';
        intake.returned = {
          photos: data.photos.map(({ photo, sha256 }) => ({ id: photo, sha256 })),
          answers: data.answers,
          found: data.found.map(({ mark, ...rest }) => ({ id: mark, ...rest })),
          at,
          comparison: null,
        };
        return;
      case 'ItemCompared':
        if (intake.returned) intake.returned.comparison = { ...data, at };
        return;
      case 'IntakeClosed':
        intake.status = 'closed';
        intake.closedAt = at;
    }
  });

export const intakeProjection: Projection<IntakeState, IntakeFact> = {
  name: 'intake',
  version: 2,
  initial: () => null,
  evolve,
  encode: (state) => state as unknown as Json,
  decode: (json) => json as unknown as IntakeState,
};
