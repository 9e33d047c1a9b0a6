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
     * What this server has signed for one device's log of the signed-in person
     * @description The newest 500, in the order of their records.
     */
    get: operations['listCheckpoints'];
    put?: never;
    /**
     * Have the head of one's own log signed
     * @description Says that this head was there at this time, and nothing about what the log holds. The same head is signed once.
     *     A head that contradicts one signed before for the same device, or comes before it without having been signed,
     *     is refused with 409 `rewritten` or `shortened`.
     */
    post: operations['signCheckpoint'];
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
    /** Replace the own fields of another person */
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
    /** @description Why a request was refused. */
    Problem: {
      /** @description A stable name for programs, like `last-admin`. */
      reason: string;
      /** @description One or two sentences for a person. */
      message: string;
      /** @description The field that is the cause, when one is. */
      field?: string;
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
    /** @description What a person may change about themselves. */
    OwnFields: {
      displayName: string;
      firstName: string;
      lastName: string;
      userName: string;
      /** @description E.164, or empty. */
      phone: string;
      companyName: string;
      bio: string;
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
    /** @description More than 5 MB */
    TooLarge: {
      headers: {
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
    };
  };
  listCheckpoints: {
    parameters: {
      query: {
        stream: components['schemas']['StreamName'];
        device: components['schemas']['DeviceId'];
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
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
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
          hash: string;
          device: components['schemas']['DeviceId'];
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
    };
  };
  listUsers: {
    parameters: {
      query?: {
        /** @description Part of the e-mail address, display name, user name or company; capitals do not matter. */
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
    };
  };
}
