/**
 * Types of the contract openapi/fastapi.yaml.
 * Written by `npm run generate`, never by hand.
 */
export interface paths {
  '/auth/register': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Opens an account, which is always a plain user's */
    post: operations['register'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/token': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A token for a user name and its password
     * @description The OAuth2 password grant. The token is good for half an hour and cannot be renewed.
     */
    post: operations['signIn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/me': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The account that asks */
    get: operations['getMe'];
    /** Changes how the account that asks is called and reached */
    put: operations['updateMe'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/me/password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Changes the password, and ends every token of the account */
    put: operations['changePassword'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every account, the newest first */
    get: operations['listUsers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/todos': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The todos of the account that asks */
    get: operations['listTodos'];
    put?: never;
    /** Adds a todo */
    post: operations['addTodo'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/todos/{todo_id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        todo_id: number;
      };
      cookie?: never;
    };
    /** One todo of the account that asks */
    get: operations['getTodo'];
    /** Replaces what a todo says */
    put: operations['updateTodo'];
    post?: never;
    /** Deletes a todo for good */
    delete: operations['deleteTodo'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description Capital letters are made small. */
    Username: string;
    Email: string;
    PersonName: string;
    /** @description E.164, or null. */
    PhoneNumber: string | null;
    Password: string;
    Registration: {
      username: components['schemas']['Username'];
      email: components['schemas']['Email'];
      first_name: components['schemas']['PersonName'];
      last_name: components['schemas']['PersonName'];
      phone_number?: components['schemas']['PhoneNumber'];
      password: components['schemas']['Password'];
    };
    PasswordForm: {
      /** @constant */
      grant_type?: 'password';
      username: string;
      password: string;
      scope?: string;
      client_id?: string;
      client_secret?: string;
    };
    Token: {
      access_token: string;
      /** @constant */
      token_type: 'bearer';
      /** @description Seconds from now. */
      expires_in: number;
    };
    User: {
      id: number;
      username: string;
      email: string;
      first_name: string;
      last_name: string;
      phone_number: string | null;
      /** @enum {string} */
      role: 'user' | 'admin';
      is_active: boolean;
      /** @description UTC, ISO 8601. */
      created_at: string;
    };
    UserUpdate: {
      email: components['schemas']['Email'];
      first_name: components['schemas']['PersonName'];
      last_name: components['schemas']['PersonName'];
      phone_number: components['schemas']['PhoneNumber'];
    };
    PasswordChange: {
      password: string;
      new_password: components['schemas']['Password'];
    };
    UserList: {
      items: components['schemas']['User'][];
      total: number;
    };
    TodoFields: {
      title: string;
      description: string;
      /** @description 5 is the most urgent. */
      priority: number;
      complete: boolean;
    };
    Todo: {
      id: number;
      title: string;
      description: string;
      priority: number;
      complete: boolean;
      /** @description UTC, ISO 8601. */
      created_at: string;
    };
    TodoList: {
      items: components['schemas']['Todo'][];
      total: number;
    };
    Refusal: {
      detail: string;
    };
    ValidationError: {
      detail: {
        type: string;
        loc: (string | number)[];
        msg: string;
      }[];
    };
  };
  responses: {
    /** @description Refused, for a reason that a person can read */
    Refused: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Refusal'];
      };
    };
    /** @description What is wrong, place by place */
    Invalid: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ValidationError'];
      };
    };
  };
  parameters: {
    /** @description A part of any of its texts; capital letters do not matter. */
    search: string;
    skip: number;
    limit: number;
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  register: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Registration'];
      };
    };
    responses: {
      /** @description The new account */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['User'];
        };
      };
      409: components['responses']['Invalid'];
      422: components['responses']['Invalid'];
      429: components['responses']['Refused'];
    };
  };
  signIn: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['PasswordForm'];
      };
    };
    responses: {
      /** @description The token */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Token'];
        };
      };
      401: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      429: components['responses']['Refused'];
    };
  };
  getMe: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The account */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['User'];
        };
      };
      401: components['responses']['Refused'];
    };
  };
  updateMe: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UserUpdate'];
      };
    };
    responses: {
      /** @description The account as it is now */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['User'];
        };
      };
      401: components['responses']['Refused'];
      409: components['responses']['Invalid'];
      422: components['responses']['Invalid'];
    };
  };
  changePassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PasswordChange'];
      };
    };
    responses: {
      /** @description The password is changed. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      429: components['responses']['Refused'];
    };
  };
  listUsers: {
    parameters: {
      query?: {
        /** @description A part of any of its texts; capital letters do not matter. */
        search?: components['parameters']['search'];
        skip?: components['parameters']['skip'];
        limit?: components['parameters']['limit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A part of the accounts that fit */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserList'];
        };
      };
      401: components['responses']['Refused'];
      403: components['responses']['Refused'];
      422: components['responses']['Invalid'];
    };
  };
  listTodos: {
    parameters: {
      query?: {
        /** @description A part of any of its texts; capital letters do not matter. */
        search?: components['parameters']['search'];
        /** @description Only those that are done, or only those that are not. */
        complete?: boolean;
        /** @description Newest first, the highest priority first, or by title. */
        sort?: 'newest' | 'priority' | 'title';
        skip?: components['parameters']['skip'];
        limit?: components['parameters']['limit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A part of the todos that fit */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TodoList'];
        };
      };
      401: components['responses']['Refused'];
      422: components['responses']['Invalid'];
    };
  };
  addTodo: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TodoFields'];
      };
    };
    responses: {
      /** @description The new todo */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Todo'];
        };
      };
      401: components['responses']['Refused'];
      422: components['responses']['Invalid'];
    };
  };
  getTodo: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        todo_id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The todo */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Todo'];
        };
      };
      401: components['responses']['Refused'];
      404: components['responses']['Refused'];
      422: components['responses']['Invalid'];
    };
  };
  updateTodo: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        todo_id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TodoFields'];
      };
    };
    responses: {
      /** @description The todo as it is now */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Todo'];
        };
      };
      401: components['responses']['Refused'];
      404: components['responses']['Refused'];
      422: components['responses']['Invalid'];
    };
  };
  deleteTodo: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        todo_id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The todo is gone. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Refused'];
      404: components['responses']['Refused'];
      422: components['responses']['Invalid'];
    };
  };
}
