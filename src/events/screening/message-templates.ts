/** An employer's templates for messages to applicants, stream `message-templates/{uid}` on the server: saved as a whole. */
import { produce } from 'immer';
import * as z from 'zod/mini';
import {
  type CommandOf,
  decideBy,
  type Decider,
  type Decision,
  type Projection,
  Refused,
} from '../log/decider.ts';
import { defineFact, factConstructors, type FactsOf } from '../log/facts.ts';
import { defineStream } from '../log/streams.ts';
import { plainLineError } from '../shared/plain-text.ts';
import { longestSubject, longestText, subjectError, textError } from './message.ts';

export const maxTemplates = 30;
export const longestName = 60;

const templateSchema = z.strictObject({
  id: z.string(),
  name: z.string().check(z.maxLength(longestName)),
  subject: z.string().check(z.maxLength(longestSubject)),
  text: z.string().check(z.maxLength(longestText)),
});
export type MessageTemplate = Readonly<z.infer<typeof templateSchema>>;

export const messageTemplateFacts = {
  MessageTemplatesSaved: defineFact('truth', 1, z.strictObject({ templates: z.array(templateSchema) })),
} as const;
export type MessageTemplateFact = FactsOf<typeof messageTemplateFacts>;
export const messageTemplateFact = factConstructors(messageTemplateFacts);
export const messageTemplateStream = defineStream('message-templates/', messageTemplateFacts);
export const messageTemplateStreamName = (uid: string) => `message-templates/${uid}`;

export interface MessageTemplates {
  /** Seq of the last fact; 0: never saved, so that these are the first ones that everybody has. */
  readonly version: number;
  readonly templates: readonly MessageTemplate[];
}

const firstTemplates: readonly MessageTemplate[] = [
  {
    id: 'invitation',
    name: 'Invitation to talk',
    subject: 'Your application: {job}',
    text: 'Hello {name},\n\nThank you for applying for {job}. We liked what we read and would like to talk with you. We’ll call or write to you in the next few days to find a time.\n\nKind regards\n{company}',
  },
  {
    id: 'waiting',
    name: 'Still deciding',
    subject: 'Your application: {job}',
    text: 'Hello {name},\n\nThank you for your patience. We’re still reading the applications for {job} and will let you know as soon as we’ve decided.\n\nKind regards\n{company}',
  },
  {
    id: 'no',
    name: 'Not this time',
    subject: 'Your application: {job}',
    text: 'Hello {name},\n\nThank you for applying for {job} and for the time you took. We’ve decided to go on with other applicants. We wish you all the best.\n\nKind regards\n{company}',
  },
];

export const messageTemplateProjection: Projection<MessageTemplates, MessageTemplateFact> = {
  name: 'message-templates',
  version: 1,
  initial: () => ({ version: 0, templates: firstTemplates }),
  evolve: (state, { data, seq }) =>
    produce(state, (draft) => {
      draft.version = seq;
      draft.templates = data.templates;
    }),
  encode: ({ version, templates }) => ({ version, templates: templates.map((each) => ({ ...each })) }),
  decode: (json) => json as unknown as MessageTemplates,
};

export type MessageTemplateRefusal = 'changed-meanwhile' | 'bad-template' | 'too-many-templates';

/** What is wrong with each field of a template; null: nothing. */
export function templateErrors({ name, subject, text }: MessageTemplate) {
  const nameError =
    name.trim() === ''
      ? 'Enter a name'
      : name.trim().length > longestName
        ? `Use at most ${longestName} characters`
        : plainLineError(name);
  return { name: nameError, subject: subjectError(subject), text: textError(text) };
}

const tidy = ({ id, name, subject, text }: MessageTemplate): MessageTemplate => ({
  id,
  name: name.trim(),
  subject: subject.trim(),
  text: text.trim(),
});

const isSame = (one: readonly MessageTemplate[], other: readonly MessageTemplate[]) =>
  JSON.stringify(one.map(tidy)) === JSON.stringify(other.map(tidy));

type TemplateDecision = Decision<MessageTemplateFact, MessageTemplateRefusal>;

const rules = {
  SaveTemplates(
    state: MessageTemplates,
    { seen, templates }: { readonly seen: number; readonly templates: readonly MessageTemplate[] },
  ): TemplateDecision {
    // Idempotent, so that a lost answer can be asked for again.
    if (isSame(state.templates, templates)) return [];
    if (seen !== state.version)
      return new Refused(
        'changed-meanwhile',
        'Your templates were changed in another window. Load them again first.',
      );
    if (templates.length > maxTemplates)
      return new Refused('too-many-templates', `Keep at most ${maxTemplates} templates.`);
    if (new Set(templates.map(({ id }) => id)).size < templates.length)
      return new Refused('bad-template', 'Each template needs an id of its own.');
    const error = templates
      .flatMap((each) => Object.values(templateErrors(each)))
      .find((each) => each !== null);
    if (error !== undefined) return new Refused('bad-template', `${error}.`);
    return [messageTemplateFact.MessageTemplatesSaved({ templates: templates.map(tidy) })];
  },
};

export type MessageTemplateCommand = CommandOf<typeof rules>;

export const messageTemplateDecider: Decider<
  MessageTemplates,
  MessageTemplateCommand,
  MessageTemplateFact,
  MessageTemplateRefusal
> = { projection: messageTemplateProjection, decide: decideBy(rules) };
