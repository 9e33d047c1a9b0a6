/** Notices for a person: comments that concern them, orders, and answers of admins. */
import type { Paging } from '../shared/paging.ts';
import type { PersonCard } from '../shared/person-card.ts';
import type { Post } from './port.ts';

export interface CommentNotice {
  /** mention: it names the person; reply: it replies to their comment; comment: it is about their post. */
  readonly kind: 'mention' | 'reply' | 'comment';
  readonly commentId: string;
  /** null: the account was deleted. */
  readonly author: PersonCard | null;
  /** The beginning of the comment. */
  readonly quote: string;
  readonly post: Pick<Post, 'id' | 'kind' | 'caption'>;
  readonly createdAt: string;
  readonly read: boolean;
}

export interface MerchantAnswer {
  readonly granted: boolean;
  /** May be empty. */
  readonly reason: string;
  readonly answeredAt: string;
  readonly read: boolean;
}

/** A notice to a buyer about their order. */
export interface OrderNotice {
  readonly number: number;
  readonly kind: 'ready' | 'reminder';
  readonly sellerName: string;
  /** Title of the first line. */
  readonly title: string;
  readonly createdAt: string;
  readonly read: boolean;
}

export interface NoticePage {
  readonly notices: readonly CommentNotice[];
  /** An admin's answer to the request to become a merchant. */
  readonly merchantAnswer: MerchantAnswer | null;
  /** Newest first. */
  readonly orders: readonly OrderNotice[];
  readonly total: number;
  readonly unread: number;
}

/** Every rejection is an Error with a readable message. */
export interface NoticesPort {
  /** Newest first. */
  list(page: Paging): Promise<NoticePage>;
  unread(): Promise<number>;
  /** Marks all notices up to this time. */
  markAllRead(until: string): Promise<void>;
  /** Marks the notice about that comment, if there is one. */
  markRead(commentId: string): Promise<void>;
  /** Marks the notices about that order. */
  markOrderRead(number: number): Promise<void>;
}
