/** Operations on comments and their notices. */
import * as comments from '../comments.ts';
import * as notices from '../comment-notices.ts';
import type { LiveFeed } from '../../common/live-feed.ts';
import type { OperationRoute } from '../../contract/contract-routes.ts';
import { knownAskerOf } from '../../security/session.ts';
import { followComments } from '../comment-feed.ts';
import type { Paging } from '../../../src/events/shared/paging.ts';
import type { Schemas, TradeParts } from '../parts.ts';
import { callOf, idIn, open, signedIn, signedInWithProfile } from './calls.ts';

export function commentOperations(parts: TradeParts, feed: LiveFeed): Record<string, OperationRoute> {
  return {
    listComments: open<never, Paging>(200, (by, call) =>
      comments.listComments(parts, by, idIn(call), call.query),
    ),
    addComment: signedInWithProfile<Schemas['NewComment']>(201, (by, call) =>
      comments.addComment(parts, by, idIn(call), call.body),
    ),
    getThread: open(200, (by, call) => comments.getThread(parts, by, idIn(call))),
    editComment: signedInWithProfile<Schemas['ChangedComment']>(200, (by, call) =>
      comments.editComment(parts, by, idIn(call), call.body),
    ),
    deleteComment: signedIn(204, (by, call) => comments.deleteComment(parts, by, idIn(call))),
    restoreComment: signedIn(200, (by, call) => comments.restoreComment(parts, by, idIn(call))),
    followComments: {
      handler(request, reply) {
        const id = idIn(callOf(request));
        return followComments(parts, feed, knownAskerOf(request), id, { request, reply });
      },
    },
    readComments: signedIn<Schemas['ReadUntil']>(204, (by, call) =>
      notices.readComments(parts, by, idIn(call), call.body),
    ),
    listNotices: signedIn<never, Paging>(200, (by, { query }) => notices.listNotices(parts, by, query)),
    readNotices: signedIn<Schemas['ReadNotices']>(204, (by, { body }) =>
      notices.readNotices(parts, by, body),
    ),
  };
}
