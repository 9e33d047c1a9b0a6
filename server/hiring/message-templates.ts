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
import { keepAccount } from '../identity/accounts.ts';
import { type Asker, signInOver } from '../security/session.ts';
import { mayMail } from './messages.ts';
import type { MessageParts, Schemas } from './parts.ts';

const rules = { facts: messageTemplateFacts, ...messageTemplateDecider };

async function shown(
  parts: MessageParts,
  by: Asker,
  { version, templates }: MessageTemplates,
): Promise<Schemas['MessageTemplates']> {
  const mails = await mayMail(parts, by);
  return {
    version,
    mails,
    needs_verification: Boolean(parts.mail) && !mails,
    templates: templates.map((template) => ({ ...template })),
  };
}

export async function getMessageTemplates(parts: MessageParts, by: Asker) {
  const { state } = await readStream(parts.db.orm, rules, messageTemplateStreamName(by.uid));
  return shown(parts, by, state);
}

export async function saveMessageTemplates(
  parts: MessageParts,
  by: Asker,
  { version: seen, templates }: Schemas['ChangedMessageTemplates'],
): Promise<Schemas['MessageTemplates']> {
  const command = { type: 'SaveTemplates' as const, seen, templates };
  const { uid } = by;
  const given = { command, actor: uid, at: parts.clock() };
  const after = await inTransaction(parts.db, async (tx) => {
    if (!(await keepAccount(tx, uid))) throw signInOver();
    return executeOn(tx, rules, messageTemplateStreamName(uid), given);
  });
  return shown(
    parts,
    by,
    accepted(after, ({ reason }) => (reason === 'changed-meanwhile' ? null : 'templates')).state,
  );
}
