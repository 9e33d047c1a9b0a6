/** What somebody is told of comments that concern them. */
import type { Paging } from '../shared/paging.ts';
import type { PersonCard } from '../shared/person-card.ts';
import type { Post } from './port.ts';

export interface CommentNotice {
  /** mention: it names them; reply: it answers theirs; comment: it is about their post. */
  readonly kind: 'mention' | 'reply' | 'comment';
  readonly commentId: string;
  /** null: the account is gone. */
  readonly author: PersonCard | null;
  /** How it begins. */
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

/** What a buyer is told of an order of theirs. */
export interface OrderNotice {
  readonly number: number;
  readonly kind: 'ready' | 'reminder';
  readonly sellerName: string;
  /** Of the first line. */
  readonly title: string;
  readonly createdAt: string;
  readonly read: boolean;
}

export interface NoticePage {
  readonly notices: readonly CommentNotice[];
  /** What an admin answered to the request to become a merchant. */
  readonly merchantAnswer: MerchantAnswer | null;
  /** The newest first. */
  readonly orders: readonly OrderNotice[];
  readonly total: number;
  readonly unread: number;
}

/** Every rejection is an Error whose message a person can read. */
export interface NoticesPort {
  /** The newest first. */
  list(page: Paging): Promise<NoticePage>;
  unread(): Promise<number>;
  /** All up to then. */
  markAllRead(until: string): Promise<void>;
  /** The one about that comment, if there is one. */
  markRead(commentId: string): Promise<void>;
  /** Those about that order. */
  markOrderRead(number: number): Promise<void>;
}
