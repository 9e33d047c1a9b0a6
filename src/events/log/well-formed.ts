/** Whether a text is well-formed: a lone surrogate has no UTF-8 encoding, so it cannot be hashed or stored in a fact. */

const loneSurrogate = /\p{Surrogate}/u;

/** Newer engines have a built-in check that is several times faster. */
interface WithIsWellFormed {
  isWellFormed?(): boolean;
}

export const isWellFormed = (text: string): boolean =>
  (text as WithIsWellFormed).isWellFormed?.() ?? !loneSurrogate.test(text);
