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
  '/jobs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The jobs of the person that asks, in every status */
    get: operations['listMyJobs'];
    put?: never;
    /** Drafts a job, and opens it at once when that is asked for */
    post: operations['createJob'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/jobs/{job_id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        job_id: components['parameters']['job_id'];
      };
      cookie?: never;
    };
    /** One job, for its employer and for admins */
    get: operations['getJob'];
    /** Replaces what a job says */
    put: operations['updateJob'];
    post?: never;
    /** Takes a job away; what it said is erased 30 days later */
    delete: operations['deleteJob'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/jobs/{job_id}/open': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        job_id: components['parameters']['job_id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Publishes a draft: everybody sees it and can apply */
    post: operations['openJob'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/jobs/{job_id}/close': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        job_id: components['parameters']['job_id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Takes an open job off the board */
    post: operations['closeJob'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/jobs/{job_id}/reopen': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        job_id: components['parameters']['job_id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Puts a closed job back on the board */
    post: operations['reopenJob'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/public/jobs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The jobs that anybody can apply for now */
    get: operations['listOpenJobs'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/public/jobs/{job_id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        job_id: components['parameters']['job_id'];
      };
      cookie?: never;
    };
    /** One job that anybody can apply for now */
    get: operations['getOpenJob'];
    put?: never;
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
    /** @enum {string} */
    JobStatus: 'draft' | 'open' | 'closed';
    /** @enum {string} */
    ExperienceLevel: 'Junior' | 'Mid' | 'Senior';
    /** @description ISO 4217. */
    Currency: string;
    /** @description ISO 3166-1, two letters, or empty. */
    Country: string;
    /** @description YYYY-MM-DD, or empty. */
    Day: string;
    SkillNames: string[];
    /** @description Before taxes, for a year of full work; null when none is named. */
    SalaryRange: {
      min_cents: number;
      max_cents: number;
      currency: components['schemas']['Currency'];
    } | null;
    AtVersion: {
      version: number;
    };
    NewJob: {
      /**
       * Format: uuid
       * @description Drawn by the client for each intention; the same one makes no second job.
       */
      key: string;
      /** @description Otherwise it stays a draft. */
      open: boolean;
      title: string;
      company: string;
      description: string;
      required_skills: components['schemas']['SkillNames'];
      nice_to_have: components['schemas']['SkillNames'];
      experience_level: components['schemas']['ExperienceLevel'];
      min_years: number;
      degree_required: boolean;
      salary_range: components['schemas']['SalaryRange'];
      location: string;
      country: components['schemas']['Country'];
      remote: boolean;
      contact_phone: string;
      valid_through: components['schemas']['Day'];
    };
    ChangedJob: {
      version: number;
      title: string;
      company: string;
      description: string;
      required_skills: components['schemas']['SkillNames'];
      nice_to_have: components['schemas']['SkillNames'];
      experience_level: components['schemas']['ExperienceLevel'];
      min_years: number;
      degree_required: boolean;
      salary_range: components['schemas']['SalaryRange'];
      location: string;
      country: components['schemas']['Country'];
      remote: boolean;
      contact_phone: string;
      valid_through: components['schemas']['Day'];
    };
    Job: {
      id: string;
      version: number;
      status: components['schemas']['JobStatus'];
      /** @description It is open, and its last day is not past. */
      takes_applications: boolean;
      /** @description UTC, ISO 8601. */
      created_at: string;
      /** @description UTC, ISO 8601. */
      updated_at: string;
      /** @description UTC, ISO 8601; null while it never was open. */
      opened_at: string | null;
      title: string;
      company: string;
      description: string;
      required_skills: string[];
      nice_to_have: string[];
      experience_level: components['schemas']['ExperienceLevel'];
      min_years: number;
      degree_required: boolean;
      salary_range: components['schemas']['SalaryRange'];
      location: string;
      country: string;
      remote: boolean;
      /** @description E.164, or empty. */
      contact_phone: string;
      /** @description YYYY-MM-DD, or empty in a draft. */
      valid_through: string;
    };
    JobList: {
      items: components['schemas']['Job'][];
      total: number;
    };
    OpenJob: {
      id: string;
      employer_id: string;
      /** @description UTC, ISO 8601. */
      posted_at: string;
      title: string;
      company: string;
      description: string;
      required_skills: string[];
      nice_to_have: string[];
      experience_level: components['schemas']['ExperienceLevel'];
      min_years: number;
      degree_required: boolean;
      salary_range: components['schemas']['SalaryRange'];
      location: string;
      country: string;
      remote: boolean;
      /** @description E.164, or empty. */
      contact_phone: string;
      /** @description YYYY-MM-DD, or empty in a draft. */
      valid_through: string;
    };
    OpenJobList: {
      items: components['schemas']['OpenJob'][];
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
    /** @description The job as it is now */
    Job: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Job'];
      };
    };
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
    job_id: string;
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
  listMyJobs: {
    parameters: {
      query?: {
        /** @description A part of any of its texts; capital letters do not matter. */
        search?: components['parameters']['search'];
        status?: components['schemas']['JobStatus'];
        /** @description With a dash in front, descending. */
        sort?: '-created_at' | 'created_at' | 'title' | '-title' | 'valid_through' | '-valid_through';
        skip?: components['parameters']['skip'];
        limit?: components['parameters']['limit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A part of the jobs that fit */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JobList'];
        };
      };
      401: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      501: components['responses']['Refused'];
    };
  };
  createJob: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewJob'];
      };
    };
    responses: {
      /** @description The new job */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Job'];
        };
      };
      401: components['responses']['Refused'];
      409: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      501: components['responses']['Refused'];
    };
  };
  getJob: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        job_id: components['parameters']['job_id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Job'];
      401: components['responses']['Refused'];
      404: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      501: components['responses']['Refused'];
    };
  };
  updateJob: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        job_id: components['parameters']['job_id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangedJob'];
      };
    };
    responses: {
      200: components['responses']['Job'];
      401: components['responses']['Refused'];
      404: components['responses']['Refused'];
      409: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      501: components['responses']['Refused'];
    };
  };
  deleteJob: {
    parameters: {
      query: {
        version: number;
      };
      header?: never;
      path: {
        job_id: components['parameters']['job_id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The job is gone. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Refused'];
      404: components['responses']['Refused'];
      409: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      501: components['responses']['Refused'];
    };
  };
  openJob: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        job_id: components['parameters']['job_id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AtVersion'];
      };
    };
    responses: {
      200: components['responses']['Job'];
      401: components['responses']['Refused'];
      404: components['responses']['Refused'];
      409: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      501: components['responses']['Refused'];
    };
  };
  closeJob: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        job_id: components['parameters']['job_id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AtVersion'];
      };
    };
    responses: {
      200: components['responses']['Job'];
      401: components['responses']['Refused'];
      404: components['responses']['Refused'];
      409: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      501: components['responses']['Refused'];
    };
  };
  reopenJob: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        job_id: components['parameters']['job_id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AtVersion'];
      };
    };
    responses: {
      200: components['responses']['Job'];
      401: components['responses']['Refused'];
      404: components['responses']['Refused'];
      409: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      501: components['responses']['Refused'];
    };
  };
  listOpenJobs: {
    parameters: {
      query?: {
        /** @description A part of any of its texts; capital letters do not matter. */
        search?: components['parameters']['search'];
        level?: components['schemas']['ExperienceLevel'];
        /** @description Only remote work, or only work at a place. */
        remote?: boolean;
        /** @description A part of the place or of the country's English name. */
        location?: string;
        /** @description Only jobs that say they pay as much, in `currency`. */
        min_salary_cents?: number;
        currency?: components['schemas']['Currency'];
        /** @description With a dash in front, descending. */
        sort?: '-posted_at' | 'valid_through' | 'title' | '-title';
        skip?: components['parameters']['skip'];
        limit?: components['parameters']['limit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A part of the jobs that fit */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpenJobList'];
        };
      };
      422: components['responses']['Invalid'];
      501: components['responses']['Refused'];
    };
  };
  getOpenJob: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        job_id: components['parameters']['job_id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The job */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpenJob'];
        };
      };
      404: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      501: components['responses']['Refused'];
    };
  };
}
