/** The hosted backend (openapi/hosted.yaml) as the pages need it. Only translates; holds no rules. */
import type { ErasureReceipt } from '../events/shared/erasure-receipt.ts';
import type { AdminPort, MerchantRequestPort } from '../events/account/port.ts';
import type { PublicProfile } from '../events/profile/user.ts';
import type { HeadToSign } from '../events/audit/checkpoint.ts';
import type { components, paths } from './generated/hosted.ts';
import { dataOf, httpClient, type HttpOptions, HttpProblem } from './http.ts';

export type HostedConfig = components['schemas']['Config'];

/** Milliseconds for a picture to arrive and to be processed: longer than the server lets it wait for its turn. */
const uploadTimeout = 60_000;

/** Every rejection is an HttpProblem. */
export function hostedBackend(options: HttpOptions) {
  const http = httpClient<paths>(options);
  const uploads = httpClient<paths>({ ...options, timeout: uploadTimeout });
  const at = (uid: string) => ({ params: { path: { uid } } });

  const admin: AdminPort = {
    status: () => dataOf(http.GET('/admin/status')),

    listUsers: ({ search, page, pageSize }) =>
      dataOf(http.GET('/admin/users', { params: { query: { search, page, pageSize } } })),

    setRoles: (uid, roles) =>
      dataOf(http.PUT('/admin/users/{uid}/roles', { ...at(uid), body: { roles: [...roles] } })),

    setTrialLimit: (uid, trialLimit) =>
      dataOf(http.PUT('/admin/users/{uid}/trial-limit', { ...at(uid), body: { trialLimit } })),

    setDisabled: (uid, disabled) =>
      dataOf(http.PUT('/admin/users/{uid}/disabled', { ...at(uid), body: { disabled } })),

    verifyContact: (uid, contact) =>
      dataOf(http.POST('/admin/users/{uid}/verified', { ...at(uid), body: { contact } })),

    merchantRequests: (page) =>
      dataOf(http.GET('/admin/merchant-requests', { params: { query: { ...page } } })),

    answerMerchantRequest: async (uid, answer) => {
      await dataOf(http.PUT('/admin/users/{uid}/merchant-request', { ...at(uid), body: answer }));
    },

    saveUser: async (uid, fields) => {
      await dataOf(http.PUT('/admin/users/{uid}/profile', { ...at(uid), body: fields }));
    },
  };

  const merchantRequest: MerchantRequestPort = {
    own: async () => (await dataOf(http.GET('/account/merchant-request'))).request,
    async ask(form) {
      const { request } = await dataOf(http.PUT('/account/merchant-request', { body: form }));
      if (!request) throw new Error('Your request was withdrawn meanwhile. Ask again.');
      return request;
    },
    withdraw: async () => {
      await dataOf(http.DELETE('/account/merchant-request'));
    },
  };

  return {
    merchantRequest,

    getConfig: (): Promise<HostedConfig> => dataOf(http.GET('/config')),

    /** The erasure receipt of a deleted account, by the account's last token; null when there is none. */
    async accountErasure(idToken: string): Promise<ErasureReceipt | null> {
      try {
        return await dataOf(http.POST('/account-erasure', { body: { idToken } }));
      } catch (error) {
        if (error instanceof HttpProblem && (error.status === 404 || error.status === 501)) return null;
        throw error;
      }
    },

    /** null when nobody has that name. */
    async publicProfile(userName: string): Promise<PublicProfile | null> {
      try {
        return await dataOf(http.GET('/profiles/{userName}', { params: { path: { userName } } }));
      } catch (error) {
        // Nobody has a malformed name (400) either.
        if (error instanceof HttpProblem && (error.status === 404 || error.status === 400)) return null;
        throw error;
      }
    },

    /** Resolves with the picture's URL. */
    async uploadAvatar(uid: string, image: Blob): Promise<string> {
      const { imageUrl } = await dataOf(
        uploads.PUT('/users/{uid}/avatar', {
          ...at(uid),
          body: image,
          // The server inspects the content; the header only has to say that a picture is meant.
          headers: { 'content-type': image.type.startsWith('image/') ? image.type : 'image/unknown' },
          bodySerializer: (body) => body as Blob,
        }),
      );
      return imageUrl;
    },

    removeAvatar: async (uid: string): Promise<void> => {
      await dataOf(http.DELETE('/users/{uid}/avatar', at(uid)));
    },

    signOutEverywhere: async (): Promise<void> => {
      await dataOf(http.POST('/account/sign-out-everywhere'));
    },

    checkpointKeys: async () => (await dataOf(http.GET('/checkpoint-keys'))).keys,

    listCheckpoints: (query: { stream: string }) => dataOf(http.GET('/checkpoints', { params: { query } })),

    signCheckpoint: ({ path, earlier, ...head }: HeadToSign) =>
      dataOf(
        http.POST('/checkpoints', {
          body: {
            ...head,
            path: [...path],
            earlier: earlier && { seq: earlier.seq, path: [...earlier.path] },
          },
        }),
      ),

    signReport: (sha256: string) => dataOf(http.POST('/report-signatures', { body: { sha256 } })),

    admin,
  };
}
