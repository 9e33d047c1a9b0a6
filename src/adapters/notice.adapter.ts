/** Notices of comments over the Node backend. Only translates; holds no rules. */
import type { NoticesPort } from '../events/post/notice.ts';
import { dataOf } from './http.ts';
import type { NodeClient } from './node-client.ts';

/** Every rejection is an HttpProblem. */
export function noticesPort(node: NodeClient): NoticesPort {
  const list: NoticesPort['list'] = (page) =>
    dataOf(node.GET('/notices', { params: { query: { ...page } } }));
  const read = async (until: string | null, commentId: string | null) => {
    await dataOf(node.PUT('/notices/read', { body: { until, commentId } }));
  };
  return {
    list,
    unread: async () => (await list({ page: 1, pageSize: 1 })).unread,
    markAllRead: (until) => read(until, null),
    markRead: (commentId) => read(null, commentId),
    markOrderRead: async (order) => {
      await dataOf(node.PUT('/notices/read', { body: { until: null, commentId: null, order } }));
    },
  };
}
