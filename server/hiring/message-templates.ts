/** An employer's templates for messages, folded from their stream: there are few, and nothing lists those of others. */
import {
  messageTemplateDecider,
  messageTemplateFacts,
  type MessageTemplates,
  messageTemplateStreamName,
} from '../../src/events/screening/message-templates.ts';
import { executeOn } from '../common/commands.ts';
import { accepted } from '../common/refusals.ts';
import { readStream } from '../common/streams.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Asker } from '../security/session.ts';
import type { MessageParts, Schemas } from './parts.ts';

const rules = { facts: messageTemplateFacts, ...messageTemplateDecider };

const shown = (
  { mail }: MessageParts,
  { version, templates }: MessageTemplates,
): Schemas['MessageTemplates'] => ({
  version,
  mails: Boolean(mail),
  templates: templates.map((template) => ({ ...template })),
});

export async function getMessageTemplates(parts: MessageParts, { uid }: Asker) {
  const { state } = await readStream(parts.db.orm, rules, messageTemplateStreamName(uid));
  return shown(parts, state);
}

export async function saveMessageTemplates(
  parts: MessageParts,
  { uid }: Asker,
  { version: seen, templates }: Schemas['ChangedMessageTemplates'],
): Promise<Schemas['MessageTemplates']> {
  const command = { type: 'SaveTemplates' as const, seen, templates };
  const given = { command, actor: uid, at: parts.clock() };
  const after = await inTransaction(parts.db, (tx) =>
    executeOn(tx, rules, messageTemplateStreamName(uid), given),
  );
  return shown(
    parts,
    accepted(after, ({ reason }) => (reason === 'changed-meanwhile' ? null : 'templates')).state,
  );
}
