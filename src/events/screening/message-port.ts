/** Port of the pages to the server for messages to applicants. Every rejection is an Error with a message for people. */
import type { Refused } from '../log/decider.ts';
import type { MovedScreening } from './port.ts';
import type { MessageText } from './message.ts';
import type { MessageTemplate, MessageTemplates } from './message-templates.ts';

export type MessageOutcome =
  | { readonly id: string; readonly moved: MovedScreening; readonly mailed: boolean; readonly refused: null }
  | { readonly id: string; readonly moved: null; readonly mailed: false; readonly refused: Refused };

export interface OfferedTemplates extends MessageTemplates {
  /** Whether one's messages are mailed. */
  readonly mails: boolean;
  /** Whether they would be, if one's email address or phone number were verified. */
  readonly needsVerification: boolean;
}

export interface ApplicantMessageCalls {
  templates(): Promise<OfferedTemplates>;
  /** @param seen the version that the change is based on */
  saveTemplates(seen: number, templates: readonly MessageTemplate[]): Promise<OfferedTemplates>;
  /**
   * Sends a message, with its placeholders filled in for each; a refusal of one does not affect the others.
   * @param id of the message: each applicant gets it once
   */
  send(id: string, message: MessageText, resumes: readonly string[]): Promise<readonly MessageOutcome[]>;
}
