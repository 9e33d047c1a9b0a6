/**
 * A software authenticator (WebAuthn, ES256): creates passkeys and signs with them like a phone or a security key, and
 * on request misbehaves like an attacker's.
 */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const encoded = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');

export interface Lies {
  readonly origin?: string;
  readonly rpId?: string;
  readonly type?: string;
  readonly challenge?: string;
  readonly userHandle?: string;
  /** Signs with another key than the passkey's. */
  readonly key?: KeyObject;
  readonly counter?: number;
  /** Bit 0: user present. */
  readonly flags?: number;
  readonly id?: string;
}

export class Authenticator {
  readonly credentialId = randomBytes(32);
  readonly #pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #origin: string;
  readonly #counts: boolean;
  #counter = 0;
  #userHandle = '';

  /** @param counts false: its signature counter stays 0, as with some authenticators */
  constructor(origin: string, { counts = true }: { counts?: boolean } = {}) {
    this.#origin = origin;
    this.#counts = counts;
  }

  get id(): string {
    return encoded(this.credentialId);
  }

  /** Result of `navigator.credentials.create`. */
  create(options: { challenge: string; rp: { id: string }; user: { id: string } }, lies: Lies = {}) {
    this.#userHandle = options.user.id;
    const clientDataJSON = this.#clientData('webauthn.create', options.challenge, lies);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.credentialId.length);
    const authData = Buffer.concat([
      this.#authData(lies.rpId ?? options.rp.id, (lies.flags ?? 0x05) | 0x40, lies.counter),
      Buffer.alloc(16),
      length,
      this.credentialId,
      this.#coseKey(),
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', Uint8Array.from(authData)],
    ]);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON,
        attestationObject: encoded(isoCBOR.encode(attestation as never)),
        transports: ['internal'],
      },
    };
  }

  /** Result of `navigator.credentials.get`. */
  get(options: { challenge: string; rpId: string }, lies: Lies = {}) {
    const clientDataJSON = this.#clientData('webauthn.get', options.challenge, lies);
    const authData = this.#authData(lies.rpId ?? options.rpId, lies.flags ?? 0x05, lies.counter);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      id: lies.id ?? this.id,
      rawId: lies.id ?? this.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON,
        authenticatorData: encoded(authData),
        signature: encoded(sign('sha256', signed, lies.key ?? this.#pair.privateKey)),
        userHandle: lies.userHandle ?? this.#userHandle,
      },
    };
  }

  #clientData(type: string, challenge: string, lies: Lies): string {
    return encoded(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? this.#origin,
        crossOrigin: false,
      }),
    );
  }

  #authData(rpId: string, flags: number, counter?: number): Buffer {
    if (this.#counts) this.#counter += 1;
    const rest = Buffer.alloc(5);
    rest.writeUInt8(flags);
    rest.writeUInt32BE(counter ?? this.#counter, 1);
    return Buffer.concat([sha256(rpId), rest]);
  }

  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#pair.publicKey.export({ format: 'jwk' });
    const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url'));
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]);
    return Buffer.from(isoCBOR.encode(key as never));
  }
}
