/** Photos over the Node backend, and the pictures that they and products are made of. Only translates; holds no rules. */
import type { PostsPort } from '../events/post/port.ts';
import { dataOf, type HttpOptions } from './http.ts';
import { nodeClient, orNull } from './node-client.ts';
import { uploading } from './upload.ts';
import { uploadQueue } from './upload-queue.ts';

/** Milliseconds; a slow connection may need this long for the largest picture that is accepted. */
const uploadTimeout = 5 * 60_000;

/** Every rejection is an HttpProblem. */
export function postsPort(options: HttpOptions): PostsPort {
  const node = nodeClient(options);
  // The server reads a long film from one end to the other.
  const sender = nodeClient({ ...options, timeout: uploadTimeout });
  const oneAtATime = uploadQueue();
  const at = (postId: string) => ({ params: { path: { postId } } });

  return {
    list: (query) => dataOf(node.GET('/posts', { params: { query: { ...query } } })),

    load: (id) => orNull(dataOf(node.GET('/posts/{postId}', at(id)))),

    upload(file, key, onProgress) {
      const uploader = nodeClient({ ...options, timeout: uploadTimeout, fetch: uploading(onProgress) });
      return oneAtATime(() =>
        dataOf(
          uploader.POST('/pictures', {
            params: { header: { 'Idempotency-Key': key } },
            body: file as never,
            // The server inspects the content; the header only has to say that a picture is meant.
            headers: { 'content-type': file.type.startsWith('image/') ? file.type : 'image/unknown' },
            bodySerializer: () => file,
          }),
        ),
      );
    },

    limits: () => dataOf(node.GET('/media/limits', {})),

    complete: (uploadId, upload) =>
      dataOf(
        sender.POST('/uploads/{uploadId}/complete', { params: { path: { uploadId } }, body: { ...upload } }),
      ),

    create: ({ people, ...post }) =>
      dataOf(node.POST('/posts', { body: { ...post, ...(people && { people: [...people] }) } })),

    save: (id, { people, ...post }) =>
      dataOf(
        node.PUT('/posts/{postId}', {
          ...at(id),
          body: { ...post, ...(people && { people: [...people] }) },
        }),
      ),

    async remove(id) {
      await dataOf(node.DELETE('/posts/{postId}', at(id)));
    },

    restore: (id) => dataOf(node.POST('/posts/{postId}/restore', at(id))),

    pair: (id, otherId, side) =>
      dataOf(node.PUT('/posts/{postId}/pair', { ...at(id), body: { otherId, side } })),

    async unpair(id) {
      await dataOf(node.DELETE('/posts/{postId}/pair', at(id)));
    },

    transcript: (id) => orNull(dataOf(node.GET('/posts/{postId}/transcript', at(id)))),

    saveTranscript: (id, { language, lines }) =>
      dataOf(node.PUT('/posts/{postId}/transcript', { ...at(id), body: { language, lines: [...lines] } })),

    async removeTranscript(id) {
      await dataOf(node.DELETE('/posts/{postId}/transcript', at(id)));
    },

    restoreTranscript: (id) => dataOf(node.POST('/posts/{postId}/transcript/restore', at(id))),

    async report(id, reason) {
      await dataOf(node.PUT('/posts/{postId}/report', { ...at(id), body: { reason } }));
    },

    ownReport: async (id) => (await dataOf(node.GET('/posts/{postId}/report', at(id)))).report,

    reported: (page) => dataOf(node.GET('/reported-posts', { params: { query: { ...page } } })),

    async dismissReports(id) {
      await dataOf(node.DELETE('/posts/{postId}/reports', at(id)));
    },

    takeDown: (id, reason) => dataOf(node.PUT('/posts/{postId}/takedown', { ...at(id), body: { reason } })),

    comments: (postId, page) =>
      orNull(
        dataOf(node.GET('/posts/{postId}/comments', { params: { path: { postId }, query: { ...page } } })),
      ),

    async readComments(postId, until) {
      await dataOf(node.PUT('/posts/{postId}/comments/read', { ...at(postId), body: { until } }));
    },

    thread: (commentId) =>
      orNull(dataOf(node.GET('/comments/{commentId}/thread', { params: { path: { commentId } } }))),

    addComment: (postId, comment) =>
      dataOf(node.POST('/posts/{postId}/comments', { ...at(postId), body: comment })),

    editComment: (commentId, body) =>
      dataOf(node.PUT('/comments/{commentId}', { params: { path: { commentId } }, body: { body } })),

    async deleteComment(commentId) {
      await dataOf(node.DELETE('/comments/{commentId}', { params: { path: { commentId } } }));
    },

    restoreComment: (commentId) =>
      dataOf(node.POST('/comments/{commentId}/restore', { params: { path: { commentId } } })),

    putBack: (id) => dataOf(node.DELETE('/posts/{postId}/takedown', at(id))),
  };
}
