/** Photos over the Node backend, and the pictures that they and products are made of. Translates, and decides nothing. */
import { dataOf, type HttpOptions } from './http.ts';
import { nodeClient, type NodeSchemas, orNull } from './node-client.ts';
import { uploading } from './upload.ts';
import { uploadQueue } from './upload-queue.ts';

interface PostQuery {
  readonly from: 'mine' | 'public' | 'clients' | 'merchant';
  readonly search: string;
  readonly sort: 'createdAt' | '-createdAt';
  readonly page: number;
  readonly pageSize: number;
}

/** A slow line may need it for the largest picture that is taken. */
const uploadTimeout = 5 * 60_000;

/** Every rejection is an HttpProblem. */
export function postsPort(options: HttpOptions) {
  const node = nodeClient(options);
  const inTurn = uploadQueue();
  const at = (postId: string) => ({ params: { path: { postId } } });

  return {
    list: (query: PostQuery) => dataOf(node.GET('/posts', { params: { query: { ...query } } })),

    /** null when there is none for this person. */
    load: (id: string) => orNull(dataOf(node.GET('/posts/{postId}', at(id)))),

    /**
     * @param key of this upload: sent again with it, it is the same picture
     * @param onProgress gets 0 to 1
     */
    upload(file: Blob, key: string, onProgress: (part: number) => void): Promise<NodeSchemas['Picture']> {
      const sender = nodeClient({ ...options, timeout: uploadTimeout, fetch: uploading(onProgress) });
      return inTurn(() =>
        dataOf(
          sender.POST('/pictures', {
            params: { header: { 'Idempotency-Key': key } },
            body: file as never,
            // The server looks at the content; this only has to say that it is meant as a picture.
            headers: { 'content-type': file.type.startsWith('image/') ? file.type : 'image/unknown' },
            bodySerializer: () => file,
          }),
        ),
      );
    },

    create: (post: NodeSchemas['NewPost']) => dataOf(node.POST('/posts', { body: post })),

    save: (id: string, post: NodeSchemas['ChangedPost']) =>
      dataOf(node.PUT('/posts/{postId}', { ...at(id), body: post })),

    async remove(id: string): Promise<void> {
      await dataOf(node.DELETE('/posts/{postId}', at(id)));
    },
  };
}
