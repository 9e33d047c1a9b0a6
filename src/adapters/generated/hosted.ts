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
     * What anybody may read about a person
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
     * @description For the person and for admins. The body is the picture itself, up to 5 MB, of at most 50 million pixels; its
     *     type is detected from the content. It is cropped to a square of 256 pixels, turned upright and stripped of all
     *     metadata.
     */
    put: operations['uploadAvatar'];
    post?: never;
    /**
     * Remove the picture of a person
     * @description For the person and for admins. Also succeeds if there is none.
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
     * The signed receipt for a deleted account
     * @description For one day after the deletion, for anyone who holds an unexpired token of the account. The token gives access
     *     to nothing else.
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
     * The challenge for an authenticator to sign, between password and session
     * @description For an account with passkeys, the right password is answered with a pending credential, as in Firebase. Each
     *     call creates a new challenge and invalidates the previous one. A pending credential that is unknown, older than
     *     10 minutes, or older than the account's last sign-out everywhere is refused with 409 `sign-in-over`; an address
     *     for which browsers do not support passkeys is refused with 409 `no-passkeys-here`.
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
     * @description A pending credential accepts 5 attempts, right or wrong, counting passkeys and recovery codes together. An
     *     invalid signature is refused with 403 `passkey-refused`.
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
     * @description Each code works once. Case, spaces and dashes do not matter. A wrong code is refused with 403 `wrong-code`.
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
    /** The signed-in person's request to become a merchant, and its outcome */
    get: operations['getMerchantRequest'];
    /**
     * Ask to become a merchant
     * @description Only one request can be pending at a time. An admin answers it.
     */
    put: operations['askToBeMerchant'];
    post?: never;
    /** Withdraw a pending request */
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
     * Add a passkey that an authenticator created
     * @description The person must have signed in less than 5 minutes ago; otherwise 403 `proof-too-old`. The first passkey ends
     *     all sessions, including this one, which continues with the token in the answer; recovery codes are returned with
     *     it.
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
     * Options for an authenticator to create a passkey
     * @description The person must have signed in less than 5 minutes ago; otherwise 403 `proof-too-old`. An address for which
     *     browsers do not support passkeys is refused with 409 `no-passkeys-here`.
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
    /** Rename a passkey */
    put: operations['renamePasskey'];
    post?: never;
    /**
     * Remove a passkey
     * @description The person must have signed in less than 5 minutes ago; otherwise 403 `proof-too-old`. Removing the last one
     *     also removes the recovery codes and ends all sessions, including this one, which continues with the token in the
     *     answer.
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
     * @description The person must have passkeys and have signed in less than 5 minutes ago; otherwise 403 `proof-too-old`. The
     *     previous codes stop working.
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
     * The public keys for checking this server's checkpoints
     * @description All keys that ever existed, newest first. A replaced key no longer signs, but its signatures stay valid.
     */
    get: operations['getCheckpointKeys'];
    put?: never;
    /**
     * Replace the key that signs checkpoints
     * @description The private half of the old key is deleted. A key is also replaced automatically after a year.
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
     * The checkpoints that this server has signed for a log of the signed-in person
     * @description The newest 500, in the order of their records, no matter which device asked for them, with the signed roots of
     *     the Merkle trees up to these records. Checkpoints from before there were trees have no root.
     */
    get: operations['listCheckpoints'];
    put?: never;
    /**
     * Sign the head of one's own log
     * @description The signature states that this head existed at this time, and nothing about the contents of the log. The same
     *     head is signed only once. The request includes the root of the Merkle tree over the records up to the head (RFC
     *     9162), the proof that the head is the last leaf, and the proof that this tree only adds to the newest one signed
     *     for the stream, whichever device asked. A head that contradicts a signed one, or ends before it, is refused with
     *     409 `rewritten` or `shortened`; a wrong proof, or one that does not start from the newest signed head, is
     *     refused with 409 `unproved`.
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
     * Sign the report of an audit
     * @description The signature states that the signed-in person presented a report with this hash at this time, and nothing about
     *     its contents: the report itself stays where it was made. The server stores nothing. docs/log-format.md specifies
     *     what is hashed, and how to check a signed report with the public keys alone.
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
     * The status of this server
     * @description The figures for the last hour are those of the process that answers; queues, files and sessions cover the whole
     *     installation.
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
    /** Pending requests to become a merchant, oldest first */
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
     * @description Granting gives the role at once. The person finds the answer, with its reason, among their notices.
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
    /** Set a person's total number of trial runs */
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
     * Disable an account, or enable it again
     * @description Disabling ends all of the person's sessions. Nothing is deleted.
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
     * Confirm that an email address or phone number belongs to the person
     * @description For use when no mail can be sent, or for a phone number. A fact records who confirmed it. It holds until the
     *     contact changes.
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
    /** Set another person's own profile fields */
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
      /** @description Scheduled backups; null if there are none. */
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
        /** @description A failure after the last backup that was kept. */
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
      /** @description Counts of questions in stored chats, never their text. */
      chats: {
        kept: number;
        /** @description The last fourteen UTC days, newest first. */
        days: {
          /** Format: date */
          day: string;
          asked: number;
          /** @description Answers that cite a sentence from the guides. */
          fromGuides: number;
          /** @description Answers that cite no guide: about one's own data, by a model, or not covered by the guides. */
          withoutGuides: number;
          stopped: number;
          failed: number;
          /** @description By any engine other than the built-in one. */
          byModel: number;
        }[];
      };
      /** @description Sixty minutes, oldest first. */
      minutes: {
        /** Format: date-time */
        at: string;
        answered: number;
        failed: number;
        refused: number;
      }[];
      /** @description Newest first. */
      failures: {
        /** Format: date-time */
        at: string;
        method: string;
        /** @description The pattern of the address, never the address itself */
        route: string;
        status: number;
        reference: string;
      }[];
    };
    /** @description Why a request was refused. */
    Problem: {
      /** @description A stable name for programs, such as `last-admin`. */
      reason: string;
      /** @description One or two sentences for people. */
      message: string;
      /** @description The field that caused the refusal, if there is one. */
      field?: string;
    };
    /** @description Returned once, and stored as a hash. */
    Secret: string;
    /** @description For `signInWithCustomToken`, once and within a minute. null: the session continues unchanged. */
    CustomToken: string | null;
    SecondFactorShown: {
      /** @description For `signInWithCustomToken`, once and within a minute. */
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
      /** @description It is synced by a password manager or an account, so it is not lost with one device. */
      backedUp: boolean;
    };
    SecondFactor: {
      passkeys: components['schemas']['Passkey'][];
      recoveryCodesLeft: number;
      /**
       * @description Whether passkeys work on this server at the address of this request: they need https or localhost, and a
       *     host name instead of an IP address.
       */
      possibleHere: boolean;
      /**
       * @description The person is an admin without admin rights until they sign in with a passkey, because this installation
       *     requires it.
       */
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
       * @description `embedded`: this server implements the identity service; `hosted`: a Firebase project does.
       * @enum {string}
       */
      identity: 'embedded' | 'hosted';
      firebase: components['schemas']['FirebaseConfig'];
    };
    /** @description The configuration of the Firebase SDK. Public by design. */
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
    /** @description What people may change about themselves; fields that are left out do not change. */
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
      /** @description Total number of pending requests on all pages. */
      total: number;
    };
    UserPage: {
      users: components['schemas']['User'][];
      /** @description Total number of matches on all pages. */
      total: number;
    };
    Avatar: {
      /** @description Path on this server; it changes with every upload, so it can be cached forever. */
      imageUrl: string;
    };
    /** @description Name of a stream of the signed-in person, such as `ledger/{uid}`. */
    StreamName: string;
    /** @description The random id that a device writes into its records. */
    DeviceId: string;
    /** @description SHA-256, lower-case hexadecimal. */
    Hash: string;
    /** @description Hashes of a Merkle proof, in the order of RFC 9162. */
    HashPath: components['schemas']['Hash'][];
    /** @description The root of the Merkle tree over the first records of a log, signed. See docs/log-format.md. */
    TreeHead: {
      stream: string;
      size: number;
      root: components['schemas']['Hash'];
      /** @description When it was signed, by the server's clock: UTC, ISO 8601. */
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
      /** @description When it was signed, by the server's clock: UTC, ISO 8601. */
      at: string;
      erased: components['schemas']['ErasedStream'][];
      /** @description What was erased, in words for people. */
      words: string;
      /** @description Id of the key that signed. */
      kid: string;
      /** @description Ed25519 over the canonical JSON of all other fields, base64url without padding. */
      signature: string;
    };
    ErasedStream: {
      stream: string;
      /** @description Of the record of the erasure; if the stream is gone, of its last record. */
      seq: number;
      /** @description Of that record. */
      hash: string;
      /** @description When it was erased: UTC, ISO 8601. */
      at: string;
      /** @enum {string} */
      why: 'applicant' | 'employer' | 'admin' | 'job-deleted' | 'retention' | 'account-deleted';
      /** @description SHA-256 of the key that was destroyed, hex; null when nothing was sealed with one. */
      key: string | null;
    };
    /** @description A signed statement that somebody presented a report. See docs/log-format.md. */
    ReportSignature: {
      /** @enum {string} */
      format: 'patina-report-signature';
      /** @enum {integer} */
      version: 1;
      sha256: components['schemas']['Hash'];
      /** @description Id of the person who presented it. */
      by: string;
      /** @description When it was signed, by the server's clock: UTC, ISO 8601. */
      at: string;
      /** @description Id of the key. */
      kid: string;
      /** @description Ed25519 over the canonical JSON of format, version, sha256, by and at, base64url. */
      signature: string;
    };
    /** @description The signed head of a log. See docs/log-format.md. */
    Checkpoint: {
      stream: string;
      seq: number;
      hash: string;
      /** @description When it was signed, by the server's clock: UTC, ISO 8601. */
      at: string;
      device: string;
      /** @description Id of the key. */
      kid: string;
      /** @description Ed25519 over the canonical JSON of stream, seq, hash, at and device, base64url. */
      signature: string;
    };
  };
  responses: {
    /** @description The updated account */
    ChangedUser: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['User'];
      };
    };
    /** @description The request does not follow this contract */
    BadRequest: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description Nobody is signed in, or the session has ended */
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
    /** @description A rule forbids it in the current state */
    Conflict: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description The request; null if there is none */
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
    /** @description Too many requests from this person or address, or too many of this kind, in a short time */
    TooOften: {
      headers: {
        /** @description Seconds to wait before retrying */
        'Retry-After'?: number;
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description The server is overloaded or cannot save anything; the request itself is fine and can be sent again */
    Busy: {
      headers: {
        /** @description Seconds to wait before retrying */
        'Retry-After'?: number;
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description Not a picture that this server can read */
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
      /** @description All sessions have ended */
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
      /** @description A token to start the session */
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
      /** @description A token to start the session */
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
      /** @description The passkeys, oldest first */
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
      /** @description It can be used to sign in */
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
      /** @description The updated passkey */
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
      /** @description It can no longer be used to sign in */
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
      /** @description The updated keys */
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
        /** @description Only checkpoints that this device asked for. */
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
        /** @description Part of the email address, display name, user name or company, ignoring case. */
        search?: string;
        /** @description Counts from 1. */
        page?: number;
        pageSize?: number;
        /** @description Ascending, or descending with a leading dash. */
        sort?: 'displayName' | '-displayName' | 'email' | '-email' | 'registrationDate' | '-registrationDate';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of the matching people */
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
      /** @description The current status */
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
          /** @description Required when declining. */
          reason: string;
          /**
           * Format: date-time
           * @description The `askedAt` of the request that was read. Another one is not answered.
           */
          askedAt: string;
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
