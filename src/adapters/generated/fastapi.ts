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
    /** Registers an account, always without admin rights */
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
     * Exchanges a user name and password for a token
     * @description The OAuth2 password grant. The token is valid for half an hour and cannot be renewed.
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
    /** The signed-in account */
    get: operations['getMe'];
    /** Changes the name and contact details of the signed-in account */
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
    /** Changes the password and revokes all tokens of the account */
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
    /** All accounts, newest first */
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
    /** The todos of the signed-in account */
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
    /** One todo of the signed-in account */
    get: operations['getTodo'];
    /** Replaces the contents of a todo */
    put: operations['updateTodo'];
    post?: never;
    /** Deletes a todo permanently */
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
    /** The jobs of the signed-in person, in every status */
    get: operations['listMyJobs'];
    put?: never;
    /** Drafts a job, and opens it at once if requested */
    post: operations['createJob'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/jobs/applicants': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * How many résumés the jobs of the signed-in person received, by week and month
     * @description Covers all jobs that match the filters.
     */
    get: operations['getApplicantsOverTime'];
    put?: never;
    post?: never;
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
    /** Replaces the contents of a job */
    put: operations['updateJob'];
    post?: never;
    /** Deletes a job; its contents are erased 30 days later */
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
    /** Publishes a draft, so that everybody can see it and apply */
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
  '/jobs/{job_id}/resumes': {
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
    /**
     * Sends a résumé for an open job, with or without an account
     * @description The employer is the person who posted the job. An unreadable file is refused with the reason. The same file from
     *     the same account for the same job and email address is recognized and answered with 200.
     */
    post: operations['uploadResume'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/jobs/{job_id}/added-resumes': {
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
    /**
     * Adds a résumé, or a zip file of résumés, to one's own job
     * @description Files are stored unchanged, and are read and screened after the answer, which gives the outcome for each file. A
     *     file that is already there is not stored twice.
     */
    post: operations['addResumes'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/added-resumes/{batch_id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        batch_id: components['schemas']['BatchId'];
      };
      cookie?: never;
    };
    /** The progress of résumés that the signed-in person added together */
    get: operations['listAddedResumes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/jobs/{job_id}/impact': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        job_id: components['parameters']['job_id'];
      };
      cookie?: never;
    };
    /** Selection rates of the groups that the employer entered, by the four-fifths rule */
    get: operations['getImpact'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/resumes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Résumés that the signed-in person has sent, newest first, with the results */
    get: operations['listMyResumes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/resumes/erase': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Erases a résumé, for anyone who holds its receipt */
    post: operations['eraseByReceipt'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/applications/lookup': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** An application, as its sender sees it */
    post: operations['lookUpApplication'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/applications/copy': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A copy of everything that is kept about an application, for its sender */
    post: operations['copyApplication'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/applications/correct': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Corrects what was read, for the sender, until the employer decides; the score does not change */
    post: operations['correctReading'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/applications/withdraw': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Withdraws an application, for its sender */
    post: operations['withdrawApplication'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/resumes/{resume_id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        resume_id: components['parameters']['resume_id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Erases a résumé, for its sender and for admins */
    delete: operations['eraseResume'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/resumes/{resume_id}/erasure': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        resume_id: components['parameters']['resume_id'];
      };
      cookie?: never;
    };
    /** The signed receipt for an erased résumé, for its employer, its sender and admins */
    get: operations['getErasureReceipt'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/resumes/{resume_id}/file': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        resume_id: components['parameters']['resume_id'];
      };
      cookie?: never;
    };
    /** The file as it was sent, or its text without personal data, for the employer, the sender and admins */
    get: operations['downloadResume'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/screenings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Résumés sent to the signed-in person */
    get: operations['listScreenings'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/screenings/figures': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The scores of résumés sent to the signed-in person, and how many are scored and decided
     * @description Covers all résumés that match the filters.
     */
    get: operations['getScreeningFigures'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/screenings/decisions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Decides on up to 500 résumés at once, or undoes these decisions
     * @description Each résumé is decided on separately: one that is refused is listed with the reason and does not affect the others. Undoing a decision restores the previous one.
     */
    post: operations['decideOnResumes'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/screenings/messages': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sends a message to up to 50 applicants
     * @description The placeholders {name}, {job} and {company} are filled in for each. The applicant reads it on the page of their application; where this server sends mail and the address is known, it is mailed, too. One that is refused is listed with the reason and does not affect the others. Each applicant gets a message once, however often it is sent.
     */
    post: operations['messageApplicants'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/message-templates': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The signed-in person's templates for messages to applicants */
    get: operations['getMessageTemplates'];
    /** Replaces the templates, at the version that was seen */
    put: operations['saveMessageTemplates'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/retention-rule': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * After how many months the signed-in person's closed applications are erased
     * @description Closed are applications that were rejected or withdrawn, or whose job is closed; and, unless they are shortlisted,
     *     those whose job is past its last day.
     */
    get: operations['getRetentionRule'];
    /**
     * Changes the rule, at the version that was seen
     * @description A shorter rule is refused if it would erase more applications now than were confirmed.
     */
    put: operations['saveRetentionRule'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/screenings/progress': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Follows the screenings of the signed-in person live
     * @description Server-sent events: `again` when the list should be reloaded, and a message
     *     `{id, job_id, version, status, total}` for each step. The stream ends after some minutes, and with
     *     `session-over` once the token has expired or the session has ended: reconnect with a new token then.
     */
    get: operations['followScreenings'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/screenings/outdated': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The jobs of the signed-in person whose skills have changed since résumés were scored */
    get: operations['listOutdatedScores'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/jobs/{job_id}/rescore': {
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
    /**
     * Rescores résumés that were scored before the job asked for other skills; decisions are kept
     * @description Handles a limited number per request; `left` is how many remain for further requests.
     */
    post: operations['rescoreJob'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/screenings/{resume_id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        resume_id: components['parameters']['resume_id'];
      };
      cookie?: never;
    };
    /** One screening with its explained score, for the employer and for admins */
    get: operations['getScreening'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/screenings/{resume_id}/shortlist': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        resume_id: components['parameters']['resume_id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Puts a résumé on the shortlist */
    post: operations['shortlistResume'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/screenings/{resume_id}/reject': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        resume_id: components['parameters']['resume_id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Rejects a résumé */
    post: operations['rejectResume'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/screenings/{resume_id}/take-back': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        resume_id: components['parameters']['resume_id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Undoes a decision */
    post: operations['takeDecisionBack'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/screenings/{resume_id}/retry': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        resume_id: components['parameters']['resume_id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Retries a failed screening */
    post: operations['retryScreening'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/screenings/{resume_id}/rescore': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        resume_id: components['parameters']['resume_id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Rescores a résumé after its job changed the required skills; a decision is kept */
    post: operations['rescoreResume'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/screenings/{resume_id}/reviews': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        resume_id: components['parameters']['resume_id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Adds a note, a rating from 1 to 5, or both
     * @description For the employer and admins. Sending the same id again changes nothing.
     */
    post: operations['reviewResume'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/screenings/{resume_id}/remove-review': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        resume_id: components['parameters']['resume_id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Removes a note or rating, for its author */
    post: operations['removeReview'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/screenings/{resume_id}/group': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        resume_id: components['parameters']['resume_id'];
      };
      cookie?: never;
    };
    get?: never;
    /** Sets the applicant's group, for the table of selection rates */
    put: operations['setApplicantGroup'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/jobs/{job_id}/matches': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        job_id: components['parameters']['job_id'];
      };
      cookie?: never;
    };
    /** The résumés that fit a job best, among all that were sent to its employer */
    get: operations['matchResumes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/resumes/{resume_id}/matches': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        resume_id: components['parameters']['resume_id'];
      };
      cookie?: never;
    };
    /** The open jobs that fit a résumé best, for its sender and the employer it was sent to */
    get: operations['matchJobs'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/hr-agent': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What the HR agent can be asked, and which engine answers */
    get: operations['describeHrAgent'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/hr-agent/answers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Answers a question about the jobs and applicants of the signed-in person, streamed
     * @description Server-sent events, each with JSON: `engine` `{engine}` once and first; `query` `{name, title}` for each query
     *     that is run; `text` `{text}` for each piece of the answer (plain text, paragraphs separated by an empty line);
     *     `table` `{title, columns, rows, resumes?}` with at most 50 rows of texts, and where each row is an
     *     applicant, the ids of their résumés in the same order; `filters` `{query}` after a search for
     *     applicants, with the query that found them; `sources` `{sources: [{kind, id, title, says}]}` with the rows on
     *     which the answer is based (`kind` is `job` or `resume`); `suggestions` `{questions}`; and last, exactly one of
     *     `done` `{}` and `failed` `{reason, message}`, where `reason` is one of `unreachable`, `too-slow`, `busy`,
     *     `refused`, `unreadable` and `cut-off`. If the token expires or the session ends, the answer stops with
     *     `session-over` `{}`; ask again with a new token then. Nothing of a conversation is stored: the request carries
     *     the earlier messages as `history`, oldest first.
     */
    post: operations['askHrAgent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/hr-agent/analyses': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Reads and scores a résumé as screening does, without storing anything */
    post: operations['analyseResume'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/chat-attachments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Stores a file for a question that is about to be asked
     * @description The content decides what the file is: a photo, a PDF, a Word file (.docx), plain text or a sound recording, of up
     *     to 10 MB. Photos are stored without metadata. A file that no question names within a day is erased. Only the
     *     person who sent it can read it.
     */
    post: operations['attachToChat'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/chat-attachments/{attachment_id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        attachment_id: string;
      };
      cookie?: never;
    };
    /** A file that the signed-in person attached to a question */
    get: operations['readChatAttachment'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/chat-engine': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Which engine answers in chats */
    get: operations['describeChat'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/chats': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The chats of the signed-in person: pinned ones first, then by latest activity */
    get: operations['listChats'];
    put?: never;
    /**
     * Asks a question, in a new chat or an existing one
     * @description The question is stored, and the server begins to answer it, whether or not anybody follows the answer. A
     *     repeated `key` returns the turn that the first request made. A chat answers one question at a time: 409
     *     `answering`.
     */
    post: operations['askChat'];
    /**
     * Erases all chats of the signed-in person permanently
     * @description Includes deleted chats that could still be restored. Answers in progress are stopped.
     */
    delete: operations['eraseChats'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/chats/{chat_id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        chat_id: components['parameters']['chat_id'];
      };
      cookie?: never;
    };
    /**
     * A chat with all its branches
     * @description While a turn is being answered, its answer is empty; follow it instead.
     */
    get: operations['getChat'];
    /** Renames a chat, and pins it to the top of the list or unpins it */
    put: operations['changeChat'];
    post?: never;
    /**
     * Deletes a chat, which can be restored for a day
     * @description An answer in progress is stopped. Repeating the request changes nothing.
     */
    delete: operations['deleteChat'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/chats/{chat_id}/restore': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        chat_id: components['parameters']['chat_id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Restores a deleted chat */
    post: operations['restoreChat'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/chats/{chat_id}/turns/{turn_id}/answer': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        chat_id: components['parameters']['chat_id'];
        turn_id: components['parameters']['turn_id'];
      };
      cookie?: never;
    };
    /**
     * Streams an answer, from its beginning or from where the reader left off
     * @description Server-sent events, each with JSON: `piece` `{text}` for each piece of the answer (Markdown; `[^1]` refers to
     *     the first source), and last `ended` `{state, sources, failure, ended_at}`. The id of an event is the number of
     *     UTF-16 units sent up to and including it: a reader that reconnects sends it as `Last-Event-ID` and gets the
     *     rest. If a reader disconnects, the answer continues. A stream without `ended` was interrupted: reconnect, with a
     *     new token if the last event was `session-over`.
     */
    get: operations['followChatTurn'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/chats/{chat_id}/turns/{turn_id}/stop': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        chat_id: components['parameters']['chat_id'];
        turn_id: components['parameters']['turn_id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Stops an answer; the part already written is kept
     * @description After the response, nothing more is added. An answer that has already ended is unchanged.
     */
    post: operations['stopChatTurn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/temporary-answers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Answers a question of a temporary chat without storing anything
     * @description Server-sent events, each with JSON: `engine` `{engine}` once and first, `piece` `{text}` for each piece of the
     *     answer (Markdown; `[^1]` refers to the first source), and last `ended` `{state, sources, failure, ended_at}`.
     *     The request carries the earlier turns as `earlier`, oldest first. The answer is held only in memory while it is
     *     written, for at most five minutes: disconnecting stops it, and an interrupted answer, also by the end of the
     *     session (`session-over` `{}`), is lost. At most two answers run at a time for one person.
     */
    post: operations['askTemporarily'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/chat-turns': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Questions and answers in all chats of the signed-in person
     * @description `search`: words, each of which must occur in the question or its answer, whole or as a prefix, and "phrases" in
     *     quotation marks. If nothing is found, words that differ by one typo are searched for instead; `also` lists them.
     */
    get: operations['searchChatTurns'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/chat-engines': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The engines that have answered in the chats of the signed-in person */
    get: operations['listChatEngines'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/chat-trees': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Whole chats that match the search, with all branches
     * @description Answers still in progress are left out.
     */
    get: operations['exportChats'];
    put?: never;
    /**
     * Imports a chat from a file, completely or not at all
     * @description Creates a new chat with all branches. A repeated `key` returns the chat that the first request made. 409
     *     `bad-file`: a question refers to a parent that is not in the file.
     */
    post: operations['importChat'];
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
    /** @description Converted to lower case. */
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
    NewTodo: {
      /**
       * @description Generated by the client for each intended todo: the same request sent again adds no second todo and returns
       *     the first; with other content it is refused (409). Without a key, each request adds one.
       */
      key?: string;
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
    /** @description Before taxes, for one year of full-time work; null when none is given. */
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
       * @description Generated by the client for each intended job; repeating it creates no second job.
       */
      key: string;
      /** @description Whether to open it at once; otherwise it stays a draft. */
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
      /** @description The rubric that scores résumés; v1 if left out. */
      rubric?: components['schemas']['Rubric'];
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
      /** @description The rubric that scores résumés; unchanged if left out. */
      rubric?: components['schemas']['Rubric'];
    };
    Job: {
      id: string;
      version: number;
      status: components['schemas']['JobStatus'];
      /** @description It is open, and its last day has not passed. */
      takes_applications: boolean;
      /** @description UTC, ISO 8601. */
      created_at: string;
      /** @description UTC, ISO 8601. */
      updated_at: string;
      /** @description UTC, ISO 8601; null if it was never open. */
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
      rubric: components['schemas']['Rubric'];
    };
    /**
     * @description How résumés are scored; v2 counts certificates, projects and degrees only if the job asks for them or they fit
     *     the job.
     * @enum {string}
     */
    Rubric: 'v1' | 'v2';
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
      /** @description Months after which the employer's closed applications are erased; null if they are kept. Not in lists. */
      erased_after_months?: number | null;
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
        /** @description What was sent there; absent for a form with a file, and for what is long. */
        input?: unknown;
      }[];
    };
    /** @enum {string} */
    ScreeningStatus:
      | 'received'
      | 'extracting'
      | 'scoring'
      | 'screened'
      | 'shortlisted'
      | 'rejected'
      | 'failed'
      | 'withdrawn'
      | 'erased';
    /** @enum {string} */
    ScreeningFailure:
      | 'encrypted'
      | 'scanned'
      | 'empty'
      | 'too-large'
      | 'wrong-type'
      | 'damaged'
      | 'too-slow'
      | 'lost'
      | 'broken';
    ResumeUpload: {
      name: string;
      email: string;
      phone: string;
      /** @description `true`: the employer may read and screen it. */
      consent: boolean;
      /** @description PDF, DOCX or plain text of up to 10 MB. */
      file: unknown;
    };
    BatchId: string;
    AddedFile: {
      batch: components['schemas']['BatchId'];
      file_name: string;
      /** @description `true`: the applicants know that their résumés are screened. */
      agreed: boolean;
      /** @description A PDF, DOCX or plain text of up to 10 MB, or a zip file of them of up to 50 MB. */
      file: unknown;
    };
    AddedFiles: {
      items: {
        file_name: string;
        /** @enum {string} */
        outcome: 'received' | 'duplicate' | 'refused';
        /** @description Id of the résumé, or of the identical one that is already there; null when it is refused. */
        id: string | null;
        /** @description Why it is refused, for people. */
        reason: string | null;
      }[];
    };
    AddedResumes: {
      items: components['schemas']['AddedResume'][];
    };
    AddedResume: {
      id: string;
      version: number;
      status: components['schemas']['ScreeningStatus'];
      /** @description Null when erased or shown blind. */
      file_name: string | null;
      /** @description Null when unknown, erased or shown blind. */
      name: string | null;
      total: number | null;
      failure: components['schemas']['ScreeningFailure'] | null;
      /** @description The first résumé for this job with the same email address. */
      same_person: {
        id: string;
        name: string | null;
        /** Format: date-time */
        received_at: string;
      } | null;
    };
    Receipt: {
      receipt: string;
    };
    ApplicationKey: {
      /** @description The receipt, or the id of a résumé that the signed-in person sent with their account. */
      application: string;
    };
    Corrections: {
      /** @description As in ApplicationKey. */
      application: string;
      version: components['schemas']['CorrectionVersion'];
      /** @description The complete list; a field that is left out is as in the document. */
      corrections: {
        of: components['schemas']['ReadField'];
        /** @description Empty when the value read is wrong and nothing replaces it. */
        values: string[];
      }[];
    };
    /** @description Counts the corrections; 0 until the first. A correction names the one that it is based on. */
    CorrectionVersion: number;
    Application: {
      id: string;
      status: components['schemas']['ScreeningStatus'];
      job: components['schemas']['NamedJob'];
      company: string;
      failure: components['schemas']['ScreeningFailure'] | null;
      /** @description Null until the résumé is read, and after it is erased. */
      reading:
        | {
            of: components['schemas']['ReadField'];
            /** @description As read from the document; empty if nothing was found. Years are a number. */
            paper: string[];
            /**
             * @description The sender's correction; empty when the value read is wrong and nothing replaces it, null without
             *     a correction.
             */
            said: string[] | null;
          }[]
        | null;
      correction_version: components['schemas']['CorrectionVersion'];
      /** @description The same as the employer sees. */
      score: components['schemas']['ExplainedScore'] | null;
      text: string | null;
      /** Format: date-time */
      received_at: string;
      /** @description Months after which the employer's closed applications are erased; null if they are kept. */
      erased_after_months: number | null;
      /**
       * Format: date-time
       * @description Null until it is closed.
       */
      erased_on: string | null;
      /** @description From the employer, the oldest first. */
      messages: {
        /** Format: date-time */
        at: string;
        subject: string;
        text: string;
      }[];
      history: {
        type: string;
        /** Format: date-time */
        at: string;
      }[];
    };
    NewMessage: {
      /** @description Of the message, chosen by the client. */
      id: string;
      subject: string;
      text: string;
      resumes: string[];
    };
    MessagedResumes: {
      items: {
        id: string;
        /** @description Its state after the message; null when it was refused. */
        moved: {
          version: number;
          status: components['schemas']['ScreeningStatus'];
          total: number | null;
        } | null;
        mailed: boolean;
        refused: {
          reason: string;
          message: string;
        } | null;
      }[];
    };
    MessageTemplate: {
      id: string;
      name: string;
      subject: string;
      text: string;
    };
    MessageTemplates: {
      version: number;
      /** @description Whether messages of this person are mailed. */
      mails: boolean;
      /** @description Whether they would be, if this person's email address or phone number were verified. */
      needs_verification: boolean;
      templates: components['schemas']['MessageTemplate'][];
    };
    ChangedMessageTemplates: {
      version: number;
      templates: components['schemas']['MessageTemplate'][];
    };
    RetentionRule: {
      version: number;
      /** @description Null if they are kept. */
      months: number | null;
      /** @description How many applications are due now. */
      erases_now: number;
    };
    ChangedRetentionRule: {
      version: number;
      /** @description Null to keep them. */
      months: number | null;
      /** @description How many applications the person agreed to have erased now. */
      confirmed: number;
    };
    /** @enum {string} */
    ReadField: 'name' | 'email' | 'phone' | 'years' | 'degree' | 'skills' | 'languages' | 'certifications';
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
    NamedJob: {
      id: string;
      title: string;
    };
    ReceivedResume: {
      id: string;
      job: components['schemas']['NamedJob'];
      /** Format: date-time */
      received_at: string;
      status: components['schemas']['ScreeningStatus'];
      /** @description Allows erasing the résumé without an account. Returned only once; null when the résumé was sent before. */
      receipt: string | null;
    };
    OwnResume: {
      id: string;
      job: components['schemas']['NamedJob'];
      company: string;
      /** @enum {string|null} */
      kind: 'pdf' | 'docx' | 'txt' | null;
      status: components['schemas']['ScreeningStatus'];
      total: number | null;
      failure: components['schemas']['ScreeningFailure'] | null;
      points: {
        of: components['schemas']['PointOf'];
        label: string;
        points: number;
      }[];
      /** Format: date-time */
      received_at: string;
      /** Format: date-time */
      updated_at: string;
      has_file: boolean;
    };
    OwnResumeList: {
      items: components['schemas']['OwnResume'][];
      total: number;
    };
    /** @enum {string} */
    PointOf: 'years' | 'skill' | 'certification' | 'project' | 'degree';
    ScreeningRow: {
      id: string;
      version: number;
      status: components['schemas']['ScreeningStatus'];
      job: components['schemas']['NamedJob'];
      /** @description Null when erased or shown blind. */
      name: string | null;
      email: string | null;
      phone: string | null;
      total: number | null;
      /** @description The rubric of the score; null until scored. */
      rubric: components['schemas']['Rubric'] | null;
      /**
       * Format: date-time
       * @description Null until first scored.
       */
      scored_at: string | null;
      /** @description The job's requirements or rubric have changed since scoring. */
      outdated: boolean;
      /** @description As the employer entered it; empty if none. */
      group: string;
      /** @description Whether the employer added it. */
      added: boolean;
      /** Format: date-time */
      received_at: string;
      /** @description Only with `corrections`. */
      corrections?: components['schemas']['ShownCorrections'];
    };
    /**
     * @description The applicant's corrections to what was read, with the document's values beside them; when shown blind, null for
     *     name and contact. The score is based on the document.
     */
    ShownCorrections: {
      of: components['schemas']['ReadField'];
      paper: string[] | null;
      said: string[] | null;
    }[];
    ScreeningList: {
      items: components['schemas']['ScreeningRow'][];
      total: number;
    };
    ScreeningFigures: {
      received: number;
      /** @description Of the received ones, those with a score that await a decision, or are decided. */
      scored: number;
      /** @description Of the scored ones, those that are shortlisted or rejected. */
      decided: number;
      shortlisted: number;
      /** @description How many have a score from 0 to 9, 10 to 19, and so on; the last is 90 to 100. */
      scores: number[];
    };
    ApplicantsOverTime: {
      weeks: components['schemas']['CountsOverTime'];
      months: components['schemas']['CountsOverTime'];
    };
    /** @description From the first period on, without gaps; older ones than those listed are counted in `earlier`. */
    CountsOverTime: {
      periods: {
        /**
         * Format: date
         * @description Its first day.
         */
        day: string;
        count: number;
      }[];
      earlier: number;
    };
    OutdatedScores: {
      items: {
        job: components['schemas']['NamedJob'];
        /** @description How many scores are based on earlier requirements of the job. */
        count: number;
        /**
         * Format: date-time
         * @description When the latest of them was made.
         */
        since: string;
      }[];
    };
    Rescoring: {
      /** @description How many are now queued to be rescored. */
      asked: number;
      /** @description How many remain. */
      left: number;
    };
    ExplainedScore: {
      rubric: components['schemas']['Rubric'];
      total: number;
      points: {
        of: components['schemas']['PointOf'];
        label: string;
        /** @description 0: it does not count. */
        points: number;
        spans: components['schemas']['TextSpans'];
        why: components['schemas']['PointReason'];
        /** @description The requirement of the job, or the field, that it relates to; empty if there is none to name. */
        because: string;
      }[];
    };
    /**
     * @description Why it counts or not; null under a rubric that counts everything.
     * @enum {string|null}
     */
    PointReason: 'work' | 'asked' | 'fits' | 'other-field' | 'unclear' | null;
    /** @description A value that was read, with a confidence that depends on how it was found. */
    Reading: {
      /** @enum {string} */
      of:
        | 'name'
        | 'email'
        | 'phone'
        | 'link'
        | 'years'
        | 'skill'
        | 'certification'
        | 'project'
        | 'degree'
        | 'language';
      label: string;
      confidence: number;
      /** @description The confidence is below 0.6. */
      unsure: boolean;
      /** @enum {string} */
      how:
        | 'agrees'
        | 'section'
        | 'top'
        | 'known'
        | 'pattern'
        | 'section-other-meaning'
        | 'section-unknown'
        | 'elsewhere'
        | 'listed'
        | 'other-meaning'
        | 'differs';
      spans: components['schemas']['TextSpans'];
    };
    MustHave: {
      /** @enum {string} */
      of: 'skill' | 'years' | 'degree';
      /** @description As the job words it. */
      label: string;
      /** @enum {string} */
      verdict: 'met' | 'not-met' | 'unsure';
      spans: components['schemas']['TextSpans'];
    };
    /** @description Places in the text, in UTF-16 units, end exclusive. */
    TextSpans: {
      start: number;
      end: number;
    }[];
    ResumeFlag: {
      /** @enum {string} */
      of:
        | 'colour'
        | 'tiny'
        | 'invisible'
        | 'outside'
        | 'behind'
        | 'scanned'
        | 'negated'
        | 'repeated'
        | 'copied'
        | 'reversed'
        | 'future'
        | 'overlapping';
      spans: components['schemas']['TextSpans'];
    };
    Screening: {
      id: string;
      version: number;
      status: components['schemas']['ScreeningStatus'];
      job: components['schemas']['NamedJob'];
      /** @description Null when erased or shown blind. */
      name: string | null;
      email: string | null;
      phone: string | null;
      total: number | null;
      /** @description The rubric of the score; null until scored. */
      rubric: components['schemas']['Rubric'] | null;
      /**
       * Format: date-time
       * @description Null until first scored.
       */
      scored_at: string | null;
      /** @description The job's requirements or rubric have changed since scoring. */
      outdated: boolean;
      /** @description As the employer entered it; empty if none. */
      group: string;
      /** @description Whether the employer added it. */
      added: boolean;
      /** Format: date-time */
      received_at: string;
      failure: {
        /** @enum {string} */
        during: 'extracting' | 'scoring';
        reason: components['schemas']['ScreeningFailure'];
      } | null;
      score: components['schemas']['ExplainedScore'] | null;
      /** @description The job's must-haves under its rubric; they do not affect the points. */
      must_haves: components['schemas']['MustHave'][];
      /** @description Each value that was read; when shown blind, without those that identify the applicant. */
      readings: components['schemas']['Reading'][];
      corrections: components['schemas']['ShownCorrections'];
      text: string | null;
      /**
       * @description What to check, each with its places in the text; text that people cannot see and negated statements earned
       *     no points.
       */
      flags: components['schemas']['ResumeFlag'][];
      /** @description To the applicant, the oldest first; shown blind, name and contact are covered. */
      messages: {
        /** Format: date-time */
        at: string;
        subject: string;
        text: string;
        mailed: boolean;
      }[];
      /** @description Notes and ratings, the oldest first; shown blind, name and contact are covered. */
      reviews: {
        id: string;
        /** @description Name of its author. */
        by: string;
        /** @description Whether the asker wrote it. */
        own: boolean;
        /** Format: date-time */
        at: string;
        rating: components['schemas']['Rating'];
        text: string;
      }[];
      /** @description The average of the latest rating of each person; null without ratings. */
      rating: {
        average: number;
        people: number;
      } | null;
      history: {
        seq: number;
        type: string;
        /** Format: date-time */
        at: string;
        /** @description Empty for the server and the applicant. */
        by: string;
        reason: string | null;
        note: string;
      }[];
    };
    Shortlisting: {
      version: number;
      /** @enum {string} */
      reason: 'skills' | 'experience' | 'education' | 'projects' | 'other';
      note: string;
    };
    Rejection: {
      version: number;
      /** @enum {string} */
      reason:
        'skills' | 'experience' | 'education' | 'location' | 'availability' | 'position-filled' | 'other';
      note: string;
    };
    BulkDecision: {
      /** @enum {string} */
      decision: 'shortlist' | 'reject' | 'undo';
      /** @description As in Shortlisting and Rejection; empty for an undo. */
      reason: string;
      /** @description Applies to every résumé. */
      note: string;
      resumes: {
        id: string;
        version: number;
      }[];
    };
    DecidedResumes: {
      items: {
        id: string;
        /** @description Null when the résumé does not exist or this person may not see it; the status is null then, too. */
        version: number | null;
        status: components['schemas']['ScreeningStatus'] | null;
        total: number | null;
        /** @description Why it was not decided on; null if it was. */
        refused: {
          reason: string;
          message: string;
        } | null;
      }[];
    };
    /**
     * @description 5 is best; null for a note without a rating.
     * @enum {integer|null}
     */
    Rating: 1 | 2 | 3 | 4 | 5 | null;
    NewReview: {
      /** @description Of the review, chosen by the client. */
      id: string;
      rating: components['schemas']['Rating'];
      text: string;
    };
    ReviewKey: {
      id: string;
    };
    ApplicationCopy: {
      /** Format: date-time */
      saved_at: string;
      contact: {
        name: string | null;
        email: string | null;
        phone: string | null;
        /** @description As the employer entered it; empty if none. */
        group: string;
      };
      application: components['schemas']['Application'];
      /** @description The employer's notes and ratings, without their authors, the oldest first. */
      reviews: {
        /** Format: date-time */
        at: string;
        rating: components['schemas']['Rating'];
        text: string;
      }[];
      /** @description What the employer wrote about decisions. */
      decision_notes: string[];
    };
    ApplicantGroup: {
      group: string;
    };
    ImpactTable: {
      groups: {
        group: string;
        applicants: number;
        selected: number;
        rate: number;
        ratio: number | null;
        /** @enum {string} */
        verdict: 'fair' | 'adverse' | 'few' | 'none-selected';
      }[];
    };
    MatchReason: {
      /** @enum {string} */
      of: 'occupation' | 'required-skill' | 'nice-skill' | 'word';
      label: string;
    };
    /**
     * @description As a percentage. With words, the weighted overlap, whose word part is relative to the best match; with a model,
     *     the cosine similarity.
     */
    Closeness: number;
    ResumeMatches: {
      /** @description Which engine answered. */
      engine: string;
      /** @description How many résumés were compared. */
      compared: number;
      items: {
        resume: {
          id: string;
          /** @description Null when it is shown blind. */
          name: string | null;
          job: components['schemas']['NamedJob'];
          status: components['schemas']['ScreeningStatus'];
          total: number | null;
        };
        closeness: components['schemas']['Closeness'];
        reasons: components['schemas']['MatchReason'][];
      }[];
    };
    JobMatches: {
      /** @description Which engine answered. */
      engine: string;
      /** @description How many jobs were compared. */
      compared: number;
      items: {
        job: {
          id: string;
          title: string;
          company: string;
          location: string;
          remote: boolean;
          /** Format: date */
          valid_through: string;
        };
        closeness: components['schemas']['Closeness'];
        reasons: components['schemas']['MatchReason'][];
      }[];
    };
    HrAgent: {
      /** @description Which engine answers. */
      engine: string;
      kinds: {
        name: string;
        /** @description The heading under which kinds of the same topic are shown. */
        topic: string;
        title: string;
        /** @description Sample questions; for a signed-in person, about one of their jobs and its applicants. */
        examples: string[];
      }[];
    };
    HrQuestion: {
      question: string;
      /**
       * @description The person's IANA time zone, such as `Europe/Berlin`; days begin and end there. Pages that were opened
       *     before an update may not send it yet.
       * @default UTC
       */
      time_zone: string;
      /**
       * @description Whether applicants stay anonymous: they are referred to by résumé code (`CV` and the first eight digits of
       *     the id), findings are covered, and nobody is looked up by name.
       * @default false
       */
      blind: boolean;
      history: {
        /** @enum {string} */
        by: 'person' | 'agent';
        text: string;
      }[];
      /**
       * @description The query for applicants to run instead of interpreting the question; set when filters were changed on the
       *     page.
       */
      filters?: components['schemas']['ApplicantQuery'];
    };
    /** @description A query for applicants. All clauses must hold; within a clause, one alternative is enough. */
    ApplicantQuery: {
      clauses: components['schemas']['ApplicantCondition'][][];
      /** @enum {string} */
      order: 'newest' | 'longest-ago' | 'best' | 'most-years';
      limit: number | null;
    };
    /**
     * @description One condition. `of` determines its fields: `value` for words (null for any certificate); `level` for a degree,
     *     meaning at least this one; `state`; `id` and `title` for a job; `is`, `value` and `to` for years and scores;
     *     `is`, `day` and `to` for the day of application. `to` is null except with `between`.
     */
    ApplicantCondition: {
      /** @enum {string} */
      of:
        | 'skill'
        | 'language'
        | 'certification'
        | 'degree'
        | 'worked-at'
        | 'studied-at'
        | 'mentions'
        | 'years'
        | 'score'
        | 'state'
        | 'applied'
        | 'job';
      not: boolean;
      value?: string | number | null;
      /** @enum {string} */
      level?: 'any' | 'Bachelor' | 'Master' | 'Doctorate';
      /** @enum {string} */
      state?: 'in-progress' | 'undecided' | 'shortlisted' | 'rejected' | 'failed' | 'withdrawn';
      /** @enum {string} */
      is?: 'at-least' | 'more-than' | 'at-most' | 'less-than' | 'exactly' | 'between' | 'since' | 'before';
      to?: string | number | null;
      day?: string;
      id?: string;
      title?: string;
    };
    ResumeToAnalyse: {
      /** @description One of one's own jobs, whose skills count. */
      job_id?: string;
      /** @description `true`: whatever identifies the applicant stays on the server. */
      blind?: boolean;
      /** @description PDF, DOCX or plain text of up to 10 MB. */
      file: unknown;
    };
    /** @description A value, and every place in the text that states it. */
    FoundText: {
      value: string;
      spans: components['schemas']['TextSpans'];
    };
    MaybeFoundText: components['schemas']['FoundText'] | null;
    FoundTexts: components['schemas']['FoundText'][];
    ResumeExtraction: {
      /**
       * Format: date
       * @description The day that "present" stands for.
       */
      as_of: string;
      name: components['schemas']['MaybeFoundText'];
      email: components['schemas']['MaybeFoundText'];
      phone: components['schemas']['MaybeFoundText'];
      links: components['schemas']['FoundTexts'];
      /** @description Years of work, to the nearest tenth. */
      years: {
        value: number;
        spans: components['schemas']['TextSpans'];
      };
      skills: components['schemas']['FoundTexts'];
      certifications: components['schemas']['FoundTexts'];
      projects: components['schemas']['FoundTexts'];
      degree: components['schemas']['MaybeFoundText'];
      languages: components['schemas']['FoundTexts'];
    };
    ResumeAnalysis: {
      /** @enum {string} */
      file_kind: 'pdf' | 'docx' | 'txt';
      job: components['schemas']['NamedJob'] | null;
      /** @description Whether identifying data is covered. */
      blind: boolean;
      text: string;
      /** @description Where the text identifies the applicant; empty when that is covered. */
      personal: components['schemas']['TextSpans'];
      extraction: components['schemas']['ResumeExtraction'];
      score: components['schemas']['ExplainedScore'];
      rubric: components['schemas']['Rubric'];
      /** @description Which engine answered. */
      engine: string;
      /** @description What the score does not count and why, in sentences; often empty. */
      limits: string[];
    };
    ChatEngine: {
      engine: string;
    };
    NewChatQuestion: {
      /**
       * Format: uuid
       * @description Generated for this question.
       */
      key: string;
      /** @description Null for a new chat. */
      chat_id: string | null;
      /** @description The turn that it follows; null at the beginning of the chat, or of a branch that starts there. */
      parent_id: string | null;
      /** @description The turn that is asked again, or reworded, as a branch beside it. `parent_id` is then ignored. */
      beside_id: string | null;
      question: string;
      /** @description Ids of files stored before for this question. A turn beside another keeps the files of that one. */
      attachments?: string[];
    };
    /** @description A file that a person attached to a question. */
    ChatAttachment: {
      id: string;
      name: string;
      /** @enum {string} */
      kind: 'photo' | 'pdf' | 'docx' | 'txt' | 'audio';
      /** @description Size of the stored file. */
      bytes: number;
      /** @description Of the stored file. */
      sha256: string;
    };
    ChatAttachmentUpload: {
      file: unknown;
      name: string;
    };
    TemporaryQuestion: {
      question: string;
      /** @description Earlier questions and answers on the same branch, oldest first. */
      earlier: {
        question: string;
        answer: string;
      }[];
    };
    /** @description A sentence from a care guide. */
    ChatSource: {
      guide: string;
      version: number;
      fact: string;
      title: string;
      text: string;
    };
    /** @enum {string} */
    ChatTurnKind: 'asked' | 'again' | 'edited';
    /** @enum {string|null} */
    ChatTurnFailure:
      | 'unreachable'
      | 'too-slow'
      | 'busy'
      | 'refused'
      | 'unreadable'
      | 'cut-off'
      | 'interrupted'
      | 'failed'
      | null;
    ChatTurn: {
      id: string;
      /** @description The turn that it follows; null at the beginning of the chat. */
      parent: string | null;
      kind: components['schemas']['ChatTurnKind'];
      question: string;
      attachments: components['schemas']['ChatAttachment'][];
      /** @enum {string} */
      state: 'answering' | 'answered' | 'stopped' | 'failed';
      engine: string | null;
      /** @description Markdown. */
      answer: string;
      sources: components['schemas']['ChatSource'][];
      failure: components['schemas']['ChatTurnFailure'];
      /** Format: date-time */
      asked_at: string;
      /** Format: date-time */
      ended_at: string | null;
    };
    AskedChatQuestion: {
      chat_id: string;
      turn: components['schemas']['ChatTurn'];
    };
    Chat: {
      id: string;
      title: string;
      pinned: boolean;
      /** @description In the order in which they were asked. */
      turns: components['schemas']['ChatTurn'][];
    };
    ChangedChat: {
      title: string;
      pinned: boolean;
    };
    ListedChat: {
      id: string;
      title: string;
      pinned: boolean;
      /**
       * Format: date-time
       * @description When the last question was asked.
       */
      changed_at: string;
    };
    ChatPage: {
      chats: components['schemas']['ListedChat'][];
      total: number;
    };
    FoundChatTurn: {
      chat_id: string;
      chat_title: string;
      turn: components['schemas']['ChatTurn'];
    };
    FoundChatTurns: {
      turns: components['schemas']['FoundChatTurn'][];
      /** @description How many were found, counted only as far as the first multiple of 1,000 after this page. */
      total: number;
      /** @description Whether there are more than `total`. */
      more: boolean;
      /** @description Words that were searched for in place of a mistyped one. */
      also: string[];
    };
    ChatEngines: {
      engines: string[];
    };
    FiledChatTurn: {
      id: string;
      parent: string | null;
      kind: components['schemas']['ChatTurnKind'];
      question: string;
      /** @description Descriptions only; the files are not part of an export. */
      attachments?: components['schemas']['ChatAttachment'][];
      /** @enum {string} */
      state: 'answered' | 'stopped' | 'failed';
      engine: string | null;
      answer: string;
      sources: components['schemas']['ChatSource'][];
      failure: components['schemas']['ChatTurnFailure'];
      /** Format: date-time */
      asked_at: string;
      /** Format: date-time */
      ended_at: string;
    };
    FiledChat: {
      /**
       * Format: uuid
       * @description Generated for this chat of this file.
       */
      key: string;
      title: string;
      pinned: boolean;
      /** @description In the order in which they were asked. */
      turns: components['schemas']['FiledChatTurn'][];
    };
    ImportedChat: {
      chat_id: string;
    };
    ChatTrees: {
      chats: components['schemas']['Chat'][];
      total: number;
    };
  };
  responses: {
    /** @description The updated job */
    Job: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Job'];
      };
    };
    /** @description Refused, with a reason for people to read */
    Refused: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Refusal'];
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
        'application/json': components['schemas']['Refusal'];
      };
    };
    /** @description The installation has no room for more files */
    Full: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Refusal'];
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
        'application/json': components['schemas']['Refusal'];
      };
    };
    /** @description What is wrong, field by field */
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
    /** @description A part of any of its texts, ignoring case. */
    search: string;
    skip: number;
    limit: number;
    job_id: string;
    chat_id: string;
    /** @description Words and "phrases"; empty for everything. */
    chat_search: string;
    /** @description Asked at this instant or later. */
    asked_from: string;
    /** @description Asked before this instant. */
    asked_to: string;
    /** @description The engine's own name. */
    engine: string;
    in_chat: string;
    turn_id: string;
    resume_id: string;
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
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
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
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
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
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
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
      /** @description The updated account */
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
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
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
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  listUsers: {
    parameters: {
      query?: {
        /** @description A part of any of its texts, ignoring case. */
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
      /** @description One page of the matching accounts */
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
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  listTodos: {
    parameters: {
      query?: {
        /** @description A part of any of its texts, ignoring case. */
        search?: components['parameters']['search'];
        /** @description Only todos that are done, or only those that are not. */
        complete?: boolean;
        /** @description Newest first, highest priority first, or by title. */
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
      /** @description One page of the matching todos */
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
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
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
        'application/json': components['schemas']['NewTodo'];
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
      409: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
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
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
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
      /** @description The updated todo */
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
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
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
      /** @description The todo is deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Refused'];
      404: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  listMyJobs: {
    parameters: {
      query?: {
        /** @description A part of any of its texts, ignoring case. */
        search?: components['parameters']['search'];
        status?: components['schemas']['JobStatus'];
        /** @description A leading dash means descending. */
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
      /** @description One page of the matching jobs */
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
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
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
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
    };
  };
  getApplicantsOverTime: {
    parameters: {
      query?: {
        /** @description A part of any of its texts, ignoring case. */
        search?: components['parameters']['search'];
        status?: components['schemas']['JobStatus'];
        /** @description The IANA time zone in which days begin at midnight. */
        time_zone?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The figures */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApplicantsOverTime'];
        };
      };
      401: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
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
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
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
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
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
      /** @description The job is deleted. */
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
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
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
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
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
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
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
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
    };
  };
  listOpenJobs: {
    parameters: {
      query?: {
        /** @description A part of any of its texts, ignoring case. */
        search?: components['parameters']['search'];
        level?: components['schemas']['ExperienceLevel'];
        /** @description Only remote jobs, or only jobs on site. */
        remote?: boolean;
        /** @description A part of the place, or of the country's English name. */
        location?: string;
        /** @description Only jobs whose stated pay reaches this amount, in `currency`. */
        min_salary_cents?: number;
        currency?: components['schemas']['Currency'];
        /** @description A leading dash means descending. */
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
      /** @description One page of the matching jobs */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpenJobList'];
        };
      };
      422: components['responses']['Invalid'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
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
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
    };
  };
  uploadResume: {
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
        'multipart/form-data': components['schemas']['ResumeUpload'];
      };
    };
    responses: {
      /** @description It was sent before */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReceivedResume'];
        };
      };
      /** @description Received and queued for screening */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReceivedResume'];
        };
      };
      400: components['responses']['Refused'];
      401: components['responses']['Refused'];
      404: components['responses']['Refused'];
      409: components['responses']['Refused'];
      413: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
      507: components['responses']['Full'];
    };
  };
  addResumes: {
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
        'multipart/form-data': components['schemas']['AddedFile'];
      };
    };
    responses: {
      /** @description The outcome for each file */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AddedFiles'];
        };
      };
      400: components['responses']['Refused'];
      401: components['responses']['Refused'];
      404: components['responses']['Refused'];
      409: components['responses']['Refused'];
      413: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
      507: components['responses']['Full'];
    };
  };
  listAddedResumes: {
    parameters: {
      query?: {
        /** @description Hides everything that identifies applicants. */
        blind?: boolean;
      };
      header?: never;
      path: {
        batch_id: components['schemas']['BatchId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All of them, in the order of arrival */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AddedResumes'];
        };
      };
      401: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
    };
  };
  getImpact: {
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
      /** @description The groups */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ImpactTable'];
        };
      };
      401: components['responses']['Refused'];
      404: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
    };
  };
  listMyResumes: {
    parameters: {
      query?: {
        skip?: components['parameters']['skip'];
        limit?: components['parameters']['limit'];
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
          'application/json': components['schemas']['OwnResumeList'];
        };
      };
      401: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
    };
  };
  eraseByReceipt: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Receipt'];
      };
    };
    responses: {
      /** @description The file, its text and all personal data are erased; a repeated request returns the same receipt */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErasureReceipt'];
        };
      };
      404: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
    };
  };
  lookUpApplication: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ApplicationKey'];
      };
    };
    responses: {
      /** @description Its status, what was read from the résumé, and the score with its reasons */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Application'];
        };
      };
      401: components['responses']['Refused'];
      404: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
    };
  };
  copyApplication: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ApplicationKey'];
      };
    };
    responses: {
      /** @description The application, its messages, and what the employer wrote about it, without who wrote it */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApplicationCopy'];
        };
      };
      401: components['responses']['Refused'];
      404: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
    };
  };
  correctReading: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Corrections'];
      };
    };
    responses: {
      /** @description The updated application; a repeated request returns the same */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Application'];
        };
      };
      401: components['responses']['Refused'];
      404: components['responses']['Refused'];
      409: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
    };
  };
  withdrawApplication: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ApplicationKey'];
      };
    };
    responses: {
      /** @description The updated application; a repeated request returns the same */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Application'];
        };
      };
      401: components['responses']['Refused'];
      404: components['responses']['Refused'];
      409: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
    };
  };
  eraseResume: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        resume_id: components['parameters']['resume_id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file, its text and all personal data are erased; a repeated request returns the same receipt */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErasureReceipt'];
        };
      };
      401: components['responses']['Refused'];
      404: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
    };
  };
  getErasureReceipt: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        resume_id: components['parameters']['resume_id'];
      };
      cookie?: never;
    };
    requestBody?: never;
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
      401: components['responses']['Refused'];
      404: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
    };
  };
  downloadResume: {
    parameters: {
      query?: {
        blind?: boolean;
      };
      header?: never;
      path: {
        resume_id: components['parameters']['resume_id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/pdf': unknown;
          'application/vnd.openxmlformats-officedocument.wordprocessingml.document': unknown;
          'text/plain': unknown;
        };
      };
      401: components['responses']['Refused'];
      404: components['responses']['Refused'];
      409: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
    };
  };
  listScreenings: {
    parameters: {
      query?: {
        /** @description A part of any of its texts, ignoring case. */
        search?: components['parameters']['search'];
        job_id?: string;
        status?: components['schemas']['ScreeningStatus'];
        min_score?: number;
        /** @description Only these résumés, up to 100, separated by commas. */
        ids?: string;
        /** @description Whether each row has what the applicant corrected. */
        corrections?: boolean;
        /** @description Hides everything that identifies applicants. */
        blind?: boolean;
        /** @description A leading dash means descending. With `blind`, nothing is sorted by name. */
        sort?: '-total' | 'total' | '-received_at' | 'received_at' | 'name' | '-name';
        skip?: components['parameters']['skip'];
        limit?: components['parameters']['limit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of the matching résumés */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ScreeningList'];
        };
      };
      401: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
    };
  };
  getScreeningFigures: {
    parameters: {
      query?: {
        /** @description A part of any of its texts, ignoring case. */
        search?: components['parameters']['search'];
        job_id?: string;
        status?: components['schemas']['ScreeningStatus'];
        min_score?: number;
        /** @description Names are not searched. */
        blind?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The figures */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ScreeningFigures'];
        };
      };
      401: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
    };
  };
  decideOnResumes: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkDecision'];
      };
    };
    responses: {
      /** @description The outcome for each, in the order of the request */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DecidedResumes'];
        };
      };
      401: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
    };
  };
  messageApplicants: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewMessage'];
      };
    };
    responses: {
      /** @description The outcome for each, in the order of the request */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MessagedResumes'];
        };
      };
      401: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
    };
  };
  getMessageTemplates: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The templates; the first ones that everybody has until they are saved */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MessageTemplates'];
        };
      };
      401: components['responses']['Refused'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
    };
  };
  saveMessageTemplates: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangedMessageTemplates'];
      };
    };
    responses: {
      /** @description The templates as saved */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MessageTemplates'];
        };
      };
      401: components['responses']['Refused'];
      409: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
    };
  };
  getRetentionRule: {
    parameters: {
      query?: {
        /** @description Counts what this rule would erase now, instead of the current one. */
        months?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The rule */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RetentionRule'];
        };
      };
      401: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
    };
  };
  saveRetentionRule: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangedRetentionRule'];
      };
    };
    responses: {
      /** @description The rule as saved; what is due is erased within minutes */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RetentionRule'];
        };
      };
      401: components['responses']['Refused'];
      409: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
    };
  };
  followScreenings: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The events */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/event-stream': unknown;
        };
      };
      401: components['responses']['Refused'];
      406: components['responses']['Refused'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
    };
  };
  listOutdatedScores: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The jobs with outdated scores, by title */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OutdatedScores'];
        };
      };
      401: components['responses']['Refused'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
    };
  };
  rescoreJob: {
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
      /** @description They are queued for scoring */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Rescoring'];
        };
      };
      401: components['responses']['Refused'];
      404: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
    };
  };
  getScreening: {
    parameters: {
      query?: {
        /** @description Hides everything that identifies applicants. */
        blind?: boolean;
      };
      header?: never;
      path: {
        resume_id: components['parameters']['resume_id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The screening */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Screening'];
        };
      };
      401: components['responses']['Refused'];
      404: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
    };
  };
  shortlistResume: {
    parameters: {
      query?: {
        /** @description Hides everything that identifies applicants. */
        blind?: boolean;
      };
      header?: never;
      path: {
        resume_id: components['parameters']['resume_id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Shortlisting'];
      };
    };
    responses: {
      /** @description The updated screening */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Screening'];
        };
      };
      401: components['responses']['Refused'];
      404: components['responses']['Refused'];
      409: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
    };
  };
  rejectResume: {
    parameters: {
      query?: {
        /** @description Hides everything that identifies applicants. */
        blind?: boolean;
      };
      header?: never;
      path: {
        resume_id: components['parameters']['resume_id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Rejection'];
      };
    };
    responses: {
      /** @description The updated screening */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Screening'];
        };
      };
      401: components['responses']['Refused'];
      404: components['responses']['Refused'];
      409: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
    };
  };
  takeDecisionBack: {
    parameters: {
      query?: {
        /** @description Hides everything that identifies applicants. */
        blind?: boolean;
      };
      header?: never;
      path: {
        resume_id: components['parameters']['resume_id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AtVersion'];
      };
    };
    responses: {
      /** @description The updated screening */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Screening'];
        };
      };
      401: components['responses']['Refused'];
      404: components['responses']['Refused'];
      409: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
    };
  };
  retryScreening: {
    parameters: {
      query?: {
        /** @description Hides everything that identifies applicants. */
        blind?: boolean;
      };
      header?: never;
      path: {
        resume_id: components['parameters']['resume_id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AtVersion'];
      };
    };
    responses: {
      /** @description The updated screening */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Screening'];
        };
      };
      401: components['responses']['Refused'];
      404: components['responses']['Refused'];
      409: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
    };
  };
  rescoreResume: {
    parameters: {
      query?: {
        /** @description Hides everything that identifies applicants. */
        blind?: boolean;
      };
      header?: never;
      path: {
        resume_id: components['parameters']['resume_id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AtVersion'];
      };
    };
    responses: {
      /** @description The updated screening */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Screening'];
        };
      };
      401: components['responses']['Refused'];
      404: components['responses']['Refused'];
      409: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
    };
  };
  reviewResume: {
    parameters: {
      query?: {
        /** @description Hides everything that identifies applicants. */
        blind?: boolean;
      };
      header?: never;
      path: {
        resume_id: components['parameters']['resume_id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewReview'];
      };
    };
    responses: {
      /** @description The updated screening */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Screening'];
        };
      };
      401: components['responses']['Refused'];
      404: components['responses']['Refused'];
      409: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
    };
  };
  removeReview: {
    parameters: {
      query?: {
        /** @description Hides everything that identifies applicants. */
        blind?: boolean;
      };
      header?: never;
      path: {
        resume_id: components['parameters']['resume_id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReviewKey'];
      };
    };
    responses: {
      /** @description The updated screening */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Screening'];
        };
      };
      401: components['responses']['Refused'];
      403: components['responses']['Refused'];
      404: components['responses']['Refused'];
      409: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
    };
  };
  setApplicantGroup: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        resume_id: components['parameters']['resume_id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ApplicantGroup'];
      };
    };
    responses: {
      /** @description The group is saved. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Refused'];
      404: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
    };
  };
  matchResumes: {
    parameters: {
      query?: {
        limit?: components['parameters']['limit'];
        /** @description Hides everything that identifies applicants. */
        blind?: boolean;
      };
      header?: never;
      path: {
        job_id: components['parameters']['job_id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Best match first */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ResumeMatches'];
        };
      };
      401: components['responses']['Refused'];
      404: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
    };
  };
  matchJobs: {
    parameters: {
      query?: {
        limit?: components['parameters']['limit'];
      };
      header?: never;
      path: {
        resume_id: components['parameters']['resume_id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Best match first */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JobMatches'];
        };
      };
      401: components['responses']['Refused'];
      404: components['responses']['Refused'];
      409: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
    };
  };
  describeHrAgent: {
    parameters: {
      query?: {
        /** @description Whether its examples refer to applicants by résumé code. */
        blind?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The engine and the kinds of questions */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['HrAgent'];
        };
      };
      401: components['responses']['Refused'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
    };
  };
  askHrAgent: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['HrQuestion'];
      };
    };
    responses: {
      /** @description The events */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/event-stream': unknown;
        };
      };
      400: components['responses']['Refused'];
      401: components['responses']['Refused'];
      406: components['responses']['Refused'];
      413: components['responses']['Refused'];
      415: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
    };
  };
  analyseResume: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['ResumeToAnalyse'];
      };
    };
    responses: {
      /** @description The extracted data and the score */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ResumeAnalysis'];
        };
      };
      400: components['responses']['Refused'];
      401: components['responses']['Refused'];
      404: components['responses']['Refused'];
      413: components['responses']['Refused'];
      415: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
    };
  };
  attachToChat: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['ChatAttachmentUpload'];
      };
    };
    responses: {
      /** @description It is stored */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChatAttachment'];
        };
      };
      400: components['responses']['Refused'];
      401: components['responses']['Refused'];
      409: components['responses']['Refused'];
      413: components['responses']['Refused'];
      415: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
      507: components['responses']['Full'];
    };
  };
  readChatAttachment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        attachment_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': unknown;
        };
      };
      401: components['responses']['Refused'];
      404: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
    };
  };
  describeChat: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The engine */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChatEngine'];
        };
      };
      401: components['responses']['Refused'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
    };
  };
  listChats: {
    parameters: {
      query?: {
        /** @description A part of any of its texts, ignoring case. */
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
      /** @description One page of them */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChatPage'];
        };
      };
      401: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
    };
  };
  askChat: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewChatQuestion'];
      };
    };
    responses: {
      /** @description The turn, which is being answered */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AskedChatQuestion'];
        };
      };
      400: components['responses']['Refused'];
      401: components['responses']['Refused'];
      404: components['responses']['Refused'];
      409: components['responses']['Refused'];
      413: components['responses']['Refused'];
      415: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
    };
  };
  eraseChats: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description They are erased */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
    };
  };
  getChat: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        chat_id: components['parameters']['chat_id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The chat */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Chat'];
        };
      };
      401: components['responses']['Refused'];
      404: components['responses']['Refused'];
      410: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
    };
  };
  changeChat: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        chat_id: components['parameters']['chat_id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangedChat'];
      };
    };
    responses: {
      /** @description The updated chat */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Chat'];
        };
      };
      400: components['responses']['Refused'];
      401: components['responses']['Refused'];
      404: components['responses']['Refused'];
      409: components['responses']['Refused'];
      413: components['responses']['Refused'];
      415: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
    };
  };
  deleteChat: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        chat_id: components['parameters']['chat_id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is deleted */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Refused'];
      404: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
    };
  };
  restoreChat: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        chat_id: components['parameters']['chat_id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The chat */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Chat'];
        };
      };
      401: components['responses']['Refused'];
      404: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
    };
  };
  followChatTurn: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        chat_id: components['parameters']['chat_id'];
        turn_id: components['parameters']['turn_id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The events */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/event-stream': unknown;
        };
      };
      401: components['responses']['Refused'];
      404: components['responses']['Refused'];
      406: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
    };
  };
  stopChatTurn: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        chat_id: components['parameters']['chat_id'];
        turn_id: components['parameters']['turn_id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The turn as it ended */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChatTurn'];
        };
      };
      401: components['responses']['Refused'];
      404: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
    };
  };
  askTemporarily: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TemporaryQuestion'];
      };
    };
    responses: {
      /** @description The events */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/event-stream': unknown;
        };
      };
      400: components['responses']['Refused'];
      401: components['responses']['Refused'];
      406: components['responses']['Refused'];
      413: components['responses']['Refused'];
      415: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
    };
  };
  searchChatTurns: {
    parameters: {
      query?: {
        /** @description Words and "phrases"; empty for everything. */
        search?: components['parameters']['chat_search'];
        /** @description Asked at this instant or later. */
        from?: components['parameters']['asked_from'];
        /** @description Asked before this instant. */
        to?: components['parameters']['asked_to'];
        /** @description The engine's own name. */
        engine?: components['parameters']['engine'];
        chat_id?: components['parameters']['in_chat'];
        sort?: '-asked_at' | 'asked_at';
        skip?: components['parameters']['skip'];
        limit?: components['parameters']['limit'];
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
          'application/json': components['schemas']['FoundChatTurns'];
        };
      };
      401: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
    };
  };
  listChatEngines: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Their names */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChatEngines'];
        };
      };
      401: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
    };
  };
  exportChats: {
    parameters: {
      query?: {
        /** @description Words and "phrases"; empty for everything. */
        search?: components['parameters']['chat_search'];
        /** @description Asked at this instant or later. */
        from?: components['parameters']['asked_from'];
        /** @description Asked before this instant. */
        to?: components['parameters']['asked_to'];
        /** @description The engine's own name. */
        engine?: components['parameters']['engine'];
        chat_id?: components['parameters']['in_chat'];
        skip?: components['parameters']['skip'];
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of them, oldest first; shorter than `limit` where chats are large */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChatTrees'];
        };
      };
      401: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
    };
  };
  importChat: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['FiledChat'];
      };
    };
    responses: {
      /** @description The imported chat */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ImportedChat'];
        };
      };
      400: components['responses']['Refused'];
      401: components['responses']['Refused'];
      409: components['responses']['Refused'];
      413: components['responses']['Refused'];
      415: components['responses']['Refused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooOften'];
      501: components['responses']['Refused'];
      503: components['responses']['Busy'];
    };
  };
}
