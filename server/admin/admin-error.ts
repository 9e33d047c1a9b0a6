/** Why a command of `npm run admin` did nothing, in a line for a person. */
export class AdminError extends Error {
  override readonly name = 'AdminError';
}
