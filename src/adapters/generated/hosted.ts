/**
 * Types of the contract openapi/hosted.yaml.
 * Written by `npm run generate`, never by hand.
 */
export interface paths {
  '/config': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The configuration the app starts with */
    get: operations['getConfig'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/profiles/{userName}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What anybody may read of a person
     * @description Capital letters in the name do not matter. A disabled account has no public profile.
     */
    get: operations['getPublicProfile'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/{uid}/avatar': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the person's account. */
        uid: components['parameters']['uid'];
      };
      cookie?: never;
    };
    get?: never;
    /**
     * Replace the picture of a person
     * @description For the person and for admins. The body is the picture itself, up to 5 MB, of at most 50 million pixels;
     *     what it is, is decided by its content. It is cropped to a square of 256 pixels, turned upright and freed of
     *     all metadata.
     */
    put: operations['uploadAvatar'];
    post?: never;
    /**
     * Remove the picture of a person
     * @description For the person and for admins. Also succeeds when there is none.
     */
    delete: operations['deleteAvatar'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/account/sign-out-everywhere': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * End all sessions of the signed-in person
     * @description On every device, this one included. Tokens issued before are refused from now on.
     */
    post: operations['signOutEverywhere'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/account-erasure': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The signed receipt for an account that was deleted
     * @description For a day after the deletion, for whoever holds a token of the account that has not expired. The token opens
     *     nothing else any more.
     */
    post: operations['getAccountErasure'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/second-factor/options': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * What an authenticator is asked to sign, between a password and a session
     * @description A right password of an account with passkeys is answered with a pending credential, as Firebase does. Each call
     *     makes a new challenge, and the one before it is worth nothing. A pending credential that is unknown, older than
     *     10 minutes, or older than the account's last sign-out everywhere is refused with 409 `sign-in-over`; an address
     *     where browsers have no passkeys with 409 `no-passkeys-here`.
     */
    post: operations['getSignInOptions'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/second-factor/passkey': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Finish a sign-in with a passkey
     * @description A pending credential takes 5 answers, right or wrong, here and of recovery codes together. What was not signed as
     *     asked is refused with 403 `passkey-refused`.
     */
    post: operations['signInWithPasskey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/second-factor/recovery-code': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Finish a sign-in with a recovery code
     * @description Each code works once. Capitals, spaces and dashes do not matter. A wrong one is refused with 403 `wrong-code`.
     */
    post: operations['signInWithRecoveryCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/account/merchant-request': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What the signed-in person asked for, and what became of it */
    get: operations['getMerchantRequest'];
    /**
     * Ask to become a merchant
     * @description One request waits at a time. An admin answers it.
     */
    put: operations['askToBeMerchant'];
    post?: never;
    /** Withdraw a request that waits */
    delete: operations['withdrawMerchantRequest'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/account/passkeys': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The passkeys of the signed-in person */
    get: operations['listPasskeys'];
    put?: never;
    /**
     * Add what an authenticator has made
     * @description For somebody who signed in less than 5 minutes ago; else 403 `proof-too-old`. The first passkey ends all sessions,
     *     this one included, which goes on with the token in the answer; and it comes with recovery codes.
     */
    post: operations['addPasskey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/account/passkeys/options': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * What an authenticator is asked to make
     * @description For somebody who signed in less than 5 minutes ago; else 403 `proof-too-old`. An address where browsers have no
     *     passkeys is refused with 409 `no-passkeys-here`.
     */
    post: operations['getPasskeyOptions'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/account/passkeys/{passkeyId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        passkeyId: string;
      };
      cookie?: never;
    };
    get?: never;
    /** Give a passkey another name */
    put: operations['renamePasskey'];
    post?: never;
    /**
     * Remove a passkey
     * @description For somebody who signed in less than 5 minutes ago; else 403 `proof-too-old`. With the last one the recovery codes
     *     go, and all sessions end, this one included, which goes on with the token in the answer.
     */
    delete: operations['removePasskey'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/account/recovery-codes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Replace the recovery codes
     * @description For somebody who has passkeys and signed in less than 5 minutes ago; else 403 `proof-too-old`. The codes before are
     *     worth nothing from now on.
     */
    post: operations['makeRecoveryCodes'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/checkpoint-keys': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The public keys that checkpoints of this server are checked with
     * @description All there ever were, the newest first. A replaced key signs no more, and what it signed stays good.
     */
    get: operations['getCheckpointKeys'];
    put?: never;
    /**
     * Replace the key that signs checkpoints
     * @description The private half of the old key is deleted. A key also is replaced by itself after a year.
     */
    post: operations['rotateCheckpointKey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/checkpoints': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What this server has signed for a log of the signed-in person
     * @description The newest 500, in the order of their records, whichever device asked for them, and the signed roots of the
     *     Merkle trees up to these records. What was signed before there were trees has no root.
     */
    get: operations['listCheckpoints'];
    put?: never;
    /**
     * Have the head of one's own log signed
     * @description Says that this head was there at this time, and nothing about what the log holds. The same head is signed once.
     *     It comes with the root of the Merkle tree over the records up to it (RFC 9162), the proof that it is the last
     *     leaf, and the proof that this tree only adds to the newest one that was signed for the stream, whichever device
     *     asked. A head that contradicts one of these, or ends before it, is refused with 409 `rewritten` or `shortened`;
     *     a proof that is wrong, or behind a head that was signed meanwhile, with 409 `unproved`.
     */
    post: operations['signCheckpoint'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/report-signatures': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Have the report of an audit signed
     * @description Says that the signed-in person presented a report with this hash at this time, and nothing about what it
     *     says: the report itself stays where it was made. Nothing is kept of it. docs/log-format.md says what is
     *     hashed, and how a signed report is checked with the public keys alone.
     */
    post: operations['signReport'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/admin/users': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Find people */
    get: operations['listUsers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/admin/status': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * How this server fares
     * @description The last hour is that of the process that answers; queues, files and sessions are those of the whole installation.
     */
    get: operations['getStatus'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/admin/merchant-requests': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Who waits to become a merchant, the oldest first */
    get: operations['listMerchantRequests'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/admin/users/{uid}/merchant-request': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the person's account. */
        uid: components['parameters']['uid'];
      };
      cookie?: never;
    };
    get?: never;
    /**
     * Grant a request to become a merchant, or decline it
     * @description A grant gives the role at once. The person reads the answer, with its reason, among their notices.
     */
    put: operations['answerMerchantRequest'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/admin/users/{uid}/roles': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the person's account. */
        uid: components['parameters']['uid'];
      };
      cookie?: never;
    };
    get?: never;
    /** Replace the roles of a person */
    put: operations['setUserRoles'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/admin/users/{uid}/trial-limit': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the person's account. */
        uid: components['parameters']['uid'];
      };
      cookie?: never;
    };
    get?: never;
    /** Set how many trial runs a person has in all */
    put: operations['setTrialLimit'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/admin/users/{uid}/disabled': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the person's account. */
        uid: components['parameters']['uid'];
      };
      cookie?: never;
    };
    get?: never;
    /**
     * Close an account to its owner, or open it again
     * @description Closing ends all of the person's sessions. Nothing is deleted.
     */
    put: operations['setDisabled'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/admin/users/{uid}/verified': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the person's account. */
        uid: components['parameters']['uid'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Say that an email address or phone number is the person's own
     * @description For when no mail can be sent, or for a phone number. Who said so is kept as a fact. It holds until the contact changes.
     */
    post: operations['verifyContact'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/admin/users/{uid}/profile': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the person's account. */
        uid: components['parameters']['uid'];
      };
      cookie?: never;
    };
    get?: never;
    /** Change own fields of another person */
    put: operations['updateUser'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    ServerStatus: {
      /** Format: date-time */
      startedAt: string;
      versions: {
        patina: string;
        node: string;
        database: string;
      };
      checks: {
        name: string;
        state: string;
      }[];
      memoryBytes: number;
      storage: {
        usedBytes: number;
        allowedBytes: number;
        freeBytes: number | null;
      };
      /** @description Those that are made at set times; null: none are. */
      backups: {
        /** Format: date-time */
        nextAt: string;
        /** Format: date-time */
        runningSince: string | null;
        lastKept: {
          /** Format: date-time */
          at: string;
          bytes: number;
        } | null;
        /** @description After the last that was kept. */
        failure: {
          /** Format: date-time */
          at: string;
          /** @enum {unknown} */
          reason: 'no-room' | 'not-written' | 'not-verified' | 'interrupted' | 'stopped';
        } | null;
      } | null;
      sessions: number;
      queues: {
        name: string;
        waiting: number;
        active: number;
        failed: number;
        oldestSeconds: number;
      }[];
      /** @description Counts of questions in chats that are kept, and never a word of them. */
      chats: {
        kept: number;
        /** @description The last fourteen of UTC, the newest first. */
        days: {
          /** Format: date */
          day: string;
          asked: number;
          /** @description With a sentence from the guides. */
          fromGuides: number;
          /** @description About one's own data, by a model, or that the guides do not know. */
          withoutGuides: number;
          stopped: number;
          failed: number;
          /** @description By whatever is not built in. */
          byModel: number;
        }[];
      };
      /** @description Sixty of them, the oldest first. */
      minutes: {
        /** Format: date-time */
        at: string;
        answered: number;
        failed: number;
        refused: number;
      }[];
      /** @description The newest first. */
      failures: {
        /** Format: date-time */
        at: string;
        method: string;
        /** @description The pattern of the address, never the address */
        route: string;
        status: number;
        reference: string;
      }[];
    };
    /** @description Why a request was refused. */
    Problem: {
      /** @description A stable name for programs, like `last-admin`. */
      reason: string;
      /** @description One or two sentences for a person. */
      message: string;
      /** @description The field that is the cause, when one is. */
      field?: string;
    };
    /** @description Handed out once, and kept as a hash. */
    Secret: string;
    /** @description For `signInWithCustomToken`, within a minute and once. null: the session goes on as it is. */
    CustomToken: string | null;
    SecondFactorShown: {
      /** @description For `signInWithCustomToken`, within a minute and once. */
      customToken: string;
      recoveryCodesLeft: number;
    };
    PasskeyName: string;
    Passkey: {
      id: string;
      name: string;
      /** @description UTC, ISO 8601. */
      createdAt: string;
      /** @description UTC, ISO 8601. */
      lastUsedAt: string | null;
      /** @description It is kept by a password manager or an account, and not lost with one device. */
      backedUp: boolean;
    };
    SecondFactor: {
      passkeys: components['schemas']['Passkey'][];
      recoveryCodesLeft: number;
      /**
       * @description Whether this server can be asked for passkeys at the address of this request: it needs https or localhost, and a
       *     name instead of numbers.
       */
      possibleHere: boolean;
      /** @description An admin who may do nothing of an admin's until they sign in with a passkey, as this installation asks. */
      neededNow: boolean;
    };
    Base64Url: string;
    CredentialId: string;
    /** @description A `RegistrationResponseJSON` of WebAuthn. */
    AttestationResponse: {
      id: components['schemas']['CredentialId'];
      rawId: components['schemas']['CredentialId'];
      /** @enum {string} */
      type: 'public-key';
      /** @enum {string} */
      authenticatorAttachment?: 'platform' | 'cross-platform';
      clientExtensionResults: Record<string, never>;
      response: {
        clientDataJSON: components['schemas']['Base64Url'];
        attestationObject: components['schemas']['Base64Url'];
        authenticatorData?: components['schemas']['Base64Url'];
        publicKey?: components['schemas']['Base64Url'];
        publicKeyAlgorithm?: number;
        transports?: string[];
      };
    };
    /** @description An `AuthenticationResponseJSON` of WebAuthn. */
    AssertionResponse: {
      id: components['schemas']['CredentialId'];
      rawId: components['schemas']['CredentialId'];
      /** @enum {string} */
      type: 'public-key';
      /** @enum {string} */
      authenticatorAttachment?: 'platform' | 'cross-platform';
      clientExtensionResults: Record<string, never>;
      response: {
        clientDataJSON: components['schemas']['Base64Url'];
        authenticatorData: components['schemas']['Base64Url'];
        signature: components['schemas']['Base64Url'];
        userHandle?: components['schemas']['Base64Url'];
      };
    };
    CredentialDescriptor: {
      id: string;
      /** @enum {string} */
      type: 'public-key';
      transports?: string[];
    };
    /** @description A `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
    RequestOptions: {
      challenge: string;
      rpId: string;
      timeout: number;
      /** @enum {string} */
      userVerification: 'preferred';
      allowCredentials: components['schemas']['CredentialDescriptor'][];
    };
    /** @description A `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
    CreationOptions: {
      challenge: string;
      rp: {
        id: string;
        name: string;
      };
      user: {
        id: string;
        name: string;
        displayName: string;
      };
      pubKeyCredParams: {
        alg: number;
        /** @enum {string} */
        type: 'public-key';
      }[];
      timeout: number;
      /** @enum {string} */
      attestation: 'none';
      excludeCredentials: components['schemas']['CredentialDescriptor'][];
      authenticatorSelection: {
        /** @enum {string} */
        residentKey: 'preferred';
        requireResidentKey: boolean;
        /** @enum {string} */
        userVerification: 'preferred';
      };
    };
    Config: {
      productTitle: string;
      /**
       * @description `embedded`: this server speaks for the identity service; `hosted`: a Firebase project does.
       * @enum {string}
       */
      identity: 'embedded' | 'hosted';
      firebase: components['schemas']['FirebaseConfig'];
    };
    /** @description What the Firebase SDK is initialised with. Public by design. */
    FirebaseConfig: {
      apiKey: string;
      projectId: string;
      authDomain?: string;
      databaseURL?: string;
      storageBucket?: string;
      messagingSenderId?: string;
      appId?: string;
      measurementId?: string;
    };
    /** @enum {string} */
    Role: 'user' | 'merchant' | 'admin';
    /** @description One role, or a list of them. */
    Roles: components['schemas']['Role'] | components['schemas']['Role'][];
    TrialCount: number;
    PublicProfile: {
      userName: string;
      displayName: string;
      companyName: string;
      bio: string;
      role: components['schemas']['Roles'];
      /** @description UTC, ISO 8601. */
      registrationDate: string;
      imageUrl: string | null;
    };
    /** @description What a person may change about themselves; what is left out stays as it is. */
    OwnFields: {
      displayName?: string;
      firstName?: string;
      lastName?: string;
      userName?: string;
      /** @description E.164, or empty. */
      phone?: string;
      companyName?: string;
      bio?: string;
    };
    /** @description An account as admins see it. */
    User: {
      uid: string;
      email: string;
      displayName: string;
      userName: string;
      role: components['schemas']['Roles'];
      trialLimit: components['schemas']['TrialCount'];
      trialUsed: number;
      /** @description UTC, ISO 8601. */
      registrationDate: string;
      disabled: boolean;
      /** @description E.164, or empty. */
      phone: string;
      emailVerified: boolean;
      phoneVerified: boolean;
    };
    OwnMerchantRequest: {
      /** @enum {string} */
      state: 'waiting' | 'granted' | 'declined';
      shopName: string;
      about: string;
      reason: string;
      /** Format: date-time */
      askedAt: string;
    };
    MerchantRequestPage: {
      requests: {
        uid: string;
        email: string;
        emailVerified: boolean;
        displayName: string;
        userName: string;
        shopName: string;
        about: string;
        /** Format: date-time */
        askedAt: string;
      }[];
      /** @description How many wait on all pages together. */
      total: number;
    };
    UserPage: {
      users: components['schemas']['User'][];
      /** @description How many were found on all pages together. */
      total: number;
    };
    Avatar: {
      /** @description Path on this server; a new one with every upload, so that it may be cached for ever. */
      imageUrl: string;
    };
    /** @description Name of a stream of the signed-in person, like `ledger/{uid}`. */
    StreamName: string;
    /** @description The random id that a device stamps on its records. */
    DeviceId: string;
    /** @description SHA-256, lower-case hexadecimal. */
    Hash: string;
    /** @description Hashes of a Merkle proof, as RFC 9162 orders them. */
    HashPath: components['schemas']['Hash'][];
    /** @description The root of the Merkle tree over the first records of a log, signed. See docs/log-format.md. */
    TreeHead: {
      stream: string;
      size: number;
      root: components['schemas']['Hash'];
      /** @description When it was signed, by the clock of the server: UTC, ISO 8601. */
      at: string;
      /** @description Id of the key. */
      kid: string;
      /** @description Ed25519 over the canonical JSON of format `patina-tree`, stream, size, root and at, base64url. */
      signature: string;
    };
    CheckpointKeys: {
      keys: {
        kid: string;
        /** @enum {string} */
        kty: 'OKP';
        /** @enum {string} */
        crv: 'Ed25519';
        x: string;
        /** @description UTC, ISO 8601. */
        createdAt: string;
      }[];
    };
    /** @description What was erased, signed. See docs/log-format.md. */
    ErasureReceipt: {
      /** @enum {string} */
      format: 'patina-erasure';
      /** @enum {integer} */
      version: 1;
      /** @enum {string} */
      about: 'resume' | 'account';
      /** @description When it was signed, by the clock of the server: UTC, ISO 8601. */
      at: string;
      erased: components['schemas']['ErasedStream'][];
      /** @description What was erased, for people. */
      words: string;
      /** @description Id of the key that signed. */
      kid: string;
      /** @description Ed25519 over the canonical JSON of all other fields, base64url without padding. */
      signature: string;
    };
    ErasedStream: {
      stream: string;
      /** @description Of the record that says so; of the last one there was, when the stream is gone. */
      seq: number;
      /** @description Of that record. */
      hash: string;
      /** @description When it was erased: UTC, ISO 8601. */
      at: string;
      /** @enum {string} */
      why: 'applicant' | 'employer' | 'admin' | 'job-deleted' | 'account-deleted';
      /** @description SHA-256 of the key that was destroyed, hex; null when nothing was sealed with one. */
      key: string | null;
    };
    /** @description That somebody presented a report, signed. See docs/log-format.md. */
    ReportSignature: {
      /** @enum {string} */
      format: 'patina-report-signature';
      /** @enum {integer} */
      version: 1;
      sha256: components['schemas']['Hash'];
      /** @description Id of the person who presented it. */
      by: string;
      /** @description When it was signed, by the clock of the server: UTC, ISO 8601. */
      at: string;
      /** @description Id of the key. */
      kid: string;
      /** @description Ed25519 over the canonical JSON of format, version, sha256, by and at, base64url. */
      signature: string;
    };
    /** @description The head of a log, signed. See docs/log-format.md. */
    Checkpoint: {
      stream: string;
      seq: number;
      hash: string;
      /** @description When it was signed, by the clock of the server: UTC, ISO 8601. */
      at: string;
      device: string;
      /** @description Id of the key. */
      kid: string;
      /** @description Ed25519 over the canonical JSON of stream, seq, hash, at and device, base64url. */
      signature: string;
    };
  };
  responses: {
    /** @description The account as it is now */
    ChangedUser: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['User'];
      };
    };
    /** @description The request is not as described here */
    BadRequest: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description Nobody is signed in, or the sign-in is over */
    SignedOut: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description The signed-in person may not do this */
    Forbidden: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description There is nobody with this name or id */
    NotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description A rule forbids it as things are now */
    Conflict: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description The request; null when there is none */
    OwnMerchantRequest: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          request: components['schemas']['OwnMerchantRequest'] | null;
        };
      };
    };
    /** @description More than 5 MB */
    TooLarge: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description Too many requests of this person or address, or too many of this kind, in a short time */
    TooOften: {
      headers: {
        /** @description Seconds until it may work */
        'Retry-After'?: number;
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description Too much to do right now, or nothing can be saved; nothing is wrong with what was sent, which may be sent again */
    Busy: {
      headers: {
        /** @description Seconds until it may work */
        'Retry-After'?: number;
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description Not a picture this server can read */
    NotAnImage: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
  };
  parameters: {
    /** @description Id of the person's account. */
    uid: string;
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  getConfig: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The configuration */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Config'];
        };
      };
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  getPublicProfile: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        userName: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The profile */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PublicProfile'];
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  uploadAvatar: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the person's account. */
        uid: components['parameters']['uid'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'image/*': unknown;
      };
    };
    responses: {
      /** @description The picture is in use */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Avatar'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotAnImage'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  deleteAvatar: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the person's account. */
        uid: components['parameters']['uid'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description There is no picture now */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  signOutEverywhere: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Every session is over */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['SignedOut'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  getAccountErasure: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          idToken: string;
        };
      };
    };
    responses: {
      /** @description The receipt */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErasureReceipt'];
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  getSignInOptions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          pendingCredential: components['schemas']['Secret'];
        };
      };
    };
    responses: {
      /** @description Options for `navigator.credentials.get`, as JSON */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RequestOptions'];
        };
      };
      400: components['responses']['BadRequest'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  signInWithPasskey: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          pendingCredential: components['schemas']['Secret'];
          response: components['schemas']['AssertionResponse'];
        };
      };
    };
    responses: {
      /** @description The way to a session */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SecondFactorShown'];
        };
      };
      400: components['responses']['BadRequest'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  signInWithRecoveryCode: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          pendingCredential: components['schemas']['Secret'];
          code: string;
        };
      };
    };
    responses: {
      /** @description The way to a session */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SecondFactorShown'];
        };
      };
      400: components['responses']['BadRequest'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  getMerchantRequest: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['OwnMerchantRequest'];
      401: components['responses']['SignedOut'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  askToBeMerchant: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          shopName: string;
          about: string;
        };
      };
    };
    responses: {
      200: components['responses']['OwnMerchantRequest'];
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  withdrawMerchantRequest: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is withdrawn */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['SignedOut'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  listPasskeys: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The passkeys, the oldest first */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SecondFactor'];
        };
      };
      401: components['responses']['SignedOut'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  addPasskey: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          name: components['schemas']['PasskeyName'];
          response: components['schemas']['AttestationResponse'];
        };
      };
    };
    responses: {
      /** @description It can be signed in with */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            passkey: components['schemas']['Passkey'];
            customToken: components['schemas']['CustomToken'];
            /** @description Only with the first passkey. They cannot be shown again. */
            recoveryCodes: string[] | null;
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  getPasskeyOptions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Options for `navigator.credentials.create`, as JSON */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreationOptions'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  renamePasskey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        passkeyId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          name: components['schemas']['PasskeyName'];
        };
      };
    };
    responses: {
      /** @description The passkey as it is now */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Passkey'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  removePasskey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        passkeyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It cannot be signed in with any more */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            customToken: components['schemas']['CustomToken'];
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  makeRecoveryCodes: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ten new codes, which cannot be shown again */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            recoveryCodes: string[];
          };
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  getCheckpointKeys: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The keys */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CheckpointKeys'];
        };
      };
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  rotateCheckpointKey: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The keys as they are now */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CheckpointKeys'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  listCheckpoints: {
    parameters: {
      query: {
        stream: components['schemas']['StreamName'];
        /** @description Only what this device asked for. */
        device?: components['schemas']['DeviceId'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The checkpoints */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            checkpoints: components['schemas']['Checkpoint'][];
            trees: components['schemas']['TreeHead'][];
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  signCheckpoint: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          stream: components['schemas']['StreamName'];
          seq: number;
          hash: components['schemas']['Hash'];
          device: components['schemas']['DeviceId'];
          root: components['schemas']['Hash'];
          path: components['schemas']['HashPath'];
          earlier: null | {
            seq: number;
            path: components['schemas']['HashPath'];
          };
        };
      };
    };
    responses: {
      /** @description The signed head */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Checkpoint'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  signReport: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          sha256: components['schemas']['Hash'];
        };
      };
    };
    responses: {
      /** @description The signature */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReportSignature'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  listUsers: {
    parameters: {
      query?: {
        /** @description Part of the email address, display name, user name or company; capitals do not matter. */
        search?: string;
        /** @description Counts from 1. */
        page?: number;
        pageSize?: number;
        /** @description Ascending, or descending with a dash in front. */
        sort?: 'displayName' | '-displayName' | 'email' | '-email' | 'registrationDate' | '-registrationDate';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of those found */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  getStatus: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As it is now */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ServerStatus'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  listMerchantRequests: {
    parameters: {
      query?: {
        /** @description Counts from 1. */
        page?: number;
        pageSize?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of them */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MerchantRequestPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  answerMerchantRequest: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the person's account. */
        uid: components['parameters']['uid'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          granted: boolean;
          /** @description Needed where it is declined. */
          reason: string;
        };
      };
    };
    responses: {
      /** @description It is answered */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  setUserRoles: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the person's account. */
        uid: components['parameters']['uid'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          roles: components['schemas']['Role'][];
        };
      };
    };
    responses: {
      200: components['responses']['ChangedUser'];
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  setTrialLimit: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the person's account. */
        uid: components['parameters']['uid'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          trialLimit: components['schemas']['TrialCount'];
        };
      };
    };
    responses: {
      200: components['responses']['ChangedUser'];
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  setDisabled: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the person's account. */
        uid: components['parameters']['uid'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          disabled: boolean;
        };
      };
    };
    responses: {
      200: components['responses']['ChangedUser'];
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  verifyContact: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the person's account. */
        uid: components['parameters']['uid'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          contact: 'email' | 'phone';
        };
      };
    };
    responses: {
      200: components['responses']['ChangedUser'];
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  updateUser: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the person's account. */
        uid: components['parameters']['uid'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OwnFields'];
      };
    };
    responses: {
      200: components['responses']['ChangedUser'];
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
}
