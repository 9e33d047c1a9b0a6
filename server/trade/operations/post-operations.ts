/** Operations on posts, their media and reports. */
import * as posts from '../posts.ts';
import * as reports from '../post-reports.ts';
import type { OperationRoute } from '../../contract/contract-routes.ts';
import type { Schemas, TradeParts } from '../parts.ts';
import { uploadPicture } from '../picture-upload.ts';
import { completeUpload } from '../media/complete.ts';
import { mediaLimits } from '../media/limits.ts';
import { getMedium } from '../media/media.ts';
import { sendPostFile } from '../post-files.ts';
import { pairPosts, unpairPosts } from '../post-pairing.ts';
import { idIn, open, signedIn, signedInWithProfile } from './calls.ts';

export function postOperations(parts: TradeParts): Record<string, OperationRoute> {
  return {
    uploadPicture: signedIn<Buffer>(201, ({ uid }, { body, request }) =>
      uploadPicture(parts, uid, body, request.headers['idempotency-key'] as string | undefined),
    ),
    completeUpload: signedIn<Schemas['CompletedUpload']>(201, (by, call) =>
      completeUpload(parts, by, idIn(call), call.body),
    ),
    getMediaLimits: signedIn(200, (by) => mediaLimits(parts, by)),
    getMedium: signedIn(200, (by, call) => getMedium(parts, by, idIn(call))),
    getPostFile: { handler: (request, reply) => sendPostFile(parts, request, reply) },
    listPosts: signedIn<never, posts.PostQuery>(200, (by, { query }) => posts.listPosts(parts, by, query)),
    createPost: signedInWithProfile<Schemas['NewPost']>(201, (by, { body }) =>
      posts.createPost(parts, by, body),
    ),
    getPost: open(200, (by, call) => posts.getPost(parts, by, idIn(call))),
    updatePost: signedIn<Schemas['ChangedPost']>(200, (by, call) =>
      posts.updatePost(parts, by, idIn(call), call.body),
    ),
    deletePost: signedIn(204, (by, call) => posts.deletePost(parts, by, idIn(call))),
    restorePost: signedIn(200, (by, call) => posts.restorePost(parts, by, idIn(call))),
    pairPosts: signedIn<Schemas['NewPair']>(200, (by, call) => pairPosts(parts, by, idIn(call), call.body)),
    unpairPosts: signedIn(204, (by, call) => unpairPosts(parts, by, idIn(call))),
    reportPost: signedInWithProfile<Schemas['Reason']>(204, (by, call) =>
      reports.reportPost(parts, by, idIn(call), call.body),
    ),
    getOwnReport: signedIn(200, (by, call) => reports.getOwnReport(parts, by, idIn(call))),
    listReportedPosts: signedIn<never, reports.ReportedQuery>(200, (by, { query }) =>
      reports.listReportedPosts(parts, by, query),
    ),
    dismissReports: signedIn(204, (asker, call) => reports.dismissReports(parts, asker, idIn(call))),
    takePostDown: signedIn<Schemas['Reason']>(200, (by, call) =>
      reports.takePostDown(parts, by, idIn(call), call.body),
    ),
    putPostBack: signedIn(200, (by, call) => reports.putPostBack(parts, by, idIn(call))),
  };
}
