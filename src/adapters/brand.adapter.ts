/** Brand marks and the references they are compared with, over the Node backend. Only translates; holds no rules. */
import type { BrandPort } from '../events/brand/port.ts';
import { dataOf, type HttpOptions } from './http.ts';
import { nodeClient } from './node-client.ts';

/** Milliseconds; a slow connection may need this long for the largest photo that is accepted. */
const uploadTimeout = 5 * 60_000;

/** Every rejection is an HttpProblem. */
export function brandPort(options: HttpOptions): BrandPort {
  const node = nodeClient(options);
  const sender = nodeClient({ ...options, timeout: uploadTimeout });
  const at = (brandReferenceId: string) => ({ params: { path: { brandReferenceId } } });

  return {
    means: () => dataOf(node.GET('/brand')),

    check: (photo, key) =>
      dataOf(
        sender.POST('/brand/checks', {
          params: { header: { 'Idempotency-Key': key } },
          body: photo as never,
          // The server inspects the content; the header only has to say that a picture is meant.
          headers: { 'content-type': photo.type.startsWith('image/') ? photo.type : 'image/unknown' },
          bodySerializer: () => photo,
        }),
      ),

    references: async (show) =>
      (await dataOf(node.GET('/brand/references', { params: { query: { show } } }))).references,

    add: ({ pictureIds, ...rest }) =>
      dataOf(sender.POST('/brand/references', { body: { ...rest, pictureIds: [...pictureIds] } })),

    save: (id, { pictureIds, ...rest }) =>
      dataOf(
        sender.PUT('/brand/references/{brandReferenceId}', {
          ...at(id),
          body: { ...rest, pictureIds: [...pictureIds] },
        }),
      ),

    async remove(id) {
      await dataOf(node.DELETE('/brand/references/{brandReferenceId}', at(id)));
    },

    restore: (id) => dataOf(node.POST('/brand/references/{brandReferenceId}/restore', at(id))),
  };
}
