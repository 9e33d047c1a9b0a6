/**
 * Types of the contract openapi/node.yaml.
 * Written by `npm run generate`, never by hand.
 */
export interface paths {
  '/products': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The marketplace
     * @description Public products of all sellers that are not hidden. The text is searched for in title and description.
     */
    get: operations['listProducts'];
    put?: never;
    /**
     * Offer a product
     * @description Its pictures are the seller's own uploads; with `postId` the picture of that own post comes first. A repeated
     *     `key` returns the product that the first request made.
     */
    post: operations['createProduct'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/products/mine': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The products of the signed-in merchant */
    get: operations['listMyProducts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/products/shared': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Private products that merchants share with the signed-in person */
    get: operations['listSharedProducts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/products/{productId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        productId: components['parameters']['productId'];
      };
      cookie?: never;
    };
    /**
     * One product
     * @description Anybody may see a public product. A private one is visible to its seller, admins and the clients named for it; a
     *     hidden one to its seller and admins. Everybody else gets 404.
     */
    get: operations['getProduct'];
    /**
     * Change a product
     * @description For its seller and admins. `version` is the one that was read: 409 `changed-meanwhile` if somebody else has
     *     changed it since.
     */
    put: operations['updateProduct'];
    post?: never;
    /**
     * Delete a product
     * @description For its seller and admins. Transactions keep a record of what was bought.
     */
    delete: operations['deleteProduct'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/products/{productId}/own': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        productId: components['parameters']['productId'];
      };
      cookie?: never;
    };
    /** One product with everything that its seller may change */
    get: operations['getOwnProduct'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/products/{productId}/hidden': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        productId: components['parameters']['productId'];
      };
      cookie?: never;
    };
    get?: never;
    /** Hide a product, or show it again */
    put: operations['setProductHidden'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/products/{productId}/clients': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        productId: components['parameters']['productId'];
      };
      cookie?: never;
    };
    get?: never;
    /**
     * Set the clients who may see a private product
     * @description Replaces the whole list; those left out lose access immediately. Everyone in the list must be a client of the
     *     seller. People who stop being clients lose access at once.
     */
    put: operations['setProductClients'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/products/{productId}/quote-requests': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        productId: components['parameters']['productId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ask the seller for a price
     * @description For a product whose price is 0. The seller answers with a transaction, usually a draft for the buyer to place. A
     *     repeated `key` creates no second request.
     */
    post: operations['askForQuote'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/quote-requests': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Pending quote requests for the signed-in merchant */
    get: operations['listQuoteRequests'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/quote-requests/{quoteRequestId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        quoteRequestId: components['parameters']['quoteRequestId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Dismiss a quote request
     * @description For the seller, the person who asked, and admins.
     */
    delete: operations['deleteQuoteRequest'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/pictures': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Upload a picture
     * @description The body is the picture itself, up to 15 MB, of at most 50 million pixels; its type is detected from the
     *     content. It is turned upright, scaled to fit 1600 pixels, and stripped of all metadata.
     *     A picture that no post and no product uses within a day is removed; at most 50 can be unused at a time (409
     *     `too-many`).
     *     A repeated `Idempotency-Key` with the same picture returns the answer of the first request; with another picture
     *     it is refused with 409 `key-reused`.
     */
    post: operations['uploadPicture'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/uploads/{uploadId}/complete': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Turn an upload into a medium
     * @description For use when all pieces have arrived (`/uploads`, tus 1.0.0). The bytes are compared with `sha256`, the kind is
     *     detected from the content, and the stored files are newly encoded: a photo in three sizes, a recording with its
     *     duration and an index.
     *     Place, camera and other tags are removed unless `keepTags` is set. A repeated request returns the first result;
     *     with another body it is refused with 409 `key-reused`. It may take tens of seconds.
     *     409 `unfinished`: pieces are missing. 409 `other-bytes` and 415 `other-kind`, `heic`, `not-an-image`,
     *     `not-a-recording`: the upload is discarded.
     */
    post: operations['completeUpload'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/media/limits': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How much may be uploaded */
    get: operations['getMediaLimits'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/media/{mediumId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The medium made from an upload
     * @description For its owner and admins. A medium that no post uses within a day is removed.
     */
    get: operations['getMedium'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/posts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Photos, videos and sounds */
    get: operations['listPosts'];
    put?: never;
    /**
     * Publish a photo, video or sound
     * @description From either a medium (`mediumId`) or a separately uploaded picture (`pictureId`). Each makes only one post: a
     *     repeated request returns the existing post (409 `picture-used` if it was published with different contents).
     */
    post: operations['createPost'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/posts/{postId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        postId: components['parameters']['postId'];
      };
      cookie?: never;
    };
    /**
     * One post
     * @description Anybody may see a public post; its owner and admins may see every one. With visibility `clients` it is shared
     *     between a merchant and an accepted client, whichever of them owns it.
     */
    get: operations['getPost'];
    /**
     * Change the caption or visibility of a post
     * @description `version` is the one that was read: 409 `changed-meanwhile` if another tab or an admin has changed it since.
     */
    put: operations['updatePost'];
    post?: never;
    /**
     * Delete a post
     * @description For its owner and admins. It can be restored for a while; then its files are removed. An owner cannot restore a
     *     post that an admin deleted. A product made from it keeps the picture.
     */
    delete: operations['deletePost'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/posts/{postId}/files/{name}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A file of a post
     * @description For anyone who may see the post: with the token, or with the ticket in the addresses that are returned with a
     *     post. A ticket expires 12 to 24 hours after it was issued.
     *     Range requests are supported (`Range`: 206, 416); `If-None-Match` and `If-Range` take the ETag.
     */
    get: operations['getPostFile'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/posts/{postId}/restore': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        postId: components['parameters']['postId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Restore a deleted post
     * @description Within `undoMs` of `/media/limits`, for admins, and for its owner unless an admin deleted it. A post that is not
     *     deleted does not change.
     */
    post: operations['restorePost'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/posts/{postId}/report': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        postId: components['parameters']['postId'];
      };
      cookie?: never;
    };
    /**
     * One's own report of a post
     * @description It is removed once an admin has answered it.
     */
    get: operations['getOwnReport'];
    /**
     * Report a post to admins
     * @description For anyone who may see it, except its owner (409 `own-post`). A new report replaces the earlier one.
     */
    put: operations['reportPost'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/posts/{postId}/reports': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        postId: components['parameters']['postId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Dismiss the reports of a post */
    delete: operations['dismissReports'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/posts/{postId}/takedown': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        postId: components['parameters']['postId'];
      };
      cookie?: never;
    };
    get?: never;
    /**
     * Take a post down
     * @description From now on, only admins and its owner can see it; the owner is told the reason.
     */
    put: operations['takePostDown'];
    post?: never;
    /** Undo the takedown of a post */
    delete: operations['putPostBack'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/posts/{postId}/pair': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        postId: components['parameters']['postId'];
      };
      cookie?: never;
    };
    get?: never;
    /**
     * Pair two of one's own photos as before and after
     * @description Repeating it with the other side swaps the two. For the owner only.
     *     409 `same-post`, `not-a-photo`, or `already-paired`: one of them is paired with a third photo.
     */
    put: operations['pairPosts'];
    post?: never;
    /**
     * Unpair a photo
     * @description For the owner only. Both photos are kept.
     */
    delete: operations['unpairPosts'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/reported-posts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Posts that were reported or taken down
     * @description The latest report or takedown comes first.
     */
    get: operations['listReportedPosts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/posts/{postId}/comments': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        postId: components['parameters']['postId'];
      };
      cookie?: never;
    };
    /**
     * The comments on a post
     * @description For anyone who may see the post, oldest first.
     */
    get: operations['listComments'];
    put?: never;
    /**
     * Comment on a post, or reply to a comment
     * @description For anyone who may see the post. A repeated `key` returns the comment that the first request made. 409
     *     `deleted`: the comment to reply to is deleted.
     */
    post: operations['addComment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/posts/{postId}/comments/news': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        postId: components['parameters']['postId'];
      };
      cookie?: never;
    };
    /**
     * Follow changes to the comments on a post, live
     * @description Server-sent events for anyone who may see the post, as long as they may: each tells the client to reload, and
     *     nothing else. The stream ends after some minutes, and with `session-over` once the token has expired or the
     *     session has ended.
     */
    get: operations['followComments'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/posts/{postId}/comments/read': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        postId: components['parameters']['postId'];
      };
      cookie?: never;
    };
    get?: never;
    /**
     * Save how far one has read the comments on a post
     * @description It never moves back. Notices about comments up to this time are marked as read, too.
     */
    put: operations['readComments'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/posts/{postId}/transcript': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        postId: components['parameters']['postId'];
      };
      cookie?: never;
    };
    /**
     * The transcript of a video or sound
     * @description For anyone who may see the post. Players get the same as WebVTT, at the address in `captions` of the recording.
     */
    get: operations['getTranscript'];
    /**
     * Write the transcript of one's own video or sound
     * @description It replaces the existing one. The lines are in order of time; a line without an end lasts until the next one.
     *     409 `no-recording`: the post is a photo.
     */
    put: operations['saveTranscript'];
    post?: never;
    /**
     * Remove the captions of a post
     * @description For its owner and admins. They can be restored for a while.
     */
    delete: operations['deleteTranscript'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/posts/{postId}/transcript/restore': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        postId: components['parameters']['postId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Restore removed captions
     * @description Within `undoMs` of `/media/limits`, for admins, and for the owner of the post unless an admin removed them.
     *     Captions that are not removed do not change.
     */
    post: operations['restoreTranscript'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/transcriptions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The model that transcribes speech */
    get: operations['getSpeechEngine'];
    put?: never;
    /**
     * Have a model transcribe speech
     * @description The body is the recording itself (WebM, Ogg, MP4, MP3, WAV or FLAC, up to 25 MB); its type is detected from the
     *     content. It is sent to the model that this installation configures; nothing of it is stored here. It may take
     *     minutes.
     *     409 `no-engine`: no model is configured. 503 `ai-…`: the model failed to answer properly.
     */
    post: operations['transcribe'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/notices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Comments that concern the signed-in person
     * @description Those that mention or answer the person, or are about their posts, as long as they may see the post. Newest
     *     first.
     */
    get: operations['listNotices'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/notices/read': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Mark notices as read
     * @description All, those up to a time, the one about a comment, or those about an order.
     */
    put: operations['readNotices'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/comments/{commentId}/thread': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        commentId: components['parameters']['commentId'];
      };
      cookie?: never;
    };
    /**
     * The thread around a comment
     * @description The comments it replies to, up to the post, the comment itself, and all replies to it; 500 at most.
     */
    get: operations['getThread'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/comments/{commentId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        commentId: components['parameters']['commentId'];
      };
      cookie?: never;
    };
    get?: never;
    /**
     * Edit one's own comment
     * @description The earlier text stays with the comment, for its author, the owner of the post and admins.
     */
    put: operations['editComment'];
    post?: never;
    /**
     * Delete a comment
     * @description For its author, the owner of the post and admins. Its text is no longer shown; its place is kept while it has
     *     replies.
     *     Within `undoMs` of `/media/limits` its author can restore it, or an admin if somebody else deleted it; after
     *     that, the text is erased.
     */
    delete: operations['deleteComment'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/comments/{commentId}/restore': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        commentId: components['parameters']['commentId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Restore a deleted comment
     * @description Within `undoMs` of `/media/limits`: for its author or, if somebody else deleted it, for admins. A comment that
     *     is not deleted does not change.
     */
    post: operations['restoreComment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/cart/review': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The current prices of the lines of a cart, and which of them can be bought
     * @description Changes nothing and reserves nothing.
     */
    post: operations['reviewCart'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/checkouts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Buy what is in the cart
     * @description All of it or nothing. A repeated `key` with the same content returns the answer of the first request and buys
     *     nothing more, however late it comes; with other content it is refused with 409 `key-reused`.
     *     409 `cart-changed` if a price, a stock or a product differs from the request: review the cart, show what
     *     changed, and send it again with a new key.
     *     401 `other-buyer` if `buyer` is not the signed-in person: an order that was waiting to be sent must not be
     *     placed in somebody else's name.
     */
    post: operations['checkout'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/transactions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** All transactions of all people */
    get: operations['listAllTransactions'];
    put?: never;
    /**
     * Write a transaction by hand
     * @description The signed-in merchant is the seller. A buyer is linked only if they are a client of that merchant, or asked for
     *     the quote that this transaction answers; otherwise only the contact is stored. It stays a draft, or is placed at
     *     once.
     *     A repeated `key` returns the transaction that the first request made; with other content it is refused with 409
     *     `key-reused`.
     */
    post: operations['createTransaction'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/transactions/bought': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What the signed-in person bought */
    get: operations['listMyTransactions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/transactions/sold': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What the signed-in merchant sold */
    get: operations['listMerchantTransactions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/transactions/sold/figures': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Sales of the signed-in merchant by week, month, product and client
     * @description Covers unpaid and paid transactions that match the filters.
     */
    get: operations['getSalesFigures'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/transactions/unpaid': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What the signed-in person owes */
    get: operations['listUnpaidTransactions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/transactions/unpaid/ages': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What the signed-in person owes, by age of the order */
    get: operations['getUnpaidAges'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/transactions/by-phone': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Transactions for a phone number
     * @description One's own, as buyer or seller; for admins, anybody's. A phone number is personal data, so it is sent in the body
     *     and not in the address.
     */
    post: operations['findTransactionsByPhone'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/transactions/last-details': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The contact last used with a phone number
     * @description Searches the sales of the signed-in merchant; for admins, everybody's.
     */
    post: operations['getLastDetails'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/transactions/{number}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the transaction. */
        number: components['parameters']['number'];
      };
      cookie?: never;
    };
    /**
     * One transaction with its history
     * @description For its buyer, its seller and admins. Everybody else gets 404.
     */
    get: operations['getTransaction'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/transactions/{number}/details': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the transaction. */
        number: components['parameters']['number'];
      };
      cookie?: never;
    };
    get?: never;
    /** Change contact, payment method and note */
    put: operations['editTransaction'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/transactions/{number}/quantities': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the transaction. */
        number: components['parameters']['number'];
      };
      cookie?: never;
    };
    get?: never;
    /**
     * Change quantities
     * @description Lines that are not listed stay unchanged; 0 removes a line, but the last one stays. The stock is adjusted.
     *     Additional pieces cost today's price: 409 `price-changed` unless it is the line's price, or was accepted as
     *     `moreCents`;
     *     409 `not-offered` for a product that has since been hidden or deleted.
     */
    put: operations['editQuantities'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/transactions/{number}/place': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the transaction. */
        number: components['parameters']['number'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Place a draft
     * @description From now on it is owed, and its pieces are taken from stock.
     *     A command that the current state does not allow is refused with a specific reason; 409 `changed-meanwhile` if
     *     `version` is not the current one.
     */
    post: operations['placeTransaction'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/transactions/{number}/hold': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the transaction. */
        number: components['parameters']['number'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Hold the pieces of an unpaid order for longer
     * @description For the seller and admins: at most 90 days from now.
     */
    post: operations['extendHold'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/transactions/{number}/handover': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the transaction. */
        number: components['parameters']['number'];
      };
      cookie?: never;
    };
    get?: never;
    /**
     * Choose when it is handed over
     * @description For the buyer, the seller and admins, unless it is refunded or canceled: a future slot in the seller's hours, by
     *     the server's clock. 409 `no-hours`, `bad-slot` and `past-slot`.
     */
    put: operations['setHandover'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/transactions/{number}/ready': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the transaction. */
        number: components['parameters']['number'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Mark as ready for the buyer
     * @description For the seller and admins. A buyer with an account is notified, and also gets a mail if the server sends mails
     *     and the address is verified.
     */
    post: operations['makeReady'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/transactions/{number}/reminders': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the transaction. */
        number: components['parameters']['number'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Remind the buyer to pay
     * @description For the seller, while they are a merchant, and admins, for an unpaid order of a buyer with an account, at most once in 7 days: a fixed text,
     *     sent as a notice, and also by mail if the server sends mails and the address is verified. 409 `no-account` and
     *     `reminded-lately`.
     */
    post: operations['remindBuyer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/transactions/{number}/not-ready': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the transaction. */
        number: components['parameters']['number'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Mark as not ready after all
     * @description For the seller and admins. The buyer's notice is removed.
     */
    post: operations['takeBackReady'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/transactions/{number}/pay': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the transaction. */
        number: components['parameters']['number'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Mark as paid
     * @description For the seller and admins.
     *     A command that the current state does not allow is refused with a specific reason; 409 `changed-meanwhile` if
     *     `version` is not the current one.
     */
    post: operations['payTransaction'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/transactions/{number}/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the transaction. */
        number: components['parameters']['number'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancel
     * @description For the seller, the buyer while it is a draft or unpaid, and admins. The pieces taken from stock are returned.
     *     A command that the current state does not allow is refused with a specific reason; 409 `changed-meanwhile` if
     *     `version` is not the current one.
     */
    post: operations['cancelTransaction'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/transactions/{number}/refund': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the transaction. */
        number: components['parameters']['number'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Mark as refunded
     * @description For the seller and admins. The pieces taken from stock are returned.
     *     A command that the current state does not allow is refused with a specific reason; 409 `changed-meanwhile` if
     *     `version` is not the current one.
     */
    post: operations['refundTransaction'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/transactions/{number}/invoices': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the transaction. */
        number: components['parameters']['number'];
      };
      cookie?: never;
    };
    /**
     * The documents issued for a transaction
     * @description For its buyer, its seller and admins.
     */
    get: operations['listInvoices'];
    put?: never;
    /**
     * Issue the invoice
     * @description For the seller. Its number is the next one of the shop's year, without gaps, and the invoice never changes
     *     again. A repeated request returns the same invoice; if the order's lines have changed since, a credit note is
     *     issued for that invoice, and a new invoice for the order. A refund or cancellation issues a credit note
     *     automatically.
     *     409 `no-details` until the shop's invoice details are filled in; `nothing-owed`, `not-placed` and
     *     `unknown-rate`; `changed-meanwhile` if the transaction or the details have changed (only if an invoice would be
     *     issued); `limit-reached` if there would be more than 50 documents.
     */
    post: operations['issueInvoice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/transactions/{number}/invoices/{document}/mails': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the transaction. */
        number: components['parameters']['number'];
        document: components['schemas']['InvoiceNumber'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Mail an invoice or a credit note to its buyer
     * @description For the seller and admins. The PDF goes to the order's email address in a fixed text, at most 3 times a document,
     *     once a minute, and 50 times a day for a seller. A `reminder` needs an overdue invoice, and is sent at most once in
     *     7 days. 409 `no-mail` if the server sends none, `no-email`, `mailed-often`, `nothing-owed`, `not-due`,
     *     `reminded-lately` and `changed-meanwhile`; 503 `mail-failed`.
     */
    post: operations['mailInvoice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shops/{seller}/slots': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        seller: components['schemas']['Uid'];
      };
      cookie?: never;
    };
    /**
     * When a seller hands over orders
     * @description By the server's clock, four weeks ahead. Empty for a seller who has set no hours.
     */
    get: operations['listShopSlots'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shop-hours': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One's own shop hours */
    get: operations['getShopHours'];
    /**
     * Change one's own shop hours
     * @description 400 `bad-hours` names the field. 409 `changed-meanwhile` if `version` is not the current one. Slots already
     *     chosen do not change.
     */
    put: operations['saveShopHours'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/checkout-details': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The details that prefill one's next checkout */
    get: operations['getCheckoutDetails'];
    /**
     * Store details to prefill the next checkout
     * @description They replace the stored ones.
     */
    put: operations['keepCheckoutDetails'];
    post?: never;
    /** Delete the details that prefill the next checkout */
    delete: operations['forgetCheckoutDetails'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/saved-views': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One's own saved views of lists of transactions */
    get: operations['getSavedViews'];
    /**
     * Replace one's own saved views
     * @description `version` is the version being changed; 409 `changed-meanwhile` if it is not the current one. 400 `bad-views`
     *     names the field.
     */
    put: operations['saveSavedViews'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/invoice-details': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One's own invoice details */
    get: operations['getInvoiceDetails'];
    /**
     * Change one's own invoice details
     * @description 400 `bad-details` names the field. 404 if the logo is not one's own picture. 409 `changed-meanwhile` if
     *     `version` is not the current one. Documents already issued do not change, and keep their logo.
     */
    put: operations['saveInvoiceDetails'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/invites': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Invites sent by the signed-in merchant */
    get: operations['listSentInvites'];
    put?: never;
    /**
     * Invite a person to become a client
     * @description `to` must match exactly one person. A person has at most one pending invite, whoever sent it.
     */
    post: operations['sendInvite'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/invites/pending': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The pending invite that the signed-in person has to answer */
    get: operations['getPendingInvite'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/invites/{inviteId}/accept': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        inviteId: components['parameters']['inviteId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Accept an invite
     * @description For the invited person. From now on the merchant sees their name, email address, phone and what is shared with
     *     clients.
     */
    post: operations['acceptInvite'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/invites/{inviteId}/decline': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        inviteId: components['parameters']['inviteId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Decline an invite
     * @description For the invited person.
     */
    post: operations['declineInvite'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/invites/{inviteId}/withdraw': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        inviteId: components['parameters']['inviteId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Withdraw an invite
     * @description For the merchant who sent it, and admins.
     */
    post: operations['withdrawInvite'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/invites/{inviteId}/end': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        inviteId: components['parameters']['inviteId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * End the relation of merchant and client
     * @description For either of the two, and admins. Sharing stops immediately.
     */
    post: operations['endRelation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/my-merchant': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The merchant of whom the signed-in person is a client */
    get: operations['getMyMerchant'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/clients': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The clients of the signed-in merchant */
    get: operations['listClients'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/clients/{inviteId}/codes': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        inviteId: components['parameters']['inviteId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a one-time code for a client in the shop
     * @description When the client types it into their profile, it proves that the contact is theirs. It works once, for 10 minutes
     *     and 5 tries; a new one replaces it. 409 `no-contact`, `already-verified`, or `mail-is-sent` for an email address
     *     to which the server can send a link.
     */
    post: operations['showContactCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/my-contacts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The signed-in person's email address and phone number, and whether they are verified */
    get: operations['getMyContacts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/my-contacts/code': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Enter a code that a merchant shows
     * @description 409 `wrong-code` for every code that does not work, whatever the reason.
     */
    post: operations['redeemContactCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/clients/registrations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Clients the signed-in merchant registered */
    get: operations['listRegistrations'];
    put?: never;
    /**
     * Register a client
     * @description The link `/preSignup?activate=CODE` works once, for 7 days. The person who opens it sets a password; only this
     *     creates an account, with a pending invite from this merchant. Registering the same address again, with a new key
     *     or none, sends a new link and disables the old one; repeating the same key sends none and leaves the link
     *     unchanged.
     *     409 `has-account` if the address has an account: send an invite instead, once its owner has confirmed the
     *     address.
     */
    post: operations['registerClient'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/clients/registrations/{registrationId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        registrationId: components['parameters']['registrationId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Withdraw a registration that nobody has used */
    delete: operations['withdrawRegistration'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/activations/lookup': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Who an activation link is for
     * @description 404 `link-over` if the link was used, replaced or has expired.
     */
    post: operations['lookUpActivation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/activations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create the account that an activation link is for
     * @description 404 `link-over` if the link was used, replaced or has expired; 400 `weak-password`; 409 `has-account`.
     */
    post: operations['activate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/intakes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One's own intakes, newest first
     * @description The text is searched for in the name of the item.
     */
    get: operations['listIntakes'];
    put?: never;
    /**
     * Open an intake for an item that a client hands in
     * @description For one of one's own transactions, for one of one's own clients, or for neither. A repeated `key` returns the
     *     intake that the first request opened.
     */
    post: operations['openIntake'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/intakes/{intakeId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        intakeId: components['parameters']['intakeId'];
      };
      cookie?: never;
    };
    /** One of one's own intakes, with all its records */
    get: operations['getIntake'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/intakes/{intakeId}/changes': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        intakeId: components['parameters']['intakeId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change one of one's own intakes
     * @description Follows the rules of src/events/intake/decide.ts. A change that is already in effect does nothing.
     */
    post: operations['changeIntake'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/intakes/{intakeId}/proposals': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        intakeId: components['parameters']['intakeId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Propose marks on a photo of one of one's own intakes
     * @description Finds what differs from the item's own clean surface. Nothing is recorded: a proposal becomes a mark when it is
     *     drawn by a change of the intake. Places that have a mark are not proposed again.
     *     404 `not-found`; 409 `not-editable`, `no-such-photo`, and `too-many` if the intake has all the marks it can have.
     */
    post: operations['proposeMarks'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/intakes/{intakeId}/links': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        intakeId: components['parameters']['intakeId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a link for the client to one of one's own intakes
     * @description Each link replaces the previous one. An intake that the client has already agreed to can get a new link, too.
     *     409 `no-photos`, `closed`.
     */
    post: operations['sendIntake'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/intake-links/lookup': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The intake that a link shows
     * @description 404 `link-over` if the link was replaced, withdrawn or has expired.
     */
    post: operations['lookUpIntake'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/intake-links/answers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Agree or object by link, once
     * @description `seen` is the hash of the last record that was shown. 404 `link-over`; 409 `link-over` if the intake was already
     *     answered or can no longer be answered, and `changed-meanwhile`.
     */
    post: operations['answerIntake'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/tenants': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The directory of businesses */
    get: operations['listTenants'];
    put?: never;
    /**
     * Add a business
     * @description The signed-in person owns it. A repeated `key` returns the business that the first request added.
     */
    post: operations['addTenant'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/tenants/{tenantNumber}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the business. */
        tenantNumber: components['parameters']['tenantNumber'];
      };
      cookie?: never;
    };
    /**
     * One business with all its fields
     * @description For its owner and admins.
     */
    get: operations['getTenant'];
    /**
     * Change a business
     * @description For its owner and admins.
     */
    put: operations['updateTenant'];
    post?: never;
    /**
     * Delete a business
     * @description Its number is never reused.
     */
    delete: operations['deleteTenant'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/tenants/{tenantNumber}/page': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the business. */
        tenantNumber: components['parameters']['tenantNumber'];
      };
      cookie?: never;
    };
    /**
     * The page of a business
     * @description For everybody. Only name and city unless the business is active and its owner a merchant. What it offers is
     *     `listProducts` with its seller.
     */
    get: operations['getShopPage'];
    /**
     * Change what a business adds to its page
     * @description For its owner and admins. The cover is the caller's own upload, or the current one. 409 `changed-meanwhile` if
     *     `version` is not the current one, `no-owner` once the owner's account is gone.
     */
    put: operations['saveShopPage'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/tenants/{tenantNumber}/page/own': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the business. */
        tenantNumber: components['parameters']['tenantNumber'];
      };
      cookie?: never;
    };
    /**
     * What a business adds to its page, for changing it
     * @description For its owner and admins.
     */
    get: operations['getOwnShopPage'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/price-book': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The current price book */
    get: operations['getPriceBook'];
    /**
     * Save a new version of the price book
     * @description Based on `version`; 409 `changed-meanwhile` if that is no longer the newest. A book identical to the newest
     *     creates no version. Existing estimates do not change.
     */
    put: operations['savePriceBook'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/price-book/preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Preview how a change of the price book affects prices
     * @description Nothing is stored. The earlier prices are those of the newest version.
     */
    post: operations['previewPriceBook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/price-book/versions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** All versions of the price book, newest first */
    get: operations['listPriceBookVersions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/price-book/price': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The price of cleaning a bag by the price book
     * @description Nothing is stored. 409 `not-in-book` if the book has no price for this stain on this material.
     */
    get: operations['getPrice'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/estimates': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One's own estimates
     * @description The text is searched for in the name, the note, the material and the stain.
     */
    get: operations['listEstimates'];
    put?: never;
    /**
     * Save an estimate
     * @description It is computed from the newest version of the price book and stays tied to that version. A repeated `key`
     *     returns the estimate that the first request made.
     */
    post: operations['createEstimate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/estimates/{estimateId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        estimateId: components['parameters']['estimateId'];
      };
      cookie?: never;
    };
    /** One of one's own estimates */
    get: operations['getEstimate'];
    put?: never;
    post?: never;
    /**
     * Delete one of one's own estimates
     * @description It can be restored for `undoMs` of `/media/limits`.
     */
    delete: operations['deleteEstimate'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/estimates/{estimateId}/quote-requests': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        estimateId: components['parameters']['estimateId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ask one's merchant to clean a bag for about the estimated price
     * @description It appears in `/quote-requests` of one's merchant and is answered with a transaction. 409 `no-merchant` if one
     *     has no merchant, `already-asked` while the request is pending, `already-written` once there is a transaction.
     */
    post: operations['askForEstimate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/estimates/{estimateId}/restore': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        estimateId: components['parameters']['estimateId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Restore a deleted estimate
     * @description Within `undoMs` of `/media/limits`. An estimate that is not deleted does not change.
     */
    post: operations['restoreEstimate'];
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
    /** People, with their numbers of transactions */
    get: operations['listTradingUsers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/brand': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How photos of marks are compared, and with which references */
    get: operations['getBrandMeans'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/brand/checks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Compare a photo with references
     * @description The body is the photo, up to 15 MB, of at most 50 million pixels. It is not stored. A merchant's photo is
     *     compared with their own references, a client's with those of their merchant. A match means that the photo shows
     *     the same places as at least two references of one name; it does not mean that an item is genuine. Only a match
     *     uses up a trial run.
     *     409 `no-merchant`, `no-references`, `trial-used-up`. A repeated `Idempotency-Key` with the same photo returns
     *     the answer of the first request.
     */
    post: operations['checkBrand'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/brand/references': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** All of one's own references */
    get: operations['listBrandReferences'];
    put?: never;
    /**
     * Add photos under a name
     * @description The pictures must have been uploaded at `/pictures`. 409 `name-taken`; 422 naming a photo that shows too little
     *     to be distinguished from others. A repeated `key` returns what the first request made.
     */
    post: operations['createBrandReference'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/brand/references/{brandReferenceId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        brandReferenceId: components['parameters']['brandReferenceId'];
      };
      cookie?: never;
    };
    get?: never;
    /**
     * Rename one of one's own references, add and remove its photos
     * @description 409 `changed-meanwhile` if `version` is not the newest; `name-taken`. A removed photo is not kept.
     */
    put: operations['updateBrandReference'];
    post?: never;
    /**
     * Delete one of one's own references with its photos
     * @description It can be restored for `undoMs` of `/media/limits`.
     */
    delete: operations['deleteBrandReference'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/brand/references/{brandReferenceId}/restore': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        brandReferenceId: components['parameters']['brandReferenceId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Restore one of one's own deleted references
     * @description 409 `name-taken` if another one now has its name.
     */
    post: operations['restoreBrandReference'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/analyses': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One's own analyses
     * @description The text is searched for in the name and the type of the item.
     */
    get: operations['listAnalyses'];
    put?: never;
    /**
     * Start measuring two of one's own pictures
     * @description The pictures must have been uploaded at `/pictures` (422 naming the field if they are the same). 409
     *     `trial-used-up` if no trial run is left, counting those in progress.
     */
    post: operations['submitAnalysis'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/analyses/trials': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Trial runs of the signed-in person */
    get: operations['getTrials'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/analyses/progress': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Follow the progress of one's own analyses, live
     * @description Server-sent events: id, version and status of an analysis that has progressed; `again` means reload everything.
     *     The stream ends after some minutes, and with `session-over` once the token has expired or the session has ended.
     */
    get: operations['followAnalyses'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/analyses/{analysisId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        analysisId: components['parameters']['analysisId'];
      };
      cookie?: never;
    };
    /**
     * One analysis with all its numbers
     * @description For its owner and admins. A deleted analysis is shown as long as it can be restored.
     */
    get: operations['getAnalysis'];
    put?: never;
    post?: never;
    /**
     * Delete an analysis
     * @description For its owner and admins; it can be restored for 24 hours. 409 `still-working` until it has ended.
     */
    delete: operations['deleteAnalysis'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/analyses/{analysisId}/restore': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        analysisId: components['parameters']['analysisId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Restore a deleted analysis
     * @description For the person who deleted it. Repeating the request changes nothing.
     */
    post: operations['restoreAnalysis'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/analyses/{analysisId}/retry': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        analysisId: components['parameters']['analysisId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Retry a failed analysis */
    post: operations['retryAnalysis'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/analyses/{analysisId}/files/{name}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A picture of an analysis
     * @description For anyone who may see the analysis. `before-large.webp` and the like are the two photos in their sizes;
     *     `overlay-NAME.webp` is what was drawn over them.
     */
    get: operations['getAnalysisFile'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/visitor-measurements': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Measure two photos without an account
     * @description Neither the photos nor the result are stored. Limited for each network (429) and for the whole installation
     *     (503); people with an account have priority. 422 names the photo that cannot be read.
     */
    post: operations['measureForVisitor'];
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
      /** @description A stable name for programs, such as `cart-changed`. */
      reason: string;
      /** @description One or two sentences for people. */
      message: string;
      /** @description The field that caused the refusal, if there is one. */
      field?: string;
    };
    /**
     * @description A UUID, in lower case.
     * @example 3f1c1f0e-6b1c-4f7e-9a55-0d5a4e0c9b11
     */
    Id: string;
    /**
     * @description A UUID generated by the client for one intended action. Sending the same request again, because of a double
     *     click, a lost answer or a network that came back, does nothing more and returns the same answer.
     */
    Key: components['schemas']['Id'];
    /** @description Id of a person's account. */
    Uid: string;
    UserName: string;
    /**
     * @description UTC, ISO 8601, with milliseconds.
     * @example 2026-11-21T07:30:00.000Z
     */
    Time: string;
    /** @description An amount in hundredths. */
    Cents: number;
    /**
     * @description A unit price, in hundredths. 0 means that there is no price, and buyers ask for a quote.
     * @example 4500
     */
    PriceCents: number;
    Quantity: number;
    /** @description How many are left; null if they are not counted. */
    Stock: number | null;
    /** @description Counts the changes. A change names the version on which it is based, so that no other change is lost. */
    Version: number;
    /** @enum {string} */
    Category:
      'bags' | 'shoes' | 'clothing' | 'furniture' | 'car-interiors' | 'carpets' | 'care-products' | 'other';
    /** @description A person, as visible to anybody. */
    Person: {
      uid: components['schemas']['Uid'];
      userName: string;
      displayName: string;
      companyName: string;
    };
    /**
     * @description Addresses on this server that can be used as they are: they contain an unguessable key or, in a post, a ticket.
     *     They stop working when the person who received them may no longer see the picture.
     */
    Picture: {
      id: components['schemas']['Id'];
      /**
       * @description Within 1600 × 1600 pixels, WebP.
       * @example /files/pictures/3f1c1f0e-6b1c-4f7e-9a55-0d5a4e0c9b11-large.webp
       */
      url: string;
      /** @description Within 480 × 480 pixels, WebP. */
      smallUrl: string;
      /** @description Within 3200 × 3200 pixels, WebP. */
      fullUrl: string;
      placeholder: components['schemas']['Placeholder'];
      /** @description Pixels of `url`. */
      width: number;
      height: number;
    };
    /** @description One's own uploads, in display order. */
    PictureIds: components['schemas']['Id'][];
    /** @example Leather sofa deep clean */
    ProductTitle: string;
    ProductDescription: string;
    /**
     * @description `private`: only for the clients named for it.
     * @enum {string}
     */
    Visibility: 'public' | 'private';
    NewProduct: {
      key: components['schemas']['Key'];
      title: components['schemas']['ProductTitle'];
      description: components['schemas']['ProductDescription'];
      priceCents: components['schemas']['PriceCents'];
      category: components['schemas']['Category'];
      visibility: components['schemas']['Visibility'];
      stock: components['schemas']['Stock'];
      pictureIds: components['schemas']['PictureIds'];
      /** @description One's own photo post that it is made from. */
      postId: components['schemas']['Id'] | null;
    };
    ChangedProduct: {
      version: components['schemas']['Version'];
      title: components['schemas']['ProductTitle'];
      description: components['schemas']['ProductDescription'];
      priceCents: components['schemas']['PriceCents'];
      category: components['schemas']['Category'];
      visibility: components['schemas']['Visibility'];
      stock: components['schemas']['Stock'];
      pictureIds: components['schemas']['PictureIds'];
    };
    /** @description A product as a buyer sees it. */
    Product: {
      id: components['schemas']['Id'];
      title: string;
      description: string;
      priceCents: components['schemas']['PriceCents'];
      category: components['schemas']['Category'];
      visibility: components['schemas']['Visibility'];
      stock: components['schemas']['Stock'];
      pictures: components['schemas']['Picture'][];
      seller: components['schemas']['Person'];
      createdAt: components['schemas']['Time'];
      /** @description Number of the seller's page in the directory, null without one; only where one product is asked for */
      shop?: number | null;
    };
    /** @description A product as its seller sees it. */
    OwnProduct: {
      id: components['schemas']['Id'];
      version: components['schemas']['Version'];
      title: string;
      description: string;
      priceCents: components['schemas']['PriceCents'];
      category: components['schemas']['Category'];
      visibility: components['schemas']['Visibility'];
      stock: components['schemas']['Stock'];
      pictures: components['schemas']['Picture'][];
      seller: components['schemas']['Person'];
      hidden: boolean;
      postId: components['schemas']['Id'] | null;
      /** @description The clients named for it, if it is private. */
      clients: components['schemas']['Person'][];
      createdAt: components['schemas']['Time'];
      updatedAt: components['schemas']['Time'];
    };
    ProductPage: {
      products: components['schemas']['Product'][];
      total: components['schemas']['Total'];
    };
    OwnProductPage: {
      products: components['schemas']['OwnProduct'][];
      total: components['schemas']['Total'];
    };
    /** @description Total number of matches on all pages. */
    Total: number;
    Hidden: {
      hidden: boolean;
    };
    NamedClients: {
      version: components['schemas']['Version'];
      clients: components['schemas']['Uid'][];
    };
    /** @description A ThumbHash in base64, to show until the picture has loaded; null if there is none. */
    Placeholder: string | null;
    /** @enum {string} */
    PostKind: 'photo' | 'video' | 'audio';
    CompletedUpload: {
      /** @description Of the whole file, in lower-case hexadecimal. */
      sha256: string;
      /** @description Keep the metadata of picture and sound (place, time, camera). */
      keepTags: boolean;
      /** @description For a video: one of one's own pictures to show before it plays. */
      posterId: components['schemas']['Id'] | null;
    };
    Medium: {
      id: components['schemas']['Id'];
      kind: components['schemas']['PostKind'];
      /** @description MIME type of the served file. */
      type: string;
      /** @description Of the recording; 0 for a photo. */
      bytes: number;
      width: number | null;
      height: number | null;
      durationMs: number | null;
      placeholder: components['schemas']['Placeholder'];
      keptTags: boolean;
      createdAt: components['schemas']['Time'];
    };
    MediaLimits: {
      kinds: {
        photo: components['schemas']['KindLimit'];
        video: components['schemas']['KindLimit'];
        audio: components['schemas']['KindLimit'];
      };
      /** @description Of all files of this account, including uploads in progress. */
      usedBytes: number;
      maxTotalBytes: number;
      /** @description Uploads in progress at once. */
      maxUnfinished: number;
      /** @description An upload that is not complete within this time is removed. */
      unfinishedMs: number;
      /** @description The recommended size of a piece. */
      pieceBytes: number;
      /** @description How long a deleted post can be restored. */
      undoMs: number;
    };
    KindLimit: {
      maxBytes: number;
    };
    Recording: {
      /** @description An address as in `Picture`. */
      url: string;
      /** @description MIME type. */
      type: string;
      bytes: number;
      durationMs: number;
      /** @description Pixels, upright; null for sound. */
      width: number | null;
      height: number | null;
      /** @description The captions as WebVTT; null if there are none. */
      captions: components['schemas']['Captions'] | null;
      /** @description They were removed, and the caller can restore them. */
      captionsRestorable: boolean;
    };
    Captions: {
      /** @description An address as in `Picture`. */
      url: string;
      language: components['schemas']['Language'];
    };
    /** @description A BCP 47 tag, such as `en` or `pt-BR`. */
    Language: string;
    TranscriptLine: {
      startMs: number;
      /** @description null: lasts until the next line begins. */
      endMs: number | null;
      text: string;
    };
    NewTranscript: {
      language: components['schemas']['Language'];
      lines: components['schemas']['TranscriptLine'][];
    };
    Transcript: {
      language: components['schemas']['Language'];
      lines: components['schemas']['TranscriptLine'][];
      changedAt: components['schemas']['Time'];
    };
    SpeechEngine: {
      /** @description The model and where it runs; null if none is configured. */
      engine: string | null;
      maxBytes: number;
    };
    HeardSpeech: {
      engine: string;
      /** @description Empty if nothing is said. */
      text: string;
      /** @description In order; empty if the model returns no times. */
      segments: {
        startMs: number;
        endMs: number;
        text: string;
      }[];
    };
    /**
     * @description `clients`: shared between a merchant and their accepted clients, whichever of them owns it. `named`: shared with
     *     those of them who are listed in `people`.
     * @enum {string}
     */
    PostVisibility: 'public' | 'clients' | 'named' | 'private';
    Caption: string;
    /** @description For `named`. If left out, the list does not change. */
    NamedPeople: components['schemas']['Uid'][];
    Reason: {
      reason: string;
    };
    OwnReport: {
      report: {
        reason: string;
        createdAt: components['schemas']['Time'];
      } | null;
    };
    CommentBody: string;
    NewComment: {
      key: components['schemas']['Key'];
      /** @description The comment to reply to; null to comment on the post itself. */
      parentId: components['schemas']['Id'] | null;
      body: components['schemas']['CommentBody'];
    };
    ChangedComment: {
      body: components['schemas']['CommentBody'];
    };
    Comment: {
      id: components['schemas']['Id'];
      parentId: components['schemas']['Id'] | null;
      /** @description null if the account no longer exists. */
      author: components['schemas']['Person'] | null;
      /** @description Empty once it is deleted. */
      body: string;
      /** @description Earlier texts, for its author, the owner of the post and admins; empty for others. */
      earlier: {
        body: string;
        until: components['schemas']['Time'];
      }[];
      createdAt: components['schemas']['Time'];
      editedAt: components['schemas']['Time'] | null;
      deletedAt: components['schemas']['Time'] | null;
      /** @description It is deleted, and the caller can restore it. */
      restorable: boolean;
    };
    CommentPage: {
      comments: components['schemas']['Comment'][];
      total: components['schemas']['Total'];
      /** @description How far the signed-in person has read; null if they never have. */
      readUntil: components['schemas']['Time'] | null;
    };
    ReadUntil: {
      until: components['schemas']['Time'];
    };
    ReadNotices: {
      /** @description null for notices of any time. */
      until: components['schemas']['Time'] | null;
      /** @description null for notices about any comment. */
      commentId: components['schemas']['Id'] | null;
      /** @description Only those about this order. */
      order?: components['schemas']['TransactionNumber'] | null;
    };
    Notice: {
      /**
       * @description `mention`: it mentions the person; `reply`: it answers their comment; `comment`: it is about their post.
       * @enum {string}
       */
      kind: 'mention' | 'reply' | 'comment';
      commentId: components['schemas']['Id'];
      /** @description null if the account no longer exists. */
      author: components['schemas']['Person'] | null;
      /** @description The beginning of the comment. */
      quote: string;
      post: {
        id: components['schemas']['Id'];
        kind: components['schemas']['PostKind'];
        caption: string;
      };
      createdAt: components['schemas']['Time'];
      read: boolean;
    };
    NoticePage: {
      /** @description Notices about one's own orders, newest first, at most 20. */
      orders: components['schemas']['OrderNotice'][];
      /** @description An admin's answer to the request to become a merchant; null if there is none. */
      merchantAnswer: {
        granted: boolean;
        reason: string;
        answeredAt: components['schemas']['Time'];
        read: boolean;
      } | null;
      notices: components['schemas']['Notice'][];
      total: components['schemas']['Total'];
      unread: number;
    };
    CommentThread: {
      postId: components['schemas']['Id'];
      comments: components['schemas']['Comment'][];
    };
    ReportedPostPage: {
      posts: {
        post: components['schemas']['Post'];
        reports: {
          reporter: components['schemas']['Person'];
          reason: string;
          createdAt: components['schemas']['Time'];
        }[];
      }[];
      total: components['schemas']['Total'];
    };
    NewPost: {
      pictureId?: components['schemas']['Id'];
      mediumId?: components['schemas']['Id'];
      people?: components['schemas']['NamedPeople'];
      caption: components['schemas']['Caption'];
      visibility: components['schemas']['PostVisibility'];
    };
    ChangedPost: {
      version: components['schemas']['Version'];
      people?: components['schemas']['NamedPeople'];
      caption: components['schemas']['Caption'];
      visibility: components['schemas']['PostVisibility'];
    };
    Post: {
      id: components['schemas']['Id'];
      version: components['schemas']['Version'];
      owner: components['schemas']['Person'];
      kind: components['schemas']['PostKind'];
      caption: string;
      visibility: components['schemas']['PostVisibility'];
      /** @description The photo, or the preview picture of a video; null for sound, and for a video without one. */
      picture: components['schemas']['Picture'] | null;
      /** @description null for a photo. */
      recording: components['schemas']['Recording'] | null;
      /** @description The photo it is paired with; null also if the caller may not see that one. */
      pair: components['schemas']['Pair'] | null;
      /** @description The people named for it; empty for everybody but the owner. */
      people: components['schemas']['Person'][];
      createdAt: components['schemas']['Time'];
      /** @description null unless it is deleted and can be restored. */
      deletedAt: components['schemas']['Time'] | null;
      /** @description The reason that an admin gave for taking it down; null if it was not taken down. */
      takenDownBecause: string | null;
    };
    /** @enum {string} */
    PairSide: 'before' | 'after';
    NewPair: {
      otherId: components['schemas']['Id'];
      /** @description The side of this post; the other post gets the other side. */
      side: components['schemas']['PairSide'];
    };
    Pair: {
      /** @description The side of this post. */
      side: components['schemas']['PairSide'];
      other: {
        id: components['schemas']['Id'];
        caption: string;
        visibility: components['schemas']['PostVisibility'];
        picture: components['schemas']['Picture'];
      };
    };
    PostPage: {
      posts: components['schemas']['Post'][];
      total: components['schemas']['Total'];
    };
    CartLines: {
      lines: {
        productId: components['schemas']['Id'];
        quantity: components['schemas']['Quantity'];
      }[];
    };
    CartReview: {
      lines: {
        productId: components['schemas']['Id'];
        quantity: components['schemas']['Quantity'];
        /**
         * @description `gone`: deleted, hidden or not visible to this person; `closed`: its seller does not sell here any
         *     more; `short`: fewer are left (`product.stock` says how many);
         *     `quote`: it has no price, ask the seller for one; `own`: it is one's own product.
         * @enum {string}
         */
        status: 'ok' | 'gone' | 'closed' | 'short' | 'quote' | 'own';
        /** @description null if the status is `gone` or `closed`. */
        product: components['schemas']['Product'] | null;
        /** @description Price times quantity; 0 unless the status is `ok` or `short`. */
        lineCents: components['schemas']['Cents'];
      }[];
      /** @description The sum of the lines that are `ok`. */
      totalCents: components['schemas']['Cents'];
    };
    /** @description The contact for a transaction, as given at that time. */
    Contact: {
      name: string;
      /**
       * @description Any usual spelling with its country code; returned as E.164.
       * @example +1 415 555 2671
       */
      phone: string;
      /** @description An email address, or empty. */
      email: string;
      /** @description May be empty. */
      address: string;
    };
    /** @enum {string} */
    PaymentMethod: 'cash' | 'card' | 'transfer' | 'check';
    Note: string;
    NewCheckout: {
      key: components['schemas']['Key'];
      /** @description The person who ordered, in case somebody else is signed in when the order is sent. */
      buyer?: string;
      contact: components['schemas']['Contact'];
      paymentMethod: components['schemas']['PaymentMethod'];
      note: components['schemas']['Note'];
      /**
       * @description When each shop's part is handed over, at most one for each; refused for the same reasons as in a
       *     transaction.
       */
      handovers?: {
        seller: components['schemas']['Uid'];
        way: components['schemas']['HandoverWay'];
        start: components['schemas']['Time'];
      }[];
      /** @description At most one line for each product. */
      lines: {
        productId: components['schemas']['Id'];
        quantity: components['schemas']['Quantity'];
        /** @description The price that the buyer has seen and accepted. */
        priceCents: components['schemas']['PriceCents'];
      }[];
    };
    Checkout: {
      transactions: components['schemas']['TransactionRow'][];
    };
    NewQuoteRequest: {
      key: components['schemas']['Key'];
      quantity: components['schemas']['Quantity'];
      contact: components['schemas']['Contact'];
      note: components['schemas']['Note'];
    };
    QuoteRequest: {
      id: components['schemas']['Id'];
      /** @description null if it is about an estimate. */
      productId: components['schemas']['Id'] | null;
      /** @description null if it is about a product. */
      estimate: components['schemas']['QuotedEstimate'] | null;
      title: string;
      quantity: components['schemas']['Quantity'];
      buyer: components['schemas']['Person'];
      contact: components['schemas']['Contact'];
      note: string;
      createdAt: components['schemas']['Time'];
    };
    /** @description The parts of an estimate that the merchant sees. */
    QuotedEstimate: {
      material: components['schemas']['Material'];
      stain: components['schemas']['Stain'];
      stainCount: components['schemas']['StainCount'];
      condition: components['schemas']['Condition'];
      price: components['schemas']['Price'];
    };
    QuoteRequestPage: {
      quoteRequests: components['schemas']['QuoteRequest'][];
      total: components['schemas']['Total'];
    };
    /** @enum {string} */
    TransactionState: 'draft' | 'unpaid' | 'paid' | 'cancelled' | 'refunded';
    /** @description One of the seller's own products, or anything else by its title. */
    NewLine: {
      /** @description Its stock is taken when the transaction is placed. */
      productId: components['schemas']['Id'] | null;
      title: components['schemas']['ProductTitle'];
      quantity: components['schemas']['Quantity'];
      priceCents: components['schemas']['PriceCents'];
    };
    NewLines: components['schemas']['NewLine'][];
    NewTransaction: {
      key: components['schemas']['Key'];
      /** @description The quote request that it answers; `buyerUid` is then the person who asked. */
      quoteRequestId: components['schemas']['Id'] | null;
      /** @description One's own estimate that it is made from; the estimate then refers to the transaction. */
      estimateId?: components['schemas']['Id'];
      /** @description One's own client, who then sees the transaction; null for anybody else. */
      buyerUid: components['schemas']['Uid'] | null;
      contact: components['schemas']['Contact'];
      paymentMethod: components['schemas']['PaymentMethod'];
      note: components['schemas']['Note'];
      lines: components['schemas']['NewLines'];
      /** @description false leaves it a draft. */
      place: boolean;
    };
    ChangedDetails: {
      version: components['schemas']['Version'];
      contact: components['schemas']['Contact'];
      paymentMethod: components['schemas']['PaymentMethod'];
      note: components['schemas']['Note'];
    };
    ChangedQuantities: {
      version: components['schemas']['Version'];
      quantities: {
        lineId: components['schemas']['LineId'];
        /** @description 0 removes the line. */
        quantity: number;
        /** @description The price of one more piece that the buyer saw and accepted; if left out, that of the line. */
        moreCents?: components['schemas']['PriceCents'];
      }[];
    };
    /** @description Unique within the transaction. */
    LineId: string;
    AtVersion: {
      version: components['schemas']['Version'];
    };
    /** @description Buyer or seller. A buyer without an account has no uid and no user name. */
    Party: {
      uid: components['schemas']['Uid'] | null;
      userName: string | null;
      /** @description For a seller, the company if there is one; for a buyer, the name of the contact. */
      name: string;
    };
    TransactionRow: {
      number: components['schemas']['TransactionNumber'];
      state: components['schemas']['TransactionState'];
      version: components['schemas']['Version'];
      buyer: components['schemas']['Party'];
      seller: components['schemas']['Party'];
      /** @description E.164. */
      phone: string;
      /** @description Title of the first line. */
      title: string;
      lineCount: number;
      totalCents: components['schemas']['Cents'];
      paymentMethod: components['schemas']['PaymentMethod'];
      createdAt: components['schemas']['Time'];
      heldUntil: components['schemas']['HeldUntil'];
      handoverAt: components['schemas']['HandoverAt'];
      readyAt: components['schemas']['ReadyAt'];
    };
    /**
     * @description When an unpaid order is canceled and its pieces are returned to stock; null if it keeps its pieces or holds
     *     none.
     */
    HeldUntil: components['schemas']['Time'] | null;
    /** @enum {string} */
    HandoverWay: 'pickup' | 'delivery';
    HandoverChoice: {
      way: components['schemas']['HandoverWay'];
      start: components['schemas']['Time'];
    };
    /** @description When and how an order is handed over. */
    Handover: {
      way: components['schemas']['HandoverWay'];
      start: components['schemas']['Time'];
      end: components['schemas']['Time'];
      /** @description The shop's IANA time zone when the slot was chosen. */
      timeZone: string;
    };
    ChosenHandover: {
      version: components['schemas']['Version'];
      /** @description null withdraws the choice. */
      choice: components['schemas']['HandoverChoice'] | null;
    };
    /** @description When it is handed over; null if that has not been chosen. */
    HandoverAt: components['schemas']['Time'] | null;
    /** @description Since when it is ready for the buyer; null while it is not. */
    ReadyAt: components['schemas']['Time'] | null;
    Slot: {
      start: components['schemas']['Time'];
      end: components['schemas']['Time'];
    };
    ShopSlots: {
      ways: components['schemas']['HandoverWay'][];
      /** @description Time zone of the shop. */
      timeZone: string;
      slots: components['schemas']['Slot'][];
    };
    /** @description When a shop hands over orders, in its own time zone. */
    ShopHours: {
      /**
       * @description An IANA time zone name.
       * @example Europe/Berlin
       */
      timeZone: string;
      ways: components['schemas']['HandoverWay'][];
      /** @enum {integer} */
      slotMinutes: 30 | 60 | 120 | 240;
      /** @description Minimum hours between now and the first slot. */
      noticeHours: number;
      /** @description Starting with Monday; null for a closed day. */
      days: ({
        from: components['schemas']['ClockTime'];
        to: components['schemas']['ClockTime'];
      } | null)[];
    };
    /** @example 09:30 */
    ClockTime: string;
    VersionedShopHours: {
      version: components['schemas']['DetailsVersion'];
      hours: components['schemas']['ShopHours'] | null;
    };
    ChangedShopHours: {
      version: components['schemas']['DetailsVersion'];
      hours: components['schemas']['ShopHours'];
    };
    KeptContact: {
      contact: components['schemas']['Contact'] | null;
    };
    /** @description A notice to a buyer about an order. */
    OrderNotice: {
      number: components['schemas']['TransactionNumber'];
      /** @enum {string} */
      kind: 'ready' | 'reminder';
      sellerName: string;
      /** @description Title of the first line. */
      title: string;
      createdAt: components['schemas']['Time'];
      read: boolean;
    };
    NewHold: {
      version: components['schemas']['Version'];
      until: components['schemas']['Time'];
    };
    TransactionNumber: number;
    TransactionPage: {
      transactions: components['schemas']['TransactionRow'][];
      total: components['schemas']['Total'];
      /** @description Sums over all matches, on all pages together. */
      totals: {
        /** @description Of unpaid and paid transactions; drafts and canceled or refunded ones do not count. */
        totalCents: components['schemas']['Cents'];
        draftCents: components['schemas']['Cents'];
        unpaidCents: components['schemas']['Cents'];
        paidCents: components['schemas']['Cents'];
        cancelledCents: components['schemas']['Cents'];
        refundedCents: components['schemas']['Cents'];
      };
    };
    /** @description Drafts and canceled or refunded transactions do not count. */
    SalesFigures: {
      /** @description Number of orders. */
      count: number;
      cents: components['schemas']['Cents'];
      weeks: components['schemas']['SalesOverTime'];
      months: components['schemas']['SalesOverTime'];
      products: components['schemas']['TopSales'];
      clients: components['schemas']['TopSales'];
    };
    /** @description From the first sale on, without gaps; orders older than the listed periods are counted in `earlier`. */
    SalesOverTime: {
      periods: {
        /**
         * Format: date
         * @description Its first day.
         */
        day: string;
        /** @description Number of orders. */
        count: number;
        cents: components['schemas']['Cents'];
      }[];
      /** @description Number of orders. */
      earlier: number;
    };
    /** @description Those with the highest totals. */
    TopSales: {
      top: {
        /** @description As in the latest order. */
        name: string;
        /** @description Number of items for a product, of orders for a client. */
        count: number;
        cents: components['schemas']['Cents'];
      }[];
      /** @description How many there are in all. */
      total: number;
    };
    UnpaidAges: {
      /** @description Up to 7 days, 8 to 30, 31 to 60, more. */
      ages: {
        /** @description Number of orders. */
        count: number;
        cents: components['schemas']['Cents'];
      }[];
    };
    Transaction: {
      number: components['schemas']['TransactionNumber'];
      state: components['schemas']['TransactionState'];
      version: components['schemas']['Version'];
      heldUntil: components['schemas']['HeldUntil'];
      readyAt: components['schemas']['ReadyAt'];
      /** @description When the buyer was last reminded to pay; null if never. */
      remindedAt: components['schemas']['Time'] | null;
      /**
       * @description Where the reader can mail its invoices: empty if no address is known, null if the server sends no mail or the
       *     reader is neither the seller nor an admin.
       */
      invoiceMailTo: string | null;
      /** @description null if that has not been chosen. */
      handover: components['schemas']['Handover'] | null;
      buyer: components['schemas']['Party'];
      seller: components['schemas']['Party'];
      contact: components['schemas']['Contact'];
      lines: {
        id: components['schemas']['LineId'];
        productId: components['schemas']['Id'] | null;
        title: string;
        quantity: components['schemas']['Quantity'];
        priceCents: components['schemas']['PriceCents'];
        lineCents: components['schemas']['Cents'];
        /** @description Today's price of one more piece; null if no more are available. */
        moreCents: components['schemas']['PriceCents'] | null;
      }[];
      totalCents: components['schemas']['Cents'];
      paymentMethod: components['schemas']['PaymentMethod'];
      note: string;
      /**
       * @description `cart`: a checkout of a cart; `hand`: written by the seller.
       * @enum {string}
       */
      origin: 'cart' | 'hand';
      createdAt: components['schemas']['Time'];
      placedAt: components['schemas']['Time'] | null;
      paidAt: components['schemas']['Time'] | null;
      /** @description The documents issued for it, oldest first. */
      invoices: {
        number: components['schemas']['InvoiceNumber'];
        kind: components['schemas']['InvoiceKind'];
        /** @description Including tax that is added on top; not negative for a credit note. */
        totalCents: components['schemas']['Cents'];
        /** @description ISO 4217. */
        currency: string;
        /** @description Whether it is the invoice of the order in its current state. */
        upToDate: boolean;
        /** @description When it was last sent by mail; null if never. */
        mailedAt: components['schemas']['Time'] | null;
      }[];
      /** @description Its facts, oldest first. */
      history: components['schemas']['PastFact'][];
    };
    TaxRate: {
      /** @example VAT */
      name: string;
      /**
       * @description Hundredths of a percent.
       * @example 1900
       */
      rate: number;
    };
    /** @description What a shop's invoices state besides the order. */
    InvoiceDetails: {
      legalName: string;
      address: string;
      /** @example VAT ID */
      taxIdLabel: string;
      /** @description May be empty. */
      taxId: string;
      /**
       * @description ISO 4217, with hundredths.
       * @example EUR
       */
      currency: string;
      /**
       * @description An IANA time zone name.
       * @example Europe/Berlin
       */
      timeZone: string;
      /** @description Otherwise tax is added on top. */
      pricesIncludeTax: boolean;
      /** @description May be empty, like all fields below. */
      terms: string;
      /** @description Validated by its check digits; returned without spaces. */
      iban: string;
      bic: string;
      accountHolder: string;
      /** @description https only. */
      paymentLink: string;
      /** @description The first one applies to every line for which no other is chosen. */
      taxRates: components['schemas']['TaxRate'][];
      dueDays: number;
    };
    SavedView: {
      id: string;
      /** @enum {unknown} */
      list: 'all' | 'bought' | 'sold' | 'unpaid';
      /** @description Unique in its list. */
      name: string;
      /** @description Empty for everything. */
      search: string;
      state: components['schemas']['TransactionState'] | null;
      /** @description The first day, in the time zone of who looks; null for no bound. */
      from: components['schemas']['CalendarDay'] | null;
      /** @description The last day, included. */
      to: components['schemas']['CalendarDay'] | null;
      /** @enum {unknown} */
      sort:
        | 'number'
        | '-number'
        | 'createdAt'
        | '-createdAt'
        | 'totalCents'
        | '-totalCents'
        | 'buyerName'
        | '-buyerName'
        | 'sellerName'
        | '-sellerName'
        | 'state'
        | '-state';
    };
    /** @example 2026-11-28 */
    CalendarDay: string;
    VersionedSavedViews: {
      version: components['schemas']['DetailsVersion'];
      /** @description In the order they were saved. */
      views: components['schemas']['SavedView'][];
    };
    VersionedInvoiceDetails: {
      version: components['schemas']['DetailsVersion'];
      /** @description null if there is none. */
      logo: components['schemas']['Picture'] | null;
      details: components['schemas']['InvoiceDetails'] | null;
    };
    ChangedInvoiceDetails: {
      version: components['schemas']['DetailsVersion'];
      /** @description One of one's own pictures, for invoices issued from now on; null for none. */
      logoId: components['schemas']['Id'] | null;
      details: components['schemas']['InvoiceDetails'];
    };
    /** @description Counts the changes; 0 until the first one. */
    DetailsVersion: number;
    NewInvoice: {
      version: components['schemas']['Version'];
      detailsVersion: components['schemas']['DetailsVersion'];
      /** @description Tax rates of the lines that do not use the first rate. */
      rates: {
        lineId: components['schemas']['LineId'];
        /** @description The name of a rate; null for no tax. */
        rate: string | null;
      }[];
    };
    NewInvoiceMail: {
      version: components['schemas']['Version'];
      /** @enum {string} */
      kind: 'document' | 'reminder';
    };
    /**
     * @description The year and a sequence number, without gaps within each shop; invoices and credit notes share the sequence.
     * @example 2026-0001
     */
    InvoiceNumber: string;
    /**
     * @description A day in the shop's time zone.
     * @example 2026-11-27
     */
    Day: string;
    /** @description An invoice or a credit note as it was issued. Amounts of a credit note are not negative. */
    InvoiceDocument: {
      number: components['schemas']['InvoiceNumber'];
      kind: components['schemas']['InvoiceKind'];
      order: components['schemas']['TransactionNumber'];
      /** @description The shop's logo when it was issued; null if it had none, or the shop's account is gone. */
      logo: components['schemas']['Picture'] | null;
      /** @description The invoice that a credit note cancels. */
      creditedNumber: components['schemas']['InvoiceNumber'] | null;
      issuedOn: components['schemas']['Day'];
      dueOn: components['schemas']['Day'] | null;
      seller: {
        legalName: string;
        address: string;
        /** @example VAT ID */
        taxIdLabel: string;
        /** @description May be empty. */
        taxId: string;
        /**
         * @description ISO 4217, with hundredths.
         * @example EUR
         */
        currency: string;
        /**
         * @description An IANA time zone name.
         * @example Europe/Berlin
         */
        timeZone: string;
        /** @description Otherwise tax is added on top. */
        pricesIncludeTax: boolean;
        /** @description May be empty, like all fields below. */
        terms: string;
        /** @description Validated by its check digits; returned without spaces. */
        iban: string;
        bic: string;
        accountHolder: string;
        /** @description https only. */
        paymentLink: string;
      };
      buyer: components['schemas']['Contact'];
      /** @description The buyer's own words; may be empty. */
      note: string;
      lines: {
        title: string;
        priceCents: components['schemas']['Cents'];
        quantity: components['schemas']['Quantity'];
        amountCents: components['schemas']['Cents'];
        tax: components['schemas']['TaxRate'] | null;
      }[];
      /** @description One for each rate. Tax is computed on the sum of its lines and rounded half up to the cent. */
      taxes: {
        name: string;
        rate: number;
        netCents: components['schemas']['Cents'];
        taxCents: components['schemas']['Cents'];
      }[];
      netCents: components['schemas']['Cents'];
      taxCents: components['schemas']['Cents'];
      totalCents: components['schemas']['Cents'];
    };
    /** @enum {string} */
    InvoiceKind: 'invoice' | 'credit-note';
    InvoiceDocuments: {
      invoices: components['schemas']['InvoiceDocument'][];
    };
    PastFact: {
      seq: components['schemas']['Version'];
      /**
       * @description As in src/events/transaction/events.ts.
       * @example TransactionPaid
       */
      type: string;
      v: number;
      at: components['schemas']['Time'];
      /** @description Display name of the person who did it; empty if their account no longer exists. */
      by: string;
      /** @description The data of the fact. */
      data: {
        [key: string]: unknown;
      };
    };
    PhoneNumber: {
      phone: components['schemas']['PhoneText'];
      region?: components['schemas']['Region'];
    };
    /**
     * @description Any usual spelling.
     * @example (415) 555-2671
     */
    PhoneText: string;
    /**
     * @description The country whose national numbers need no country code.
     * @example US
     */
    Region: string;
    PhoneQuery: {
      phone: components['schemas']['PhoneText'];
      region?: components['schemas']['Region'];
      /** @default  */
      search: string;
      state?: components['schemas']['TransactionState'];
      /**
       * @default -number
       * @enum {string}
       */
      sort:
        'number' | '-number' | 'createdAt' | '-createdAt' | 'totalCents' | '-totalCents' | 'state' | '-state';
      /** @default 1 */
      page: number;
      /** @default 20 */
      pageSize: number;
    };
    LastDetails: {
      details: {
        /** @description Set if the number was last used by a person who still is a client. */
        buyerUid: components['schemas']['Uid'] | null;
        contact: components['schemas']['Contact'];
        paymentMethod: components['schemas']['PaymentMethod'];
      } | null;
    };
    /**
     * @description ended: it was accepted, and later one of the two ended it.
     * @enum {string}
     */
    InviteState: 'pending' | 'accepted' | 'declined' | 'withdrawn' | 'expired' | 'ended';
    NewInvite: {
      /** @description User name, email address, or phone number in any usual spelling. */
      to: string;
      region?: components['schemas']['Region'];
    };
    /** @description An invite as the merchant who sent it sees it. */
    Invite: {
      id: components['schemas']['Id'];
      state: components['schemas']['InviteState'];
      /** @description As the merchant typed it. */
      sentTo: string;
      /** @description The person who accepted; null until then, since nothing is shared before. */
      client: components['schemas']['Person'] | null;
      sentAt: components['schemas']['Time'];
      expiresAt: components['schemas']['Time'];
      /** @description When it was declined, withdrawn or ended, or expired. */
      endedAt: components['schemas']['Time'] | null;
    };
    InvitePage: {
      invites: components['schemas']['Invite'][];
      total: components['schemas']['Total'];
    };
    InviteOutcome: {
      id: components['schemas']['Id'];
      state: components['schemas']['InviteState'];
    };
    PendingInvite: {
      invite: {
        id: components['schemas']['Id'];
        merchant: components['schemas']['Person'];
        sentAt: components['schemas']['Time'];
        expiresAt: components['schemas']['Time'];
      } | null;
    };
    MyMerchant: {
      relation: {
        inviteId: components['schemas']['Id'];
        merchant: components['schemas']['Person'];
        since: components['schemas']['Time'];
      } | null;
    };
    Client: {
      /** @description The accepted invite, through which the relation can be ended. */
      inviteId: components['schemas']['Id'];
      uid: components['schemas']['Uid'];
      userName: string;
      displayName: string;
      companyName: string;
      email: string;
      /** @description E.164, or empty. */
      phone: string;
      codeFor: components['schemas']['CodeFor'];
      since: components['schemas']['Time'];
    };
    ClientPage: {
      clients: components['schemas']['Client'][];
      total: components['schemas']['Total'];
    };
    FirstName: string;
    NewRegistration: {
      key?: components['schemas']['Key'];
      firstName: components['schemas']['FirstName'];
      lastName: string;
      email: string;
      /** @description Any usual spelling, or empty. */
      phone: string;
      region?: components['schemas']['Region'];
    };
    Registration: {
      id: components['schemas']['Id'];
      /** @enum {string} */
      state: 'waiting' | 'activated' | 'expired';
      firstName: string;
      lastName: string;
      email: string;
      /** @description E.164, or empty. */
      phone: string;
      createdAt: components['schemas']['Time'];
      expiresAt: components['schemas']['Time'];
    };
    RegistrationPage: {
      registrations: components['schemas']['Registration'][];
      total: components['schemas']['Total'];
    };
    /** @description The code from a link. */
    Code: string;
    WantedContactCode: {
      /** @enum {string} */
      contact: 'email' | 'phone';
    };
    ContactCode: {
      code: string;
      /** @enum {string} */
      contact: 'email' | 'phone';
      /** @description The email address, or the phone number as E.164. */
      value: string;
      expiresAt: components['schemas']['Time'];
    };
    TypedContactCode: {
      /** @description Spaces, dashes and case do not matter. */
      code: string;
    };
    MyContacts: {
      email: string;
      emailVerified: boolean;
      /** @description E.164, or empty. */
      phone: string;
      phoneVerified: boolean;
      codeFor: components['schemas']['CodeFor'];
    };
    /** @description The contacts for which a merchant can show a code now. */
    CodeFor: ('email' | 'phone')[];
    ActivationCode: {
      code: components['schemas']['Code'];
    };
    Activation: {
      firstName: string;
      lastName: string;
      email: string;
      merchant: components['schemas']['Person'];
      expiresAt: components['schemas']['Time'];
    };
    NewActivation: {
      code: components['schemas']['Code'];
      password: string;
      /** @constant */
      policyAccepted: true;
    };
    Activated: {
      email: string;
    };
    /** @enum {string} */
    Plan: 'Basic' | 'Premium';
    /** @enum {string} */
    TenantStatus: 'active' | 'paused' | 'closed';
    Address: {
      street: string;
      postalCode: string;
      city: string;
      country: string;
    };
    NewTenant: {
      key: components['schemas']['Key'];
      name: string;
      contactFirstName: string;
      contactLastName: string;
      /** @description Any usual spelling with its country code, or empty; returned as E.164. */
      phone: string;
      /** @description An email address, or empty. */
      email: string;
      address: components['schemas']['Address'];
      plan: components['schemas']['Plan'];
      monthlyFeeCents: components['schemas']['PriceCents'];
      status: components['schemas']['TenantStatus'];
    };
    ChangedTenant: {
      version: components['schemas']['Version'];
      name: string;
      contactFirstName: string;
      contactLastName: string;
      /** @description Any usual spelling with its country code, or empty; returned as E.164. */
      phone: string;
      /** @description An email address, or empty. */
      email: string;
      address: components['schemas']['Address'];
      plan: components['schemas']['Plan'];
      monthlyFeeCents: components['schemas']['PriceCents'];
      status: components['schemas']['TenantStatus'];
    };
    Tenant: {
      number: components['schemas']['TenantNumber'];
      version: components['schemas']['Version'];
      createdAt: components['schemas']['Time'];
      name: string;
      contactFirstName: string;
      contactLastName: string;
      /** @description Any usual spelling with its country code, or empty; returned as E.164. */
      phone: string;
      /** @description An email address, or empty. */
      email: string;
      address: components['schemas']['Address'];
      plan: components['schemas']['Plan'];
      monthlyFeeCents: components['schemas']['PriceCents'];
      status: components['schemas']['TenantStatus'];
    };
    TenantNumber: number;
    TenantPage: {
      tenants: {
        number: components['schemas']['TenantNumber'];
        name: string;
        city: string;
        plan: components['schemas']['Plan'];
        /** @description Whether the caller may change it. */
        editable: boolean;
      }[];
      total: components['schemas']['Total'];
    };
    /** @description A business as everybody sees it. */
    ShopPage: {
      number: components['schemas']['TenantNumber'];
      name: string;
      city: string;
      /** @description Whether the caller may change it. */
      editable: boolean;
      /** @description null while nothing can be ordered there. */
      seller: components['schemas']['Person'] | null;
      cover: components['schemas']['Picture'] | null;
      about: string;
      area: string;
      /** @description What the business shows of its contact details; the rest is empty or null. */
      contact: {
        /** @description E.164. */
        phone: string;
        email: string;
        address: components['schemas']['Address'] | null;
      };
      hours: components['schemas']['ShopHours'] | null;
      /** @description Public photos before and after, the latest first. */
      work: {
        /** @description The post with the photo after. */
        id: components['schemas']['Id'];
        caption: string;
        before: components['schemas']['Picture'];
        after: components['schemas']['Picture'];
      }[];
    };
    OwnShopPage: {
      version: components['schemas']['DetailsVersion'];
      cover: components['schemas']['Picture'] | null;
      about: string;
      area: string;
      /** @description Whether the phone number of the business is shown. */
      showPhone: boolean;
      showEmail: boolean;
      showAddress: boolean;
    };
    ChangedShopPage: {
      version: components['schemas']['DetailsVersion'];
      coverId: components['schemas']['Id'] | null;
      about: string;
      /** @description Where it works. */
      area: string;
      /** @description Whether the phone number of the business is shown. */
      showPhone: boolean;
      showEmail: boolean;
      showAddress: boolean;
    };
    /** @enum {string} */
    Material: 'leather' | 'suede' | 'canvas' | 'other';
    /** @enum {string} */
    Stain: 'general' | 'mold' | 'dirt' | 'oil' | 'ink';
    /** @enum {string} */
    Condition: 'excellent' | 'good' | 'fair' | 'poor';
    StainCount: number;
    /** @description An amount in the price book, in hundredths. */
    BookCents: number;
    /** @description In hundredths: 180 means ×1.8. */
    BookFactor: number;
    /** @description null if the book has no price for this stain on this material. */
    StainFactor: components['schemas']['BookFactor'] | null;
    MaterialPrice: {
      baseCents: components['schemas']['BookCents'];
      lowCents: components['schemas']['BookCents'];
      highCents: components['schemas']['BookCents'];
      stains: {
        general: components['schemas']['StainFactor'];
        mold: components['schemas']['StainFactor'];
        dirt: components['schemas']['StainFactor'];
        oil: components['schemas']['StainFactor'];
        ink: components['schemas']['StainFactor'];
      };
    };
    /**
     * @description consumer price = round((base + stains × factor × price of one stain) × condition), in whole units of the currency;
     *     merchant price = round(merchantPercent of it).
     */
    Book: {
      perStainCents: components['schemas']['BookCents'];
      merchantPercent: number;
      materials: {
        leather: components['schemas']['MaterialPrice'];
        suede: components['schemas']['MaterialPrice'];
        canvas: components['schemas']['MaterialPrice'];
        other: components['schemas']['MaterialPrice'];
      };
      conditions: {
        excellent: components['schemas']['BookFactor'];
        good: components['schemas']['BookFactor'];
        fair: components['schemas']['BookFactor'];
        poor: components['schemas']['BookFactor'];
      };
    };
    PriceBook: {
      version: components['schemas']['Version'];
      book: components['schemas']['Book'];
    };
    Price: {
      /** @description Version of the price book from which it was computed. */
      bookVersion: components['schemas']['Version'];
      consumerCents: components['schemas']['Cents'];
      merchantCents: components['schemas']['Cents'];
      lowCents: components['schemas']['Cents'];
      highCents: components['schemas']['Cents'];
    };
    ChangedPriceBook: {
      version: components['schemas']['Version'];
      book: components['schemas']['Book'];
      note: components['schemas']['BookNote'];
    };
    /** @description The author's note on a version; may be empty. */
    BookNote: string;
    PreviewedPriceBook: {
      book: components['schemas']['Book'];
      stainCount: components['schemas']['StainCount'];
      condition: components['schemas']['Condition'];
    };
    ComparedPrices: {
      prices: {
        material: components['schemas']['Material'];
        stain: components['schemas']['Stain'];
        beforeCents: components['schemas']['PriceOrNone'];
        afterCents: components['schemas']['PriceOrNone'];
      }[];
    };
    /** @description null if the book has no price. */
    PriceOrNone: components['schemas']['Cents'] | null;
    PriceBookVersion: {
      version: components['schemas']['Version'];
      book: components['schemas']['Book'];
      note: string;
      /** @description null for version 1, and if the account no longer exists. */
      author: components['schemas']['Person'] | null;
      /** @description null for version 1, which came with the product. */
      createdAt: components['schemas']['Time'] | null;
    };
    PriceBookVersionPage: {
      versions: components['schemas']['PriceBookVersion'][];
      total: components['schemas']['Total'];
    };
    /** @description The item that the client hands in. */
    IntakeItem: string;
    NewIntake: {
      key: components['schemas']['Key'];
      item: components['schemas']['IntakeItem'];
      transaction: components['schemas']['TransactionNumber'] | null;
      /** @description One of one's own clients. Ignored for a transaction, which determines the client: its buyer. */
      client: components['schemas']['Uid'] | null;
    };
    /** @enum {string} */
    IntakeState: 'draft' | 'sent' | 'agreed' | 'objected' | 'returned' | 'closed';
    /** @description In thousandths of the photo; a point if width and height are 0. */
    IntakeArea: {
      x: number;
      y: number;
      width: number;
      height: number;
    };
    MarkWord: string;
    IntakeMark: {
      id: components['schemas']['Id'];
      photo: components['schemas']['Id'];
      area: components['schemas']['IntakeArea'];
      word: components['schemas']['MarkWord'];
    };
    PhotoOfIntake: {
      photo: components['schemas']['Id'];
    };
    MarkProposals: {
      /**
       * @description `patterned`: the surface varies too much for marks to be told from it. `unfit`: the photo is too small, too
       *     bright or cannot be read.
       * @enum {string}
       */
      outcome: 'marks' | 'patterned' | 'unfit';
      proposals: {
        area: components['schemas']['IntakeArea'];
        word: components['schemas']['MarkWord'];
      }[];
    };
    /** @enum {string} */
    MarkOutcome: 'gone' | 'lighter' | 'unchanged';
    MarkAnswer: {
      mark: components['schemas']['Id'];
      photo: components['schemas']['Id'];
      outcome: components['schemas']['MarkOutcome'];
    };
    IntakePhoto: {
      id: components['schemas']['Id'];
      /** @description Of the file at `fullUrl`. */
      sha256: string;
      /** @description null if the file no longer exists. */
      picture: components['schemas']['Picture'] | null;
    };
    /** @description See docs/log-format.md; the facts are those of src/events/intake/events.ts. */
    SealedRecord: {
      stream: string;
      seq: components['schemas']['Version'];
      type: string;
      v: number;
      at: string;
      actor: string;
      device: string;
      data: {
        [key: string]: unknown;
      };
      prev: string;
      hash: string;
    };
    Intake: {
      id: components['schemas']['Id'];
      version: components['schemas']['Version'];
      state: components['schemas']['IntakeState'];
      item: string;
      transaction: components['schemas']['TransactionNumber'] | null;
      merchant: components['schemas']['Person'];
      client: components['schemas']['Person'] | null;
      openedAt: components['schemas']['Time'];
      photos: components['schemas']['IntakePhoto'][];
      marks: components['schemas']['IntakeMark'][];
      /** @description Until when it can be answered. */
      expiresAt: components['schemas']['Time'] | null;
      /** @description Until when the link shows it; null if there is no link. */
      linkExpiresAt: components['schemas']['Time'] | null;
      answer: {
        agreed: boolean;
        name: string;
        comment: string;
        at: components['schemas']['Time'];
      } | null;
      returned: {
        photos: components['schemas']['IntakePhoto'][];
        answers: components['schemas']['MarkAnswer'][];
        found: components['schemas']['IntakeMark'][];
        at: components['schemas']['Time'];
        /** @description Whether the photos show the same item; null while they have not been compared. */
        comparison: components['schemas']['ItemComparison'] | null;
      } | null;
      closedAt: components['schemas']['Time'] | null;
      records: components['schemas']['SealedRecord'][];
    };
    ItemComparison: {
      /** @description Why it is not shown; null when it is shown that the item returned is the item given. */
      reason: ('failed' | 'unfit' | 'same-photo' | 'few-points' | 'little-grain' | 'other-grain') | null;
      /** @description Id of the photo of the intake that says the most; null if none could be compared. */
      before: components['schemas']['Id'] | null;
      /** @description Id of the photo of the return that it was compared with. */
      after: components['schemas']['Id'] | null;
      /** @description Points of the surface that lie in the same places in both photos. */
      points: number;
      /** @description Patches of bare grain that were compared. */
      tiles: number;
      /** @description Patches that agree. */
      agreeing: number;
      engine: string;
      at: components['schemas']['Time'];
    };
    ListedIntake: {
      id: components['schemas']['Id'];
      item: string;
      state: components['schemas']['IntakeState'];
      transaction: components['schemas']['TransactionNumber'] | null;
      client: components['schemas']['Person'] | null;
      openedAt: components['schemas']['Time'];
    };
    IntakePage: {
      intakes: components['schemas']['ListedIntake'][];
      total: components['schemas']['Total'];
    };
    IntakeChange:
      | {
          /** @constant */
          type: 'AddPhoto';
          photo: components['schemas']['Id'];
        }
      | {
          /** @constant */
          type: 'RemovePhoto';
          photo: components['schemas']['Id'];
        }
      | {
          /** @constant */
          type: 'DrawMark';
          mark: components['schemas']['IntakeMark'];
        }
      | {
          /** @constant */
          type: 'MoveMark';
          mark: components['schemas']['Id'];
          area: components['schemas']['IntakeArea'];
        }
      | {
          /** @constant */
          type: 'RenameMark';
          mark: components['schemas']['Id'];
          word: components['schemas']['MarkWord'];
        }
      | {
          /** @constant */
          type: 'RemoveMark';
          mark: components['schemas']['Id'];
        }
      | {
          /** @constant */
          type: 'TakeBack';
        }
      | {
          /** @constant */
          type: 'CloseIntake';
        }
      | {
          /** @constant */
          type: 'ReturnItem';
          photos: components['schemas']['Id'][];
          answers: components['schemas']['MarkAnswer'][];
          found: components['schemas']['IntakeMark'][];
        };
    ChangedIntake: {
      change: components['schemas']['IntakeChange'];
    };
    IntakeAddressee: {
      /** @description Where to mail the link; null to send no mail. */
      email: string | null;
    };
    SentIntakeLink: {
      url: string;
      /** @description Whether a mail with the link has left this server. */
      mailed: boolean;
      intake: components['schemas']['Intake'];
    };
    IntakeLinkCode: {
      code: components['schemas']['Code'];
    };
    IntakeAnswer: {
      code: components['schemas']['Code'];
      agreed: boolean;
      name: string;
      comment: string;
      seen: string;
    };
    /** @description The name of the bag. */
    EstimateItem: string;
    NewEstimate: {
      key: components['schemas']['Key'];
      item: components['schemas']['EstimateItem'];
      material: components['schemas']['Material'];
      stain: components['schemas']['Stain'];
      stainCount: components['schemas']['StainCount'];
      condition: components['schemas']['Condition'];
      note: components['schemas']['Note'];
    };
    Estimate: {
      id: components['schemas']['Id'];
      item: string;
      material: components['schemas']['Material'];
      stain: components['schemas']['Stain'];
      stainCount: components['schemas']['StainCount'];
      condition: components['schemas']['Condition'];
      note: string;
      price: components['schemas']['Price'];
      /** @description The number of the transaction made from it. */
      transaction: components['schemas']['TransactionNumber'] | null;
      createdAt: components['schemas']['Time'];
      deleted: boolean;
    };
    AskedEstimate: {
      key: components['schemas']['Key'];
      contact: components['schemas']['Contact'];
      note: components['schemas']['Note'];
    };
    EstimatePage: {
      estimates: components['schemas']['Estimate'][];
      total: components['schemas']['Total'];
    };
    /** @description The name of what the photos show. */
    BrandName: string;
    BrandPictureIds: components['schemas']['Id'][];
    NewBrandReference: {
      key: components['schemas']['Key'];
      name: components['schemas']['BrandName'];
      pictureIds: components['schemas']['BrandPictureIds'];
    };
    ChangedBrandReference: {
      version: components['schemas']['Version'];
      name: components['schemas']['BrandName'];
      pictureIds: components['schemas']['BrandPictureIds'];
    };
    BrandReference: {
      id: components['schemas']['Id'];
      name: string;
      version: components['schemas']['Version'];
      photos: components['schemas']['Picture'][];
      createdAt: components['schemas']['Time'];
      deletedAt: components['schemas']['Time'] | null;
    };
    BrandReferences: {
      references: components['schemas']['BrandReference'][];
    };
    BrandEngine: {
      name: string;
      version: string;
    };
    /** @description Counts only names that have as many photos as a match needs. */
    BrandMeans: {
      engine: components['schemas']['BrandEngine'];
      names: number;
      photos: number;
      /** @description How many photos of one name must agree. */
      needed: number;
      /** @description The merchant whose references are used; null for one's own references, and without a merchant. */
      merchant: components['schemas']['Person'] | null;
    };
    BrandPlaces: {
      x: number;
      y: number;
    }[];
    BrandAgreement: {
      pictureId: components['schemas']['Id'];
      /** @description The reference photo; null for everybody but its owner. */
      photo: components['schemas']['Picture'] | null;
      /** @description The number of points that are at the same places as in the reference. */
      points: number;
      outline: components['schemas']['BrandPlaces'];
      places: components['schemas']['BrandPlaces'];
      referencePlaces: components['schemas']['BrandPlaces'];
    };
    BrandCheck: {
      /** @description The name of the references that agree; null for no match. */
      name: string | null;
      agreeing: components['schemas']['BrandAgreement'][];
      /** @description The photo shows too little to be distinguished from others. */
      fewPoints: boolean;
      names: number;
      photos: number;
      engine: components['schemas']['BrandEngine'];
    };
    TradingUserPage: {
      users: {
        uid: components['schemas']['Uid'];
        email: string;
        displayName: string;
        userName: string;
        /** @description One role, or a list of them. */
        role: components['schemas']['Role'] | components['schemas']['Role'][];
        /** @description UTC, ISO 8601. */
        registrationDate: string;
        products: number;
        /** @description Number of transactions as seller. */
        sold: number;
        /** @description Number of transactions as buyer. */
        bought: number;
        clients: number;
      }[];
      total: components['schemas']['Total'];
    };
    /** @enum {string} */
    ItemType: 'bag' | 'pouch' | 'wallet' | 'shoe' | 'jacket' | 'sofa' | 'car-seat' | 'carpet';
    NewAnalysis: {
      key: components['schemas']['Key'];
      itemType: components['schemas']['ItemType'];
      /** @description The owner's name for it, to follow it over time. May be empty. */
      item: string;
      beforeId: components['schemas']['Id'];
      afterId: components['schemas']['Id'];
    };
    /** @enum {string} */
    AnalysisStatus:
      'received' | 'checking' | 'aligning' | 'measuring' | 'measured' | 'inconclusive' | 'refused' | 'failed';
    /** @description A number with its 95 % interval. */
    Interval: {
      value: number;
      low: number;
      high: number;
    };
    AnalysisPhoto: {
      id: components['schemas']['Id'];
      /** @description In pixels, of its large size. */
      width: number;
      height: number;
      placeholder: components['schemas']['Placeholder'];
    };
    AnalysisRow: {
      id: components['schemas']['Id'];
      /** @description Sequence number of the last fact. */
      version: number;
      itemType: components['schemas']['ItemType'];
      item: string;
      status: components['schemas']['AnalysisStatus'];
      /** @description 0 to 100; null when there is none. */
      cleaningScore: components['schemas']['Interval'] | null;
      colourRestoration: components['schemas']['Interval'] | null;
      before: components['schemas']['AnalysisPhoto'];
      after: components['schemas']['AnalysisPhoto'];
      createdAt: components['schemas']['Time'];
      finishedAt: components['schemas']['Time'] | null;
      deletedAt: components['schemas']['Time'] | null;
    };
    AnalysisPage: {
      analyses: components['schemas']['AnalysisRow'][];
      total: components['schemas']['Total'];
    };
    Analysis: {
      row: components['schemas']['AnalysisRow'];
      /** @description It uses one of the owner's trial runs. */
      trial: boolean;
      /** @description Why the pictures are unsuitable. */
      refusal: ('same-picture' | 'too-small' | 'picture-lost' | 'unreadable') | null;
      failure: {
        /** @enum {string} */
        during: 'checking' | 'aligning' | 'measuring';
        /** @enum {string} */
        reason: 'too-heavy' | 'broken';
      } | null;
      /** @description SHA-256 of the canonical JSON (RFC 8785) of `measurement`, hex. */
      record: string | null;
      /**
       * @description The complete result of the engine, as in src/events/analysis/measurement.ts, with its version and
       *     parameters; null if there is none.
       */
      measurement: {
        [key: string]: unknown;
      } | null;
    };
    /** @description Both photos together may have up to 30 MB. */
    VisitorPhotos: {
      itemType: components['schemas']['ItemType'];
      /** @description JPEG, PNG, WebP, AVIF or GIF. */
      before: unknown;
      after: unknown;
    };
    VisitorMeasurement: {
      /** @description The complete result of the engine, as in src/events/analysis/measurement.ts. */
      measurement: {
        [key: string]: unknown;
      };
      /** @description The overlays drawn over the photos, WebP. */
      overlays: {
        name: string;
        base64: string;
      }[];
    };
    Trials: {
      /** @description null if there is no limit. */
      trials: {
        limit: number;
        used: number;
        /** @description In progress. */
        reserved: number;
        left: number;
      } | null;
    };
    /** @enum {string} */
    Role: 'user' | 'merchant' | 'admin';
  };
  responses: {
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
    /** @description It does not exist, or this person may not see it */
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
    /** @description More bytes or pixels than allowed */
    TooLarge: {
      headers: {
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
    /** @description Not of the declared kind, or not readable by this server */
    NotReadable: {
      headers: {
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
    /** @description The installation has no room for more files */
    Full: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
  };
  parameters: {
    /** @description Part of the text to find, ignoring case. */
    search: string;
    /** @description The earliest creation time. Days begin in the reader's time zone, so clients send the first instant of the day. */
    from: string;
    /** @description Only what was created before this instant. */
    before: string;
    /** @description The IANA time zone in which days begin at midnight. */
    timeZone: string;
    /** @description Counts from 1. */
    page: number;
    pageSize: number;
    productId: components['schemas']['Id'];
    postId: components['schemas']['Id'];
    commentId: components['schemas']['Id'];
    inviteId: components['schemas']['Id'];
    quoteRequestId: components['schemas']['Id'];
    registrationId: components['schemas']['Id'];
    analysisId: components['schemas']['Id'];
    /** @description Number of the transaction. */
    number: number;
    brandReferenceId: components['schemas']['Id'];
    intakeId: components['schemas']['Id'];
    estimateId: components['schemas']['Id'];
    /** @description Number of the business. */
    tenantNumber: number;
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  listProducts: {
    parameters: {
      query?: {
        /** @description Part of the text to find, ignoring case. */
        search?: components['parameters']['search'];
        category?: components['schemas']['Category'];
        /** @description The lowest price. Above 0, products without a price are left out. */
        minCents?: components['schemas']['Cents'];
        maxCents?: components['schemas']['Cents'];
        /** @description User name of the only seller to show. */
        seller?: components['schemas']['UserName'];
        /** @description Ascending, or descending with a leading dash. */
        sort?: 'createdAt' | '-createdAt' | 'price' | '-price' | 'title' | '-title';
        /** @description Counts from 1. */
        page?: components['parameters']['page'];
        pageSize?: components['parameters']['pageSize'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of the matches */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProductPage'];
        };
      };
      400: components['responses']['BadRequest'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  createProduct: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewProduct'];
      };
    };
    responses: {
      /** @description The new product */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnProduct'];
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
  listMyProducts: {
    parameters: {
      query?: {
        /** @description Part of the text to find, ignoring case. */
        search?: components['parameters']['search'];
        category?: components['schemas']['Category'];
        show?: 'all' | 'shown' | 'hidden' | 'private';
        /** @description Ascending, or descending with a leading dash. */
        sort?: 'createdAt' | '-createdAt' | 'price' | '-price' | 'title' | '-title' | 'stock' | '-stock';
        /** @description Counts from 1. */
        page?: components['parameters']['page'];
        pageSize?: components['parameters']['pageSize'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of the matches */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnProductPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  listSharedProducts: {
    parameters: {
      query?: {
        /** @description Part of the text to find, ignoring case. */
        search?: components['parameters']['search'];
        /** @description Ascending, or descending with a leading dash. */
        sort?: 'createdAt' | '-createdAt' | 'price' | '-price' | 'title' | '-title';
        /** @description Counts from 1. */
        page?: components['parameters']['page'];
        pageSize?: components['parameters']['pageSize'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of the matches */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProductPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  getProduct: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        productId: components['parameters']['productId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The product */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Product'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  updateProduct: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        productId: components['parameters']['productId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangedProduct'];
      };
    };
    responses: {
      /** @description The updated product */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnProduct'];
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
  deleteProduct: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        productId: components['parameters']['productId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The product is deleted */
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
  getOwnProduct: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        productId: components['parameters']['productId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The product */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnProduct'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  setProductHidden: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        productId: components['parameters']['productId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Hidden'];
      };
    };
    responses: {
      /** @description The updated product */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnProduct'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  setProductClients: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        productId: components['parameters']['productId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NamedClients'];
      };
    };
    responses: {
      /** @description The updated product */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnProduct'];
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
  askForQuote: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        productId: components['parameters']['productId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewQuoteRequest'];
      };
    };
    responses: {
      /** @description The seller sees the request */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QuoteRequest'];
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
  listQuoteRequests: {
    parameters: {
      query?: {
        /** @description Counts from 1. */
        page?: components['parameters']['page'];
        pageSize?: components['parameters']['pageSize'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of the matches, oldest first */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QuoteRequestPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  deleteQuoteRequest: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        quoteRequestId: components['parameters']['quoteRequestId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is no longer pending */
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
  uploadPicture: {
    parameters: {
      query?: never;
      header?: {
        'Idempotency-Key'?: components['schemas']['Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'image/*': unknown;
      };
    };
    responses: {
      /** @description The stored picture */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Picture'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotAnImage'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
      507: components['responses']['Full'];
    };
  };
  completeUpload: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        uploadId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CompletedUpload'];
      };
    };
    responses: {
      /** @description The medium */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Medium'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotReadable'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
      507: components['responses']['Full'];
    };
  };
  getMediaLimits: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The limits, and how much of them is used */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MediaLimits'];
        };
      };
      401: components['responses']['SignedOut'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  getMedium: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        mediumId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The medium */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Medium'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  listPosts: {
    parameters: {
      query?: {
        /** @description All if left out. */
        kind?: components['schemas']['PostKind'];
        /**
         * @description `mine`: one's own; `public`: everybody's; `clients`: those that clients share with the signed-in merchant;
         *     `merchant`: those that one's merchant shares; `deleted`: one's own that can be restored.
         */
        from?: 'mine' | 'public' | 'clients' | 'merchant' | 'deleted';
        /** @description Part of the text to find, ignoring case. */
        search?: components['parameters']['search'];
        /** @description Ascending, or descending with a leading dash. */
        sort?: 'createdAt' | '-createdAt';
        /** @description Counts from 1. */
        page?: components['parameters']['page'];
        pageSize?: components['parameters']['pageSize'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of the matches */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PostPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  createPost: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewPost'];
      };
    };
    responses: {
      /** @description The post */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Post'];
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
  getPost: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        postId: components['parameters']['postId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The post */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Post'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  updatePost: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        postId: components['parameters']['postId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangedPost'];
      };
    };
    responses: {
      /** @description The updated post */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Post'];
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
  deletePost: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        postId: components['parameters']['postId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The post is deleted */
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
  getPostFile: {
    parameters: {
      query?: {
        ticket?: string;
      };
      header?: never;
      path: {
        postId: components['parameters']['postId'];
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The whole file */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'image/webp': unknown;
          'video/*': unknown;
          'audio/*': unknown;
          'text/vtt': unknown;
        };
      };
      /** @description The requested range */
      206: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'image/webp': unknown;
          'video/*': unknown;
          'audio/*': unknown;
        };
      };
      /** @description The ETag still matches the file */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      404: components['responses']['NotFound'];
      /** @description The range is beyond the end of the file */
      416: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  restorePost: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        postId: components['parameters']['postId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The updated post */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Post'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  getOwnReport: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        postId: components['parameters']['postId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One's own report, if there is one */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnReport'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  reportPost: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        postId: components['parameters']['postId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Reason'];
      };
    };
    responses: {
      /** @description The report is saved */
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
  dismissReports: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        postId: components['parameters']['postId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The reports are answered */
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
  takePostDown: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        postId: components['parameters']['postId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Reason'];
      };
    };
    responses: {
      /** @description The updated post */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Post'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  putPostBack: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        postId: components['parameters']['postId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The updated post */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Post'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  pairPosts: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        postId: components['parameters']['postId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewPair'];
      };
    };
    responses: {
      /** @description The updated post */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Post'];
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
  unpairPosts: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        postId: components['parameters']['postId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The post is not in a pair */
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
  listReportedPosts: {
    parameters: {
      query?: {
        show?: 'reported' | 'taken-down';
        /** @description Counts from 1. */
        page?: components['parameters']['page'];
        pageSize?: components['parameters']['pageSize'];
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
          'application/json': components['schemas']['ReportedPostPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  listComments: {
    parameters: {
      query?: {
        /** @description Counts from 1. */
        page?: components['parameters']['page'];
        pageSize?: components['parameters']['pageSize'];
      };
      header?: never;
      path: {
        postId: components['parameters']['postId'];
      };
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
          'application/json': components['schemas']['CommentPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  addComment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        postId: components['parameters']['postId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewComment'];
      };
    };
    responses: {
      /** @description The comment */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Comment'];
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
  followComments: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        postId: components['parameters']['postId'];
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
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      404: components['responses']['NotFound'];
      406: components['responses']['BadRequest'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  readComments: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        postId: components['parameters']['postId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReadUntil'];
      };
    };
    responses: {
      /** @description It is saved */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  getTranscript: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        postId: components['parameters']['postId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The transcript */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Transcript'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  saveTranscript: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        postId: components['parameters']['postId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewTranscript'];
      };
    };
    responses: {
      /** @description The updated transcript */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Transcript'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  deleteTranscript: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        postId: components['parameters']['postId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The captions are removed */
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
  restoreTranscript: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        postId: components['parameters']['postId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The transcript */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Transcript'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  getSpeechEngine: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The engine, if there is one */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SpeechEngine'];
        };
      };
      401: components['responses']['SignedOut'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  transcribe: {
    parameters: {
      query?: {
        /** @description The spoken language as a BCP 47 tag; the model detects it if left out. */
        language?: components['schemas']['Language'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'audio/*': unknown;
        'video/*': unknown;
      };
    };
    responses: {
      /** @description The transcribed speech */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['HeardSpeech'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotReadable'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  listNotices: {
    parameters: {
      query?: {
        /** @description Counts from 1. */
        page?: components['parameters']['page'];
        pageSize?: components['parameters']['pageSize'];
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
          'application/json': components['schemas']['NoticePage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  readNotices: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReadNotices'];
      };
    };
    responses: {
      /** @description They are marked as read */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  getThread: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        commentId: components['parameters']['commentId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The thread */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CommentThread'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  editComment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        commentId: components['parameters']['commentId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangedComment'];
      };
    };
    responses: {
      /** @description The updated comment */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Comment'];
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
  deleteComment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        commentId: components['parameters']['commentId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The comment is deleted */
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
  restoreComment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        commentId: components['parameters']['commentId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The updated comment */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Comment'];
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
  reviewCart: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CartLines'];
      };
    };
    responses: {
      /** @description The lines, in the same order */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CartReview'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  checkout: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewCheckout'];
      };
    };
    responses: {
      /** @description One transaction for each seller */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Checkout'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  listAllTransactions: {
    parameters: {
      query?: {
        /** @description Part of a number, of the buyer's or seller's name, or of what was bought, ignoring case. */
        search?: string;
        state?: components['schemas']['TransactionState'];
        /** @description The earliest creation time. Days begin in the reader's time zone, so clients send the first instant of the day. */
        from?: components['parameters']['from'];
        /** @description Only what was created before this instant. */
        before?: components['parameters']['before'];
        /** @description Ascending, or descending with a leading dash. */
        sort?:
          | 'number'
          | '-number'
          | 'createdAt'
          | '-createdAt'
          | 'totalCents'
          | '-totalCents'
          | 'buyerName'
          | '-buyerName'
          | 'sellerName'
          | '-sellerName'
          | 'state'
          | '-state';
        /** @description Counts from 1. */
        page?: components['parameters']['page'];
        pageSize?: components['parameters']['pageSize'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of the matches */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TransactionPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  createTransaction: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewTransaction'];
      };
    };
    responses: {
      /** @description The transaction */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Transaction'];
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
  listMyTransactions: {
    parameters: {
      query?: {
        /** @description Part of a number, of the buyer's or seller's name, or of what was bought, ignoring case. */
        search?: string;
        state?: components['schemas']['TransactionState'];
        /** @description The earliest creation time. Days begin in the reader's time zone, so clients send the first instant of the day. */
        from?: components['parameters']['from'];
        /** @description Only what was created before this instant. */
        before?: components['parameters']['before'];
        /** @description Ascending, or descending with a leading dash. */
        sort?:
          | 'number'
          | '-number'
          | 'createdAt'
          | '-createdAt'
          | 'totalCents'
          | '-totalCents'
          | 'buyerName'
          | '-buyerName'
          | 'sellerName'
          | '-sellerName'
          | 'state'
          | '-state';
        /** @description Counts from 1. */
        page?: components['parameters']['page'];
        pageSize?: components['parameters']['pageSize'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of the matches */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TransactionPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  listMerchantTransactions: {
    parameters: {
      query?: {
        /** @description Part of a number, of the buyer's or seller's name, or of what was bought, ignoring case. */
        search?: string;
        state?: components['schemas']['TransactionState'];
        /** @description The earliest creation time. Days begin in the reader's time zone, so clients send the first instant of the day. */
        from?: components['parameters']['from'];
        /** @description Only what was created before this instant. */
        before?: components['parameters']['before'];
        /** @description Ascending, or descending with a leading dash. */
        sort?:
          | 'number'
          | '-number'
          | 'createdAt'
          | '-createdAt'
          | 'totalCents'
          | '-totalCents'
          | 'buyerName'
          | '-buyerName'
          | 'sellerName'
          | '-sellerName'
          | 'state'
          | '-state';
        /** @description Counts from 1. */
        page?: components['parameters']['page'];
        pageSize?: components['parameters']['pageSize'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of the matches */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TransactionPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  getSalesFigures: {
    parameters: {
      query?: {
        /** @description As for the list. */
        search?: string;
        state?: components['schemas']['TransactionState'];
        /** @description The earliest creation time. Days begin in the reader's time zone, so clients send the first instant of the day. */
        from?: components['parameters']['from'];
        /** @description Only what was created before this instant. */
        before?: components['parameters']['before'];
        /** @description The IANA time zone in which days begin at midnight. */
        timeZone?: components['parameters']['timeZone'];
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
          'application/json': components['schemas']['SalesFigures'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  listUnpaidTransactions: {
    parameters: {
      query?: {
        /** @description Part of a number, of the buyer's or seller's name, or of what was bought, ignoring case. */
        search?: string;
        /** @description Ascending, or descending with a leading dash. */
        sort?:
          | 'number'
          | '-number'
          | 'createdAt'
          | '-createdAt'
          | 'totalCents'
          | '-totalCents'
          | 'sellerName'
          | '-sellerName';
        /** @description The earliest creation time. Days begin in the reader's time zone, so clients send the first instant of the day. */
        from?: components['parameters']['from'];
        /** @description Only what was created before this instant. */
        before?: components['parameters']['before'];
        /** @description Counts from 1. */
        page?: components['parameters']['page'];
        pageSize?: components['parameters']['pageSize'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of the matches */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TransactionPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  getUnpaidAges: {
    parameters: {
      query?: {
        /** @description As for the list. */
        search?: string;
        /** @description The IANA time zone in which days begin at midnight. */
        timeZone?: components['parameters']['timeZone'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Each age group, most recent first */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UnpaidAges'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  findTransactionsByPhone: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PhoneQuery'];
      };
    };
    responses: {
      /** @description One page of the matches */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TransactionPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  getLastDetails: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PhoneNumber'];
      };
    };
    responses: {
      /** @description The contact, or null */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LastDetails'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  getTransaction: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the transaction. */
        number: components['parameters']['number'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The transaction */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Transaction'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  editTransaction: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the transaction. */
        number: components['parameters']['number'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangedDetails'];
      };
    };
    responses: {
      /** @description The updated transaction */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Transaction'];
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
  editQuantities: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the transaction. */
        number: components['parameters']['number'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangedQuantities'];
      };
    };
    responses: {
      /** @description The updated transaction */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Transaction'];
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
  placeTransaction: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the transaction. */
        number: components['parameters']['number'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AtVersion'];
      };
    };
    responses: {
      /** @description The updated transaction */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Transaction'];
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
  extendHold: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the transaction. */
        number: components['parameters']['number'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewHold'];
      };
    };
    responses: {
      /** @description The updated transaction */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Transaction'];
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
  setHandover: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the transaction. */
        number: components['parameters']['number'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChosenHandover'];
      };
    };
    responses: {
      /** @description The updated transaction */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Transaction'];
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
  makeReady: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the transaction. */
        number: components['parameters']['number'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AtVersion'];
      };
    };
    responses: {
      /** @description The updated transaction */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Transaction'];
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
  remindBuyer: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the transaction. */
        number: components['parameters']['number'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AtVersion'];
      };
    };
    responses: {
      /** @description The updated transaction */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Transaction'];
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
  takeBackReady: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the transaction. */
        number: components['parameters']['number'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AtVersion'];
      };
    };
    responses: {
      /** @description The updated transaction */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Transaction'];
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
  payTransaction: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the transaction. */
        number: components['parameters']['number'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AtVersion'];
      };
    };
    responses: {
      /** @description The updated transaction */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Transaction'];
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
  cancelTransaction: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the transaction. */
        number: components['parameters']['number'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AtVersion'];
      };
    };
    responses: {
      /** @description The updated transaction */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Transaction'];
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
  refundTransaction: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the transaction. */
        number: components['parameters']['number'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AtVersion'];
      };
    };
    responses: {
      /** @description The updated transaction */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Transaction'];
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
  listInvoices: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the transaction. */
        number: components['parameters']['number'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Invoices and credit notes, oldest first */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvoiceDocuments'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  issueInvoice: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the transaction. */
        number: components['parameters']['number'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewInvoice'];
      };
    };
    responses: {
      /** @description The invoice in force */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvoiceDocument'];
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
  mailInvoice: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the transaction. */
        number: components['parameters']['number'];
        document: components['schemas']['InvoiceNumber'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewInvoiceMail'];
      };
    };
    responses: {
      /** @description The updated transaction */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Transaction'];
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
  listShopSlots: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        seller: components['schemas']['Uid'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Slots that can still be chosen, earliest first */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ShopSlots'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  getShopHours: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Version 0 and null until something is saved */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VersionedShopHours'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  saveShopHours: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangedShopHours'];
      };
    };
    responses: {
      /** @description The updated shop hours */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VersionedShopHours'];
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
  getCheckoutDetails: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description null if nothing is stored */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['KeptContact'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  keepCheckoutDetails: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Contact'];
      };
    };
    responses: {
      /** @description The stored details */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['KeptContact'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  forgetCheckoutDetails: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Nothing is stored */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  getSavedViews: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Version 0 and none until one is saved */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VersionedSavedViews'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  saveSavedViews: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['VersionedSavedViews'];
      };
    };
    responses: {
      /** @description The views as saved, with their new version */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VersionedSavedViews'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  getInvoiceDetails: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Version 0 and null until something is saved */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VersionedInvoiceDetails'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  saveInvoiceDetails: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangedInvoiceDetails'];
      };
    };
    responses: {
      /** @description The updated invoice details */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VersionedInvoiceDetails'];
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
  listSentInvites: {
    parameters: {
      query?: {
        /** @description Part of the text to find, ignoring case. */
        search?: components['parameters']['search'];
        state?: components['schemas']['InviteState'];
        /** @description Ascending, or descending with a leading dash. */
        sort?: 'sentAt' | '-sentAt' | 'state' | '-state' | 'sentTo' | '-sentTo';
        /** @description Counts from 1. */
        page?: components['parameters']['page'];
        pageSize?: components['parameters']['pageSize'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of the matches */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvitePage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  sendInvite: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewInvite'];
      };
    };
    responses: {
      /** @description The invite */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Invite'];
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
  getPendingInvite: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The invite, or null */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PendingInvite'];
        };
      };
      401: components['responses']['SignedOut'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  acceptInvite: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        inviteId: components['parameters']['inviteId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The updated invite */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InviteOutcome'];
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
  declineInvite: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        inviteId: components['parameters']['inviteId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The updated invite */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InviteOutcome'];
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
  withdrawInvite: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        inviteId: components['parameters']['inviteId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The updated invite */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Invite'];
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
  endRelation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        inviteId: components['parameters']['inviteId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The updated invite */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InviteOutcome'];
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
  getMyMerchant: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The merchant, or null */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MyMerchant'];
        };
      };
      401: components['responses']['SignedOut'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  listClients: {
    parameters: {
      query?: {
        /** @description Part of the text to find, ignoring case. */
        search?: components['parameters']['search'];
        /** @description Ascending, or descending with a leading dash. */
        sort?: 'displayName' | '-displayName' | 'since' | '-since';
        /** @description Counts from 1. */
        page?: components['parameters']['page'];
        pageSize?: components['parameters']['pageSize'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of the matches */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClientPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  showContactCode: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        inviteId: components['parameters']['inviteId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['WantedContactCode'];
      };
    };
    responses: {
      /** @description The code, which is shown only once */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ContactCode'];
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
  getMyContacts: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Both contacts and whether they are verified */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MyContacts'];
        };
      };
      401: components['responses']['SignedOut'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  redeemContactCode: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TypedContactCode'];
      };
    };
    responses: {
      /** @description Both contacts, one of which the code has verified */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MyContacts'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  listRegistrations: {
    parameters: {
      query?: {
        /** @description Part of the text to find, ignoring case. */
        search?: components['parameters']['search'];
        /** @description Ascending, or descending with a leading dash. */
        sort?: 'createdAt' | '-createdAt' | 'email' | '-email';
        /** @description Counts from 1. */
        page?: components['parameters']['page'];
        pageSize?: components['parameters']['pageSize'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of the matches */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RegistrationPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  registerClient: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewRegistration'];
      };
    };
    responses: {
      /** @description The client gets a link by mail */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Registration'];
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
  withdrawRegistration: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        registrationId: components['parameters']['registrationId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The link no longer works */
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
  lookUpActivation: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ActivationCode'];
      };
    };
    responses: {
      /** @description The name and address it was made for */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Activation'];
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  activate: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewActivation'];
      };
    };
    responses: {
      /** @description The account is created; this is the address to sign in with */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Activated'];
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  listIntakes: {
    parameters: {
      query?: {
        /** @description Part of the text to find, ignoring case. */
        search?: components['parameters']['search'];
        /** @description Only intakes of this transaction. */
        transaction?: components['schemas']['TransactionNumber'];
        /** @description Counts from 1. */
        page?: components['parameters']['page'];
        pageSize?: components['parameters']['pageSize'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of the matches */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['IntakePage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  openIntake: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewIntake'];
      };
    };
    responses: {
      /** @description The intake */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Intake'];
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
  getIntake: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        intakeId: components['parameters']['intakeId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The intake */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Intake'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  changeIntake: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        intakeId: components['parameters']['intakeId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangedIntake'];
      };
    };
    responses: {
      /** @description The intake */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Intake'];
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
  proposeMarks: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        intakeId: components['parameters']['intakeId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PhotoOfIntake'];
      };
    };
    responses: {
      /** @description The proposals, the most visible first */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MarkProposals'];
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
  sendIntake: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        intakeId: components['parameters']['intakeId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['IntakeAddressee'];
      };
    };
    responses: {
      /** @description The link, which is returned only once */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SentIntakeLink'];
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
  lookUpIntake: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['IntakeLinkCode'];
      };
    };
    responses: {
      /** @description The intake */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Intake'];
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  answerIntake: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['IntakeAnswer'];
      };
    };
    responses: {
      /** @description The intake with the answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Intake'];
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  listTenants: {
    parameters: {
      query?: {
        /** @description Part of the text to find, ignoring case. */
        search?: components['parameters']['search'];
        plan?: components['schemas']['Plan'];
        /** @description Ascending, or descending with a leading dash. */
        sort?: 'name' | '-name' | 'city' | '-city' | 'number' | '-number' | 'plan' | '-plan';
        /** @description Counts from 1. */
        page?: components['parameters']['page'];
        pageSize?: components['parameters']['pageSize'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of the matches */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TenantPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  addTenant: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewTenant'];
      };
    };
    responses: {
      /** @description The business */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Tenant'];
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
  getTenant: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the business. */
        tenantNumber: components['parameters']['tenantNumber'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The business */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Tenant'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  updateTenant: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the business. */
        tenantNumber: components['parameters']['tenantNumber'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangedTenant'];
      };
    };
    responses: {
      /** @description The updated business */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Tenant'];
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
  deleteTenant: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the business. */
        tenantNumber: components['parameters']['tenantNumber'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The business is deleted */
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
  getShopPage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the business. */
        tenantNumber: components['parameters']['tenantNumber'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description What the business shows to everybody */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ShopPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  saveShopPage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the business. */
        tenantNumber: components['parameters']['tenantNumber'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangedShopPage'];
      };
    };
    responses: {
      /** @description The updated content */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnShopPage'];
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
  getOwnShopPage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the business. */
        tenantNumber: components['parameters']['tenantNumber'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Version 0 and empty until something is saved */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnShopPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  getPriceBook: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The newest version */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PriceBook'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  savePriceBook: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangedPriceBook'];
      };
    };
    responses: {
      /** @description The newest version */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PriceBook'];
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
  previewPriceBook: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PreviewedPriceBook'];
      };
    };
    responses: {
      /** @description Every material with every kind of stain */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ComparedPrices'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  listPriceBookVersions: {
    parameters: {
      query?: {
        /** @description Counts from 1. */
        page?: components['parameters']['page'];
        pageSize?: components['parameters']['pageSize'];
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
          'application/json': components['schemas']['PriceBookVersionPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  getPrice: {
    parameters: {
      query: {
        material: components['schemas']['Material'];
        stain: components['schemas']['Stain'];
        stainCount: components['schemas']['StainCount'];
        condition: components['schemas']['Condition'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The price */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Price'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  listEstimates: {
    parameters: {
      query?: {
        /** @description Part of the text to find, ignoring case. */
        search?: components['parameters']['search'];
        /** @description Existing ones, or deleted ones that can still be restored. */
        show?: 'kept' | 'deleted';
        /** @description Ascending, or descending with a leading dash. */
        sort?: 'createdAt' | '-createdAt' | 'item' | '-item' | 'consumerCents' | '-consumerCents';
        /** @description Counts from 1. */
        page?: components['parameters']['page'];
        pageSize?: components['parameters']['pageSize'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of the matches */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EstimatePage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  createEstimate: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewEstimate'];
      };
    };
    responses: {
      /** @description The estimate */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Estimate'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  getEstimate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        estimateId: components['parameters']['estimateId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The estimate */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Estimate'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  deleteEstimate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        estimateId: components['parameters']['estimateId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The estimate is deleted */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  askForEstimate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        estimateId: components['parameters']['estimateId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AskedEstimate'];
      };
    };
    responses: {
      /** @description The request is pending with the merchant */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QuoteRequest'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  restoreEstimate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        estimateId: components['parameters']['estimateId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The estimate */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Estimate'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  listTradingUsers: {
    parameters: {
      query?: {
        /** @description Part of the text to find, ignoring case. */
        search?: components['parameters']['search'];
        /** @description Ascending, or descending with a leading dash. */
        sort?: 'displayName' | '-displayName' | 'email' | '-email' | 'registrationDate' | '-registrationDate';
        /** @description Counts from 1. */
        page?: components['parameters']['page'];
        pageSize?: components['parameters']['pageSize'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of the matches */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TradingUserPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  getBrandMeans: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The engine, and how many references it can use */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BrandMeans'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  checkBrand: {
    parameters: {
      query?: never;
      header?: {
        'Idempotency-Key'?: components['schemas']['Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'image/*': unknown;
      };
    };
    responses: {
      /** @description A match, or none */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BrandCheck'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotAnImage'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  listBrandReferences: {
    parameters: {
      query?: {
        /** @description Existing ones, or deleted ones that can still be restored. */
        show?: 'kept' | 'deleted';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description By name */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BrandReferences'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  createBrandReference: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewBrandReference'];
      };
    };
    responses: {
      /** @description The new reference, used in comparisons from now on */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BrandReference'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['NotReadable'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  updateBrandReference: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        brandReferenceId: components['parameters']['brandReferenceId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangedBrandReference'];
      };
    };
    responses: {
      /** @description The updated reference */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BrandReference'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['NotReadable'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  deleteBrandReference: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        brandReferenceId: components['parameters']['brandReferenceId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The reference is deleted */
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
  restoreBrandReference: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        brandReferenceId: components['parameters']['brandReferenceId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The reference */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BrandReference'];
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
  listAnalyses: {
    parameters: {
      query?: {
        /** @description `mine`: existing ones; `deleted`: deleted ones that can be restored. */
        from?: 'mine' | 'deleted';
        /** @description All if left out. */
        itemType?: components['schemas']['ItemType'];
        /** @description Part of the text to find, ignoring case. */
        search?: components['parameters']['search'];
        /** @description Ascending, or descending with a leading dash. */
        sort?: 'createdAt' | '-createdAt' | 'item' | '-item' | 'cleaningScore' | '-cleaningScore';
        /** @description Counts from 1. */
        page?: components['parameters']['page'];
        pageSize?: components['parameters']['pageSize'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of the matches */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AnalysisPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  submitAnalysis: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewAnalysis'];
      };
    };
    responses: {
      /** @description The new analysis, which has only started */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Analysis'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['NotReadable'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  getTrials: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description How many there are, and how many are left */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Trials'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  followAnalyses: {
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
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      406: components['responses']['BadRequest'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  getAnalysis: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        analysisId: components['parameters']['analysisId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The analysis */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Analysis'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  deleteAnalysis: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        analysisId: components['parameters']['analysisId'];
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
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  restoreAnalysis: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        analysisId: components['parameters']['analysisId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The analysis */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Analysis'];
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
  retryAnalysis: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        analysisId: components['parameters']['analysisId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AtVersion'];
      };
    };
    responses: {
      /** @description The analysis, started over */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Analysis'];
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
  getAnalysisFile: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        analysisId: components['parameters']['analysisId'];
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The picture */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'image/webp': unknown;
        };
      };
      /** @description The requested range */
      206: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'image/webp': unknown;
        };
      };
      /** @description The ETag still matches the file */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      404: components['responses']['NotFound'];
      /** @description The range is beyond the end of the file */
      416: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  measureForVisitor: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['VisitorPhotos'];
      };
    };
    responses: {
      /** @description The measurement */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VisitorMeasurement'];
        };
      };
      400: components['responses']['BadRequest'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotReadable'];
      422: components['responses']['NotReadable'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
}
