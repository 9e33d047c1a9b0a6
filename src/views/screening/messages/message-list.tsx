/** Messages from the employer to the applicant, the newest last. */
import { Paper } from '@mantine/core';
import type { ReceivedMessage, SentMessage } from '../../../events/screening/message.ts';
import screening from '../screening.module.css';
import { momentText } from '../words.ts';
import classes from './messages.module.css';

export interface MessageListProps {
  readonly title: string;
  readonly messages: readonly (ReceivedMessage | SentMessage)[];
}

export function MessageList({ title, messages }: MessageListProps) {
  if (messages.length === 0) return null;
  return (
    <Paper withBorder p="md" component="section" aria-label={title}>
      <h2 className={screening.head}>{title}</h2>
      <ol className={screening.history}>
        {messages.map((message, index) => (
          <li key={index}>
            <strong>{message.subject}</strong>
            <div className={classes.text}>{message.text}</div>
            <small>
              {momentText(message.at)}
              {'mailed' in message && message.mailed ? ', mailed' : ''}
            </small>
          </li>
        ))}
      </ol>
    </Paper>
  );
}
