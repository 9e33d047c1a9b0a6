/** Why a command of `npm run admin` did nothing, as one line for the person who ran it. */
export class AdminError extends Error {
  override readonly name = 'AdminError';
}
