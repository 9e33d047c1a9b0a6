/** Errors with the codes of Firebase's protocol: the SDK turns `EMAIL_EXISTS` into auth/email-already-in-use, and so on. */

export type IdentityCode =
  | 'ADMIN_ONLY_OPERATION'
  | 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN'
  | 'EMAIL_EXISTS'
  | 'EXPIRED_OOB_CODE'
  | 'INVALID_CUSTOM_TOKEN'
  | 'INVALID_DISPLAY_NAME'
  | 'INVALID_EMAIL'
  | 'INVALID_GRANT_TYPE'
  | 'INVALID_ID_TOKEN'
  | 'INVALID_LOGIN_CREDENTIALS'
  | 'INVALID_OOB_CODE'
  | 'INVALID_PHOTO_URL'
  | 'INVALID_REFRESH_TOKEN'
  | 'INVALID_REQ_TYPE'
  | 'INVALID_REQUEST'
  | 'LAST_ADMIN'
  | 'MISSING_CUSTOM_TOKEN'
  | 'MISSING_EMAIL'
  | 'MISSING_ID_TOKEN'
  | 'MISSING_OOB_CODE'
  | 'MISSING_PASSWORD'
  | 'MISSING_REFRESH_TOKEN'
  | 'NOT_FOUND'
  | 'OPERATION_NOT_ALLOWED'
  | 'PAYLOAD_TOO_LARGE'
  | 'TOKEN_EXPIRED'
  | 'TOO_MANY_ATTEMPTS_TRY_LATER'
  | 'USER_DISABLED'
  | 'USER_NOT_FOUND'
  | 'WEAK_PASSWORD';

const statuses: Partial<Record<IdentityCode, number>> = {
  NOT_FOUND: 404,
  PAYLOAD_TOO_LARGE: 413,
  TOO_MANY_ATTEMPTS_TRY_LATER: 429,
};

export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly code: IdentityCode;
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;

  /** @param text shown to a person after the code, where the SDK passes it on */
  constructor(code: IdentityCode, text?: string, retryAfterSeconds?: number) {
    super(text === undefined ? code : `${code} : ${text}`);
    this.code = code;
    this.status = statuses[code] ?? 400;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
