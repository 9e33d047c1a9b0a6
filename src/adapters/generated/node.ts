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
     * @description Public products that are not hidden, of everybody. The text is looked for in title and description.
     */
    get: operations['listProducts'];
    put?: never;
    /**
     * Offer a product
     * @description Its pictures are own uploads; with `postId` the picture of that own post comes first. A repeated `key` gives the product that the first request made.
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
    /** What the signed-in merchant offers */
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
    /** Private products that merchants show to the signed-in person */
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
     * @description Anybody sees a public one. A private one is seen by its seller, admins and the clients named for it; a hidden one by its seller and admins. For everybody else there is none.
     */
    get: operations['getProduct'];
    /**
     * Change a product
     * @description For its seller and admins. `version` is the one that was read: 409 `changed-meanwhile` when somebody else was faster.
     */
    put: operations['updateProduct'];
    post?: never;
    /**
     * Delete a product
     * @description For its seller and admins. Transactions keep what was bought.
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
    /** One product with all that its seller may change */
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
    /** Take a product out of sight, or show it again */
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
     * Name the clients who see a private product
     * @description Replaces the whole list; who is left out sees it no more, from this moment. Every one must be a client of the seller. A client who is none any more loses sight of it at once.
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
     * @description For a product whose price is 0. The seller answers with a transaction, usually a draft for the buyer to place. A repeated `key` asks once.
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
    /** Questions for a price that wait for the signed-in merchant */
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
     * Put a question for a price aside
     * @description For the seller, whoever asked, and admins.
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
     * @description The body is the picture itself, up to 15 MB, of at most 50 million pixels; what it is, is decided by its content. It is turned upright, made to fit 1600 pixels, and freed of all metadata.
     *     One that no post and no product uses within a day is removed; at most 50 wait at a time (409 `too-many`).
     *     A repeated `Idempotency-Key` with the same picture gives the answer of the first request; with another picture it is refused with 409 `key-reused`.
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
     * Make a medium of an upload
     * @description Once all pieces are there (`/uploads`, tus 1.0.0). The bytes are compared with `sha256`, the kind is read from the content, and what is kept is written anew: a photo in three sizes, a recording with its duration and an index.
     *     Place, camera and other tags are taken out unless `keepTags`. Asked again, it gives what the first time made; asked again with another body, 409 `key-reused`. It may take tens of seconds.
     *     409 `unfinished`: pieces are missing. 409 `other-bytes` and 415 `other-kind`, `heic`, `not-an-image`, `not-a-recording`: the upload is thrown away.
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
     * What an upload has become
     * @description For its owner and admins. One that no post uses within a day is removed.
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
     * @description Of a medium (`mediumId`), or of a picture that was uploaded by itself (`pictureId`): one of the two. It makes one post: doing it again gives the post that is there (409 `picture-used` when it was published with other words).
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
     * @description Anybody sees a public one, and its owner and admins each. With visibility `clients` it is shared between a merchant and an accepted client, whichever of them owns it.
     */
    get: operations['getPost'];
    /**
     * Change the caption or who sees a post
     * @description `version` is the one that was read: 409 `changed-meanwhile` when another tab or an admin was faster.
     */
    put: operations['updatePost'];
    post?: never;
    /**
     * Delete a post
     * @description For its owner and admins. It can be brought back for a while, then its files are removed. What an admin has deleted of somebody else, its owner cannot bring back. A product made from it keeps the picture.
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
     * @description For whoever may see the post: by the token, or by the ticket that is part of the addresses a post is told with. A ticket runs out 12 to 24 hours after it was told.
     *     Parts are sent as `Range` asks (206, 416); `If-None-Match` and `If-Range` take the tag.
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
     * Bring a deleted post back
     * @description Within `undoMs` of `/media/limits`, for admins, and for its owner unless an admin has deleted it. One that is not deleted stays as it is.
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
     * What one has told admins of a post
     * @description Gone once an admin has answered it.
     */
    get: operations['getOwnReport'];
    /**
     * Tell admins what is wrong with a post
     * @description For whoever sees it, but not its owner (409 `own-post`). Said again, it replaces what was said.
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
    /** Find nothing wrong with a post */
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
     * @description Only admins and its owner, who is told the reason, see it from now on.
     */
    put: operations['takePostDown'];
    post?: never;
    /** Put a post back */
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
     * Compare two of one's own photos, before and after
     * @description Asked again with the other side, it swaps the two. For the owner only.
     *     409 `same-post`, `not-a-photo`, or `already-paired`: one of them is compared with a third photo.
     */
    put: operations['pairPosts'];
    post?: never;
    /**
     * Compare a photo no more
     * @description For the owner only. Both photos stay.
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
     * Posts of which something was told, or that were taken down
     * @description The one of which something was told last, or that was taken down last, comes first.
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
     * What is said about a post
     * @description For whoever sees the post, in the order in which it was written.
     */
    get: operations['listComments'];
    put?: never;
    /**
     * Say something about a post, or answer a comment
     * @description For whoever sees the post. A repeated `key` gives the comment that the first request made. 409 `deleted`, what it answers is gone.
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
     * That something was said about a post, live
     * @description Server-sent events for whoever sees the post, as long as they do: each says to look again, and nothing else. The stream
     *     ends after some minutes, and with `session-over` once the token has run out or the session has ended.
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
     * How far one has read what is said about a post
     * @description It never goes back. Notices of what was said until then are read with it.
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
     * What is said in a video or a sound
     * @description For whoever may see the post. Players get the same as WebVTT, at the address in `captions` of the recording.
     */
    get: operations['getTranscript'];
    /**
     * Say what is said in one's own video or sound
     * @description It replaces the one that is there. The lines come in order of their times; a line without an end lasts until the next one.
     *     409 `no-recording`: the post is a photo.
     */
    put: operations['saveTranscript'];
    post?: never;
    /**
     * Take the captions off a post
     * @description For its owner and admins. They can be brought back for a while.
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
     * Bring removed captions back
     * @description Within `undoMs` of `/media/limits`, for admins, and for the owner of the post unless an admin has removed them. Captions that are there stay as they are.
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
    /** Which model writes speech down */
    get: operations['getSpeechEngine'];
    put?: never;
    /**
     * Have speech written down by a model
     * @description The body is the recording itself (WebM, Ogg, MP4, MP3, WAV or FLAC, up to 25 MB); what it is, is decided by its content. It goes to the model that this installation names; nothing of it is kept here. It may take minutes.
     *     409 `no-engine`: no model is named. 503 `ai-…`: the model did not answer as it should.
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
     * @description Those that name or answer them, or are about their posts, as long as they see the post. The newest come first.
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
     * @description All, those until a time, the one of a comment, or those of an order.
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
     * @description What it answers, up to the post, the comment itself, and all that answers it; 500 at most.
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
     * Change what one has said
     * @description What it said before stays with it, for its author, the owner of the post and admins.
     */
    put: operations['editComment'];
    post?: never;
    /**
     * Delete a comment
     * @description For its author, the owner of the post and admins. Nobody reads its words any more; its place stays while anything answers it.
     *     Within `undoMs` of `/media/limits` its author can bring it back, or an admin, when somebody else has deleted it; then the words are gone.
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
     * Bring a deleted comment back
     * @description Within `undoMs` of `/media/limits`: for its author, or, when somebody else has deleted it, for admins. One that is not deleted stays as it is.
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
     * What the lines of a cart cost now, and which can be bought
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
     * @description All of it or nothing. A repeated `key` with the same content gives the answer of the first request and buys nothing more, however late it comes; with other content it is refused with 409 `key-reused`.
     *     409 `cart-changed` when a price, a stock or a product is not as stated: review the cart, show what changed, and ask again with a new key.
     *     401 `other-buyer` when `buyer` is not who is signed in: an order that waited must not be placed in somebody else's name.
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
    /** Everybody's transactions */
    get: operations['listAllTransactions'];
    put?: never;
    /**
     * Write a transaction by hand
     * @description The signed-in merchant is the seller. A buyer is named only when they are a client of that merchant, or asked for a quote, which is answered with it; otherwise the contact is all that is kept. It stays a draft, or is placed at once.
     *     A repeated `key` gives the transaction that the first request made; with other content it is refused with 409 `key-reused`.
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
     * What the signed-in merchant sold, by week, month, product and client
     * @description Of everything that the same filters find, what is unpaid or paid.
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
    /** What the signed-in person owes, by how long ago it was ordered */
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
     * @description Own ones, as buyer or seller; anybody's for admins. A phone number is personal, so it is in the body and not in an address.
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
     * @description Looked for in what the signed-in merchant sold; in everybody's for admins.
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
     * @description For its buyer, its seller and admins. For everybody else there is none.
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
     * Change how much is bought
     * @description Lines that are not named stay as they are; 0 takes a line out, and the last one stays. The stock follows.
     *     What is more costs today's price: 409 `price-changed` unless it is the line's, or was accepted as `moreCents`;
     *     409 `not-offered` for a product that was hidden or deleted since.
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
     * @description From now on it is owed, and the stock is taken.
     *     Every pair of state and command that is not allowed is refused by name; 409 `changed-meanwhile` when `version` is not the one that is there.
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
     * Keep the pieces of an unpaid order for longer
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
     * Say when it changes hands
     * @description For the buyer, the seller and admins, while it is neither refunded nor cancelled: a slot of the seller's hours that is still to come, by the
     *     server's clock. 409 `no-hours`, `bad-slot` and `past-slot` as they say.
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
     * Say that it is ready for the buyer
     * @description For the seller and admins. A buyer with an account is notified, and gets a mail where mails are sent and the address is shown to be theirs.
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
     * @description For the seller and admins, of an unpaid order of somebody with an account, at most once in 7 days: in set words, as a notice, and
     *     by mail where mails are sent and the address is shown to be theirs. 409 `no-account` and `reminded-lately` as they say.
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
     * Take back that it is ready
     * @description For the seller and admins. The buyer's notice goes.
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
     *     Every pair of state and command that is not allowed is refused by name; 409 `changed-meanwhile` when `version` is not the one that is there.
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
     * @description For the seller, the buyer while it is a draft or unpaid, and admins. What was taken from the stock goes back.
     *     Every pair of state and command that is not allowed is refused by name; 409 `changed-meanwhile` when `version` is not the one that is there.
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
     * @description For the seller and admins. What was taken from the stock goes back.
     *     Every pair of state and command that is not allowed is refused by name; 409 `changed-meanwhile` when `version` is not the one that is there.
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
     * What was issued for a transaction
     * @description For its buyer, its seller and admins.
     */
    get: operations['listInvoices'];
    put?: never;
    /**
     * Issue the invoice
     * @description For the seller. Its number is the next one of the shop's year, without gaps, and it never changes again. Asked again, the
     *     same invoice is the answer; where the order's lines have changed since, that one gets a credit note and the order a new
     *     invoice. A refund or a cancellation gives a credit note by itself.
     *     409 `no-details` before the shop's invoice details are filled in; `nothing-owed`, `not-placed`, `unknown-rate` and
     *     `changed-meanwhile` (the transaction or the details; only where one would be issued) as they say; `limit-reached` when
     *     there would be more than 50 documents.
     */
    post: operations['issueInvoice'];
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
     * @description By the server's clock, four weeks ahead. Nothing of a seller who has named no hours.
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
    /** One's own hours */
    get: operations['getShopHours'];
    /**
     * Change one's own hours
     * @description 400 `bad-hours` names the field. 409 `changed-meanwhile` when `version` is not the one that is there. What was chosen stays as it is.
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
    /** What is filled in at one's next checkout */
    get: operations['getCheckoutDetails'];
    /**
     * Keep what is filled in at the next checkout
     * @description In place of what was kept.
     */
    put: operations['keepCheckoutDetails'];
    post?: never;
    /** Forget it */
    delete: operations['forgetCheckoutDetails'];
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
     * @description 400 `bad-details` names the field. 409 `changed-meanwhile` when `version` is not the one that is there. What was issued stays
     *     as it is.
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
    /** Invites the signed-in merchant sent */
    get: operations['listSentInvites'];
    put?: never;
    /**
     * Invite a person to become a client
     * @description Exactly one person must be found. A person has at most one pending invite, whoever sent it.
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
    /** The invite that waits for the answer of the signed-in person */
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
     * @description For the invited person. From now on the merchant sees name, email address, phone and what is shared with clients.
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
     * Take an invite back
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
     * End being merchant and client
     * @description For either of the two, and admins. Nothing is shared from this moment.
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
    /** The merchant whose client the signed-in person is */
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
     * A one-time code for a client who stands in the shop
     * @description Typed by this client into their profile, it shows that the contact is theirs. It works once, for 10 minutes and 5 tries; a new one replaces it. 409 `no-contact`, `already-verified`, or `mail-is-sent` for an email address to which the server can send a link.
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
     * Type a code that a merchant shows
     * @description 409 `wrong-code` for every code that proves nothing, whatever the reason.
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
     * @description The link `/preSignup?activate=CODE` works once, for 7 days. Whoever opens it sets a password; only then there is an account, and an invite of this merchant that waits for an answer. Registering the same address again, with a new key or none, sends a new link, and the old one stops working; the same key sends none and leaves the link as it is.
     *     409 `has-account` when the address has an account: send an invite instead, once its owner has confirmed the address.
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
    /** Take back a registration that nobody has used */
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
     * @description 404 `link-over` when the link was used, replaced or is too old.
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
     * Make the account that an activation link is for
     * @description 404 `link-over` when the link was used, replaced or is too old; 400 `weak-password`; 409 `has-account`.
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
     * Own intakes, the newest first
     * @description The text is looked for in the name of the item.
     */
    get: operations['listIntakes'];
    put?: never;
    /**
     * Begin to record an item that a client hands in
     * @description For one of the own transactions, an own client, or neither. A repeated `key` gives the intake that the first request
     *     opened.
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
    /** One of the own intakes, with its whole chain */
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
     * Change an own intake
     * @description By the rules of src/events/intake/decide.ts. What is as it should be already stays as it is.
     */
    post: operations['changeIntake'];
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
     * Hand an own intake to the client by a link
     * @description Each link takes the place of the one before. What the client has agreed to can be shown by a new link as well. 409
     *     `no-photos`, `closed`.
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
     * What a link shows
     * @description 404 `link-over` when the link was replaced, taken back, or is too old.
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
     * Agree or object by a link, once
     * @description `seen` is the hash of the last record that was shown. 404 `link-over`; 409 `link-over` when it was answered or is over,
     *     `changed-meanwhile`.
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
     * @description The signed-in person owns it. A repeated `key` gives the business that the first request added.
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
     * @description Its number is never given out again.
     */
    delete: operations['deleteTenant'];
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
    /** The price book as it is now */
    get: operations['getPriceBook'];
    /**
     * Save a new version of the price book
     * @description On top of `version`; 409 `changed-meanwhile` when that is no longer the newest. A book that is as the newest makes no
     *     version. Estimates that were made before stay as they are.
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
     * What a change of the price book would mean for prices
     * @description Nothing is kept. The prices before are those of the newest version.
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
    /** All versions of the price book, the newest first */
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
     * What cleaning a bag costs by the price book
     * @description Nothing is kept. 409 `not-in-book` when the book has no price for this stain on this material.
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
     * Own estimates
     * @description The text is looked for in the name, the note, the material and the stain.
     */
    get: operations['listEstimates'];
    put?: never;
    /**
     * Keep an estimate
     * @description It is counted from the newest version of the price book, which it keeps for ever. A repeated `key` gives the
     *     estimate that the first request made.
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
    /** One of the own estimates */
    get: operations['getEstimate'];
    put?: never;
    post?: never;
    /**
     * Delete an own estimate
     * @description It can be brought back for `undoMs` of `/media/limits`.
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
     * @description It waits in `/quote-requests` of the merchant whose client one is, and is answered with a transaction. 409 `no-merchant`
     *     without one, `already-asked` while it waits, `already-written` once there is a transaction.
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
     * Bring a deleted estimate back
     * @description Within `undoMs` of `/media/limits`. One that is not deleted stays as it is.
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
    /** People, with how much they trade */
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
    /** What photos of marks are compared with, and how */
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
     * @description The body is the photo, up to 15 MB, of at most 50 million pixels. It is not kept. A merchant's photo is compared with
     *     their own references, a client's with those of their merchant. A match says that the photo shows the same places as at
     *     least two references of one name, and nothing about whether an item is genuine. A trial run counts with a match only.
     *     409 `no-merchant`, `no-references`, `trial-used-up`. A repeated `Idempotency-Key` with the same photo gives the answer of the first request.
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
    /** Own references, all of them */
    get: operations['listBrandReferences'];
    put?: never;
    /**
     * Add photos under a name
     * @description Of pictures that were uploaded at `/pictures`. 409 `name-taken`; 422 naming a photo that shows too little to be told
     *     from others. A repeated `key` gives what the first request made.
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
     * Rename an own reference, add and remove its photos
     * @description 409 `changed-meanwhile` when `version` is not the newest, `name-taken`. A photo that is removed is not kept.
     */
    put: operations['updateBrandReference'];
    post?: never;
    /**
     * Delete an own reference with its photos
     * @description It can be brought back for `undoMs` of `/media/limits`.
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
     * Bring back an own reference
     * @description 409 `name-taken` when there is another of its name meanwhile.
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
     * Own analyses
     * @description The text is looked for in what the item is called and in its type.
     */
    get: operations['listAnalyses'];
    put?: never;
    /**
     * Have two own pictures measured
     * @description Of pictures that were uploaded at `/pictures` (422 naming the field when they are the same). 409 `trial-used-up` when no trial run is left, counting those under way.
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
     * How own analyses get on, live
     * @description Server-sent events: id, version and status of an analysis that has gone on; `again` says to look at everything. The stream ends after some minutes, and with `session-over` once the token has run out or the session has ended.
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
     * @description For its owner and admins. One that was deleted can be seen as long as it can be brought back.
     */
    get: operations['getAnalysis'];
    put?: never;
    post?: never;
    /**
     * Delete an analysis
     * @description For its owner and admins; it can be brought back for 24 hours. 409 `still-working` before it has ended.
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
     * Bring a deleted analysis back
     * @description By whoever deleted it. Asked again it changes nothing.
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
    /** Try an analysis again that has failed */
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
     * @description For whoever may see the analysis. `before-large.webp` and the like are the two photos in their sizes, `overlay-NAME.webp` what was drawn over them.
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
     * Have two photos measured without an account
     * @description Nothing is kept: neither the photos nor the result. Limited for each network (429) and for the whole installation (503); people with an account go first. 422 names the photo that cannot be read.
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
      /** @description A stable name for programs, like `cart-changed`. */
      reason: string;
      /** @description One or two sentences for a person. */
      message: string;
      /** @description The field that is the cause, when one is. */
      field?: string;
    };
    /**
     * @description A UUID, in small letters.
     * @example 3f1c1f0e-6b1c-4f7e-9a55-0d5a4e0c9b11
     */
    Id: string;
    /**
     * @description A UUID drawn by the client for one intention. Sending the same request again, because of a double click, a lost
     *     answer or a network that came back, does nothing more and gives the same answer.
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
     * @description A price for one, in hundredths. 0 means that there is none, and that one asks for a quote.
     * @example 4500
     */
    PriceCents: number;
    Quantity: number;
    /** @description How many are left; null when they are not counted. */
    Stock: number | null;
    /** @description Counts the changes. A change names the version it was made from, so that none is lost. */
    Version: number;
    /** @enum {string} */
    Category:
      'bags' | 'shoes' | 'clothing' | 'furniture' | 'car-interiors' | 'carpets' | 'care-products' | 'other';
    /** @description A person as anybody may see them. */
    Person: {
      uid: components['schemas']['Uid'];
      userName: string;
      displayName: string;
      companyName: string;
    };
    /**
     * @description Addresses on this server that can be shown as they are: they hold a key that nobody guesses, or, in a post, a ticket. They
     *     stop working when whoever was told them may not see the picture any more.
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
    /** @description Own uploads, in the order they are shown. */
    PictureIds: components['schemas']['Id'][];
    /** @example Leather sofa deep clean */
    ProductTitle: string;
    ProductDescription: string;
    /**
     * @description private: for the clients named for it only.
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
      /** @description The own photo post it is made from. */
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
      /** @description The clients named for it, while it is private. */
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
    /** @description How many were found on all pages together. */
    Total: number;
    Hidden: {
      hidden: boolean;
    };
    NamedClients: {
      version: components['schemas']['Version'];
      clients: components['schemas']['Uid'][];
    };
    /** @description A ThumbHash in base64, to show until the picture is there; null for what has none. */
    Placeholder: string | null;
    /** @enum {string} */
    PostKind: 'photo' | 'video' | 'audio';
    CompletedUpload: {
      /** @description Of the whole file, in small hexadecimal letters. */
      sha256: string;
      /** @description Keep what was written beside picture and sound (place, time, camera). */
      keepTags: boolean;
      /** @description For a video, an own picture to show before it plays. */
      posterId: components['schemas']['Id'] | null;
    };
    Medium: {
      id: components['schemas']['Id'];
      kind: components['schemas']['PostKind'];
      /** @description MIME type of what is served. */
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
      /** @description Of all files of this account, uploads under way included. */
      usedBytes: number;
      maxTotalBytes: number;
      /** @description Uploads under way at once. */
      maxUnfinished: number;
      /** @description An upload that is not complete by then is removed. */
      unfinishedMs: number;
      /** @description How long a piece is best. */
      pieceBytes: number;
      /** @description A deleted post can be brought back for so long. */
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
      /** @description What is said, as WebVTT; null where nobody has written it down. */
      captions: components['schemas']['Captions'] | null;
      /** @description They were removed, and whoever asks can bring them back. */
      captionsRestorable: boolean;
    };
    Captions: {
      /** @description An address as in `Picture`. */
      url: string;
      language: components['schemas']['Language'];
    };
    /** @description As BCP 47 names it, such as `en` or `pt-BR`. */
    Language: string;
    TranscriptLine: {
      startMs: number;
      /** @description null until the next line begins. */
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
      /** @description The model and where it runs; null: none is set up. */
      engine: string | null;
      maxBytes: number;
    };
    HeardSpeech: {
      engine: string;
      /** @description Empty where nothing is said. */
      text: string;
      /** @description In order; nothing where the model tells no times. */
      segments: {
        startMs: number;
        endMs: number;
        text: string;
      }[];
    };
    /**
     * @description `clients`: shared between a merchant and their accepted clients, whichever of them owns it. `named`: with those of them who are named in `people`.
     * @enum {string}
     */
    PostVisibility: 'public' | 'clients' | 'named' | 'private';
    Caption: string;
    /** @description For `named`. Left out, those who were named stay. */
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
      /** @description What it answers; null for the post. */
      parentId: components['schemas']['Id'] | null;
      body: components['schemas']['CommentBody'];
    };
    ChangedComment: {
      body: components['schemas']['CommentBody'];
    };
    Comment: {
      id: components['schemas']['Id'];
      parentId: components['schemas']['Id'] | null;
      /** @description null when the account is gone. */
      author: components['schemas']['Person'] | null;
      /** @description Empty once it is deleted. */
      body: string;
      /** @description What it said before, for its author, the owner of the post and admins; nothing for others. */
      earlier: {
        body: string;
        until: components['schemas']['Time'];
      }[];
      createdAt: components['schemas']['Time'];
      editedAt: components['schemas']['Time'] | null;
      deletedAt: components['schemas']['Time'] | null;
      /** @description Deleted */
      restorable: boolean;
    };
    CommentPage: {
      comments: components['schemas']['Comment'][];
      total: components['schemas']['Total'];
      /** @description How far the signed-in person has read; null when they never did. */
      readUntil: components['schemas']['Time'] | null;
    };
    ReadUntil: {
      until: components['schemas']['Time'];
    };
    ReadNotices: {
      /** @description null; whenever they came. */
      until: components['schemas']['Time'] | null;
      /** @description null; of any comment. */
      commentId: components['schemas']['Id'] | null;
      /** @description Only those about this order. */
      order?: components['schemas']['TransactionNumber'] | null;
    };
    Notice: {
      /**
       * @description `mention`: it names the person; `reply`: it answers theirs; `comment`: it is about their post.
       * @enum {string}
       */
      kind: 'mention' | 'reply' | 'comment';
      commentId: components['schemas']['Id'];
      /** @description null when the account is gone. */
      author: components['schemas']['Person'] | null;
      /** @description How it begins. */
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
      /** @description What is told of one's orders, the newest first, 20 at most. */
      orders: components['schemas']['OrderNotice'][];
      /** @description What an admin answered to the request to become a merchant; null when there is no answer. */
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
      /** @description The photo, or what is shown of a video before it plays; null for sound, and a video without one. */
      picture: components['schemas']['Picture'] | null;
      /** @description null for a photo. */
      recording: components['schemas']['Recording'] | null;
      /** @description What a photo is compared with; null also where the person who asks may not see the other one. */
      pair: components['schemas']['Pair'] | null;
      /** @description Who are named, for the owner; nobody for others. */
      people: components['schemas']['Person'][];
      createdAt: components['schemas']['Time'];
      /** @description null unless it can be brought back. */
      deletedAt: components['schemas']['Time'] | null;
      /** @description The reason an admin gave for taking it down; null when nobody did. */
      takenDownBecause: string | null;
    };
    /** @enum {string} */
    PairSide: 'before' | 'after';
    NewPair: {
      otherId: components['schemas']['Id'];
      /** @description What this post becomes; the other one becomes the other. */
      side: components['schemas']['PairSide'];
    };
    Pair: {
      /** @description What this post shows. */
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
         * @description `gone`: deleted, hidden or not for this person; `closed`: its seller does not sell here any more; `short`: fewer are left (`product.stock` says how many);
         *     `quote`: it has no price, ask the seller for one; `own`: it is one's own.
         * @enum {string}
         */
        status: 'ok' | 'gone' | 'closed' | 'short' | 'quote' | 'own';
        /** @description null when it is gone or closed. */
        product: components['schemas']['Product'] | null;
        /** @description Price times quantity; 0 unless the status is `ok` or `short`. */
        lineCents: components['schemas']['Cents'];
      }[];
      /** @description Of the lines that are `ok`. */
      totalCents: components['schemas']['Cents'];
    };
    /** @description Whom a transaction is for, as they were at that time. */
    Contact: {
      name: string;
      /**
       * @description Any usual spelling with its country code; given back as E.164.
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
      /** @description Who ordered, where somebody else may be signed in by the time it is sent. */
      buyer?: string;
      contact: components['schemas']['Contact'];
      paymentMethod: components['schemas']['PaymentMethod'];
      note: components['schemas']['Note'];
      /** @description When each shop's part changes hands, at most one for each; refused like that of a transaction. */
      handovers?: {
        seller: components['schemas']['Uid'];
        way: components['schemas']['HandoverWay'];
        start: components['schemas']['Time'];
      }[];
      /** @description At most one line for each product. */
      lines: {
        productId: components['schemas']['Id'];
        quantity: components['schemas']['Quantity'];
        /** @description The price the buyer has seen and accepted. */
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
      /** @description null where it is about an estimate. */
      productId: components['schemas']['Id'] | null;
      /** @description null where it is about a product. */
      estimate: components['schemas']['QuotedEstimate'] | null;
      title: string;
      quantity: components['schemas']['Quantity'];
      buyer: components['schemas']['Person'];
      contact: components['schemas']['Contact'];
      note: string;
      createdAt: components['schemas']['Time'];
    };
    /** @description What the merchant sees of it. */
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
    /** @description Something from the own products, or anything else by its title. */
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
      /** @description The question for a price that it answers; then `buyerUid` is whoever asked. */
      quoteRequestId: components['schemas']['Id'] | null;
      /** @description The own estimate that it is made from; then that one names the transaction. */
      estimateId?: components['schemas']['Id'];
      /** @description An own client, who then sees the transaction; null for anybody else. */
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
        /** @description 0 takes the line out. */
        quantity: number;
        /** @description What the buyer was shown, and accepted, as the price of one more piece; without it, that of the line. */
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
      /** @description Of the seller the company, when there is one; of the buyer the name of the contact. */
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
      /** @description Of the first line. */
      title: string;
      lineCount: number;
      totalCents: components['schemas']['Cents'];
      paymentMethod: components['schemas']['PaymentMethod'];
      createdAt: components['schemas']['Time'];
      heldUntil: components['schemas']['HeldUntil'];
      handoverAt: components['schemas']['HandoverAt'];
      readyAt: components['schemas']['ReadyAt'];
    };
    /** @description An unpaid order gives its pieces back then, and is cancelled; null when it keeps them, or holds none. */
    HeldUntil: components['schemas']['Time'] | null;
    /** @enum {string} */
    HandoverWay: 'pickup' | 'delivery';
    HandoverChoice: {
      way: components['schemas']['HandoverWay'];
      start: components['schemas']['Time'];
    };
    /** @description When and how it changes hands. */
    Handover: {
      way: components['schemas']['HandoverWay'];
      start: components['schemas']['Time'];
      end: components['schemas']['Time'];
      /** @description Of the shop when it was chosen, an IANA name. */
      timeZone: string;
    };
    ChosenHandover: {
      version: components['schemas']['Version'];
      /** @description null; it is open again. */
      choice: components['schemas']['HandoverChoice'] | null;
    };
    /** @description When it changes hands; null when nobody has said. */
    HandoverAt: components['schemas']['Time'] | null;
    /** @description Since when it is ready for the buyer; null while it is not. */
    ReadyAt: components['schemas']['Time'] | null;
    Slot: {
      start: components['schemas']['Time'];
      end: components['schemas']['Time'];
    };
    ShopSlots: {
      ways: components['schemas']['HandoverWay'][];
      /** @description Of the shop. */
      timeZone: string;
      slots: components['schemas']['Slot'][];
    };
    /** @description When a shop hands over orders, in its own time. */
    ShopHours: {
      /**
       * @description An IANA name.
       * @example Europe/Berlin
       */
      timeZone: string;
      ways: components['schemas']['HandoverWay'][];
      /** @enum {integer} */
      slotMinutes: 30 | 60 | 120 | 240;
      /** @description Between now and the first slot. */
      noticeHours: number;
      /** @description From Monday on; null when it is closed. */
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
    /** @description What a buyer is told of an order. */
    OrderNotice: {
      number: components['schemas']['TransactionNumber'];
      /** @enum {string} */
      kind: 'ready' | 'reminder';
      sellerName: string;
      /** @description Of the first line. */
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
      /** @description Sums of all that was found, on all pages together. */
      totals: {
        /** @description Of what is unpaid or paid; drafts and what was cancelled or refunded do not count. */
        totalCents: components['schemas']['Cents'];
        draftCents: components['schemas']['Cents'];
        unpaidCents: components['schemas']['Cents'];
        paidCents: components['schemas']['Cents'];
        cancelledCents: components['schemas']['Cents'];
        refundedCents: components['schemas']['Cents'];
      };
    };
    /** @description Drafts and what was cancelled or refunded do not count. */
    SalesFigures: {
      /** @description Orders. */
      count: number;
      cents: components['schemas']['Cents'];
      weeks: components['schemas']['SalesOverTime'];
      months: components['schemas']['SalesOverTime'];
      products: components['schemas']['TopSales'];
      clients: components['schemas']['TopSales'];
    };
    /** @description From the first sale on, without a gap; what is longer ago than is told is counted in `earlier`. */
    SalesOverTime: {
      periods: {
        /**
         * Format: date
         * @description Its first.
         */
        day: string;
        /** @description Orders. */
        count: number;
        cents: components['schemas']['Cents'];
      }[];
      /** @description Orders. */
      earlier: number;
    };
    /** @description Those that come to most. */
    TopSales: {
      top: {
        /** @description As the last order has it. */
        name: string;
        /** @description Items of a product, orders of a client. */
        count: number;
        cents: components['schemas']['Cents'];
      }[];
      /** @description How many there are. */
      total: number;
    };
    UnpaidAges: {
      /** @description Up to 7 days, 8 to 30, 31 to 60, more. */
      ages: {
        /** @description Orders. */
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
      /** @description When the buyer was last reminded to pay; null when never. */
      remindedAt: components['schemas']['Time'] | null;
      /** @description null when nobody has said. */
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
        /** @description What one more piece costs today; null when no more can be had. */
        moreCents: components['schemas']['PriceCents'] | null;
      }[];
      totalCents: components['schemas']['Cents'];
      paymentMethod: components['schemas']['PaymentMethod'];
      note: string;
      /**
       * @description A checkout of a cart, or written by the seller.
       * @enum {string}
       */
      origin: 'cart' | 'hand';
      createdAt: components['schemas']['Time'];
      placedAt: components['schemas']['Time'] | null;
      paidAt: components['schemas']['Time'] | null;
      /** @description What was issued for it, the oldest first. */
      invoices: {
        number: components['schemas']['InvoiceNumber'];
        kind: components['schemas']['InvoiceKind'];
        /** @description With the tax that is added on top; a credit note's has no minus. */
        totalCents: components['schemas']['Cents'];
        /** @description ISO 4217. */
        currency: string;
        /** @description Whether it is the invoice of what the order is now. */
        upToDate: boolean;
      }[];
      /** @description Its facts, the oldest first. */
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
    /** @description What a shop's invoices say besides the order. */
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
       * @description An IANA name.
       * @example Europe/Berlin
       */
      timeZone: string;
      /** @description Otherwise tax is added on top. */
      pricesIncludeTax: boolean;
      /** @description May be empty, like all below. */
      terms: string;
      /** @description Checked by its check digits; given back without spaces. */
      iban: string;
      bic: string;
      accountHolder: string;
      /** @description https only. */
      paymentLink: string;
      /** @description The first one is that of every line that says nothing else. */
      taxRates: components['schemas']['TaxRate'][];
      dueDays: number;
    };
    VersionedInvoiceDetails: {
      version: components['schemas']['DetailsVersion'];
      details: components['schemas']['InvoiceDetails'] | null;
    };
    ChangedInvoiceDetails: {
      version: components['schemas']['DetailsVersion'];
      details: components['schemas']['InvoiceDetails'];
    };
    /** @description Counts the changes; 0 before the first one. */
    DetailsVersion: number;
    NewInvoice: {
      version: components['schemas']['Version'];
      detailsVersion: components['schemas']['DetailsVersion'];
      /** @description Tax of lines that do not have the first rate. */
      rates: {
        lineId: components['schemas']['LineId'];
        /** @description The name of a rate; null for no tax. */
        rate: string | null;
      }[];
    };
    /**
     * @description The year and a place in it, without gaps for each shop; credit notes are among the invoices.
     * @example 2026-0001
     */
    InvoiceNumber: string;
    /**
     * @description A day where the shop is.
     * @example 2026-11-27
     */
    Day: string;
    /** @description An invoice or a credit note as it was issued. Amounts of a credit note have no minus. */
    InvoiceDocument: {
      number: components['schemas']['InvoiceNumber'];
      kind: components['schemas']['InvoiceKind'];
      order: components['schemas']['TransactionNumber'];
      /** @description The invoice that a credit note takes back. */
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
         * @description An IANA name.
         * @example Europe/Berlin
         */
        timeZone: string;
        /** @description Otherwise tax is added on top. */
        pricesIncludeTax: boolean;
        /** @description May be empty, like all below. */
        terms: string;
        /** @description Checked by its check digits; given back without spaces. */
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
      /** @description One for each rate. Tax is counted on the sum of its lines and rounded half up to the cent. */
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
      /** @description Display name of whoever did it; empty when their account is gone. */
      by: string;
      /** @description What the fact holds. */
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
     * @description Country whose national numbers need no country code.
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
        /** @description When the number was last used by somebody who still is a client. */
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
      /** @description Who accepted; null before, since nothing is shared before. */
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
      /** @description The accepted invite, by which the relation is ended. */
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
    /** @description The code of a link. */
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
      /** @description Spaces, dashes and small letters do not matter. */
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
      /** @description Any usual spelling with its country code, or empty; given back as E.164. */
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
      /** @description Any usual spelling with its country code, or empty; given back as E.164. */
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
      /** @description Any usual spelling with its country code, or empty; given back as E.164. */
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
        /** @description Whether whoever asks may change it. */
        editable: boolean;
      }[];
      total: components['schemas']['Total'];
    };
    /** @enum {string} */
    Material: 'leather' | 'suede' | 'canvas' | 'other';
    /** @enum {string} */
    Stain: 'general' | 'mold' | 'dirt' | 'oil' | 'ink';
    /** @enum {string} */
    Condition: 'excellent' | 'good' | 'fair' | 'poor';
    StainCount: number;
    /** @description An amount of the price book, in hundredths. */
    BookCents: number;
    /** @description In hundredths, 180 is ×1.8. */
    BookFactor: number;
    /** @description null when the book has no price for this stain on this material. */
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
      /** @description Of the price book, from which it was counted. */
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
    /** @description What its author says about a version; may be empty. */
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
    /** @description null when the book has none. */
    PriceOrNone: components['schemas']['Cents'] | null;
    PriceBookVersion: {
      version: components['schemas']['Version'];
      book: components['schemas']['Book'];
      note: string;
      /** @description null for version 1, and when the account is gone. */
      author: components['schemas']['Person'] | null;
      /** @description null for version 1, which came with the product. */
      createdAt: components['schemas']['Time'] | null;
    };
    PriceBookVersionPage: {
      versions: components['schemas']['PriceBookVersion'][];
      total: components['schemas']['Total'];
    };
    /** @description What the client hands in. */
    IntakeItem: string;
    NewIntake: {
      key: components['schemas']['Key'];
      item: components['schemas']['IntakeItem'];
      transaction: components['schemas']['TransactionNumber'] | null;
      /** @description An own client. Of a transaction it is the buyer, whatever stands here. */
      client: components['schemas']['Uid'] | null;
    };
    /** @enum {string} */
    IntakeState: 'draft' | 'sent' | 'agreed' | 'objected' | 'returned' | 'closed';
    /** @description In thousandths of the photo; without width and height a point. */
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
      /** @description null when the file is gone. */
      picture: components['schemas']['Picture'] | null;
    };
    /** @description As docs/log-format.md says; the facts are those of src/events/intake/events.ts. */
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
      /** @description When it can be answered no more. */
      expiresAt: components['schemas']['Time'] | null;
      /** @description When the link shows it no more; null when no link does. */
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
      } | null;
      closedAt: components['schemas']['Time'] | null;
      records: components['schemas']['SealedRecord'][];
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
      /** @description Where the link is mailed to; null, nowhere. */
      email: string | null;
    };
    SentIntakeLink: {
      url: string;
      /** @description Whether a mail with it has left this server. */
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
    /** @description What the bag is called. */
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
      /** @description The number of the transaction it has become. */
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
    /** @description What the photos show. */
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
    /** @description Names count that have as many photos as a match needs. */
    BrandMeans: {
      engine: components['schemas']['BrandEngine'];
      names: number;
      photos: number;
      /** @description So many photos of one name must agree. */
      needed: number;
      /** @description Whose references they are; null for one's own, and without a merchant. */
      merchant: components['schemas']['Person'] | null;
    };
    BrandPlaces: {
      x: number;
      y: number;
    }[];
    BrandAgreement: {
      pictureId: components['schemas']['Id'];
      /** @description The reference; null for everybody but its owner. */
      photo: components['schemas']['Picture'] | null;
      /** @description So many points are where they are in the reference. */
      points: number;
      outline: components['schemas']['BrandPlaces'];
      places: components['schemas']['BrandPlaces'];
      referencePlaces: components['schemas']['BrandPlaces'];
    };
    BrandCheck: {
      /** @description What the references are called that agree; null for no match. */
      name: string | null;
      agreeing: components['schemas']['BrandAgreement'][];
      /** @description The photo shows too little to be told from others. */
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
        /** @description Transactions as seller. */
        sold: number;
        /** @description Transactions as buyer. */
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
      /** @description What its owner calls it, so that it can be followed over time. May be empty. */
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
      /** @description Pixels of its large size. */
      width: number;
      height: number;
      placeholder: components['schemas']['Placeholder'];
    };
    AnalysisRow: {
      id: components['schemas']['Id'];
      /** @description Seq of the last fact. */
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
      /** @description It takes one of the owner's trial runs. */
      trial: boolean;
      /** @description Why the pictures are unfit. */
      refusal: ('same-picture' | 'too-small' | 'picture-lost' | 'unreadable') | null;
      failure: {
        /** @enum {string} */
        during: 'checking' | 'aligning' | 'measuring';
        /** @enum {string} */
        reason: 'too-heavy' | 'broken';
      } | null;
      /** @description SHA-256 of the canonical JSON (RFC 8785) of `measurement`, hex. */
      record: string | null;
      /** @description All that the engine said, as src/events/analysis/measurement.ts has it, with its version and parameters; null when it said nothing. */
      measurement: {
        [key: string]: unknown;
      } | null;
    };
    /** @description Both photos together have up to 30 MB. */
    VisitorPhotos: {
      itemType: components['schemas']['ItemType'];
      /** @description JPEG, PNG, WebP, AVIF or GIF. */
      before: unknown;
      after: unknown;
    };
    VisitorMeasurement: {
      /** @description All that the engine said, as src/events/analysis/measurement.ts has it. */
      measurement: {
        [key: string]: unknown;
      };
      /** @description What was drawn over the photos, WebP. */
      overlays: {
        name: string;
        base64: string;
      }[];
    };
    Trials: {
      /** @description null when there is no limit. */
      trials: {
        limit: number;
        used: number;
        /** @description Under way. */
        reserved: number;
        left: number;
      } | null;
    };
    /** @enum {string} */
    Role: 'user' | 'merchant' | 'admin';
  };
  responses: {
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
    /** @description There is no such thing, or not for this person */
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
    /** @description More bytes or pixels than are taken */
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
    /** @description Not what it was sent as, or nothing that this server can read */
    NotReadable: {
      headers: {
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
    /** @description Part of what is looked for; capitals do not matter. */
    search: string;
    /** @description The first instant, by creation. A day begins where the reader is, so clients send its first instant. */
    from: string;
    /** @description The first instant, by creation, that is too late. */
    before: string;
    /** @description Where days begin at midnight, an IANA name. */
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
        /** @description Part of what is looked for; capitals do not matter. */
        search?: components['parameters']['search'];
        category?: components['schemas']['Category'];
        /** @description The lowest price. Above 0, products without a price are left out. */
        minCents?: components['schemas']['Cents'];
        maxCents?: components['schemas']['Cents'];
        /** @description User name of the one seller to show. */
        seller?: components['schemas']['UserName'];
        /** @description Ascending, or descending with a dash in front. */
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
      /** @description One page of those found */
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
      /** @description The product is offered */
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
        /** @description Part of what is looked for; capitals do not matter. */
        search?: components['parameters']['search'];
        category?: components['schemas']['Category'];
        show?: 'all' | 'shown' | 'hidden' | 'private';
        /** @description Ascending, or descending with a dash in front. */
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
      /** @description One page of those found */
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
        /** @description Part of what is looked for; capitals do not matter. */
        search?: components['parameters']['search'];
        /** @description Ascending, or descending with a dash in front. */
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
      /** @description One page of those found */
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
      /** @description The product as it is now */
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
      /** @description There is no such product now */
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
      /** @description The product as it is now */
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
      /** @description The product as it is now */
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
      /** @description The seller sees the question */
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
      /** @description One page of those found, the oldest first */
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
      /** @description It waits no more */
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
      /** @description The picture is kept */
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
      /** @description The limits, and what is used of them */
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
        /** @description All when it is left out. */
        kind?: components['schemas']['PostKind'];
        /** @description `mine`: own ones; `public`: those of everybody; `clients`: what own clients share with the signed-in merchant; `merchant`: what the own merchant shares; `deleted`: own ones that can be brought back. */
        from?: 'mine' | 'public' | 'clients' | 'merchant' | 'deleted';
        /** @description Part of what is looked for; capitals do not matter. */
        search?: components['parameters']['search'];
        /** @description Ascending, or descending with a dash in front. */
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
      /** @description One page of those found */
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
      /** @description The post as it is now */
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
      /** @description There is no such post now */
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
      /** @description All of it */
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
      /** @description The part that was asked for */
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
      /** @description The tag is still that of the file */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      404: components['responses']['NotFound'];
      /** @description The file is not so long */
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
      /** @description The post as it is now */
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
      /** @description The own report, if there is one */
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
      /** @description Admins are told */
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
      /** @description What was told of it is answered */
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
      /** @description The post as it is now */
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
      /** @description The post as it is now */
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
      /** @description The post as it is now */
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
      /** @description The post is in no pair now */
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
      /** @description It is kept */
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
      /** @description The transcript as it is now */
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
      /** @description There are no captions now */
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
      /** @description What is said in it */
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
        /** @description What is spoken, as BCP 47 names it; the model finds out when it is left out. */
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
      /** @description What is said */
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
      /** @description They are read */
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
      /** @description The comment as it is now */
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
      /** @description It says nothing now */
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
      /** @description The comment as it is now */
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
        /** @description Part of a number, of the buyer's or seller's name, or of what was bought; capitals do not matter. */
        search?: string;
        state?: components['schemas']['TransactionState'];
        /** @description The first instant, by creation. A day begins where the reader is, so clients send its first instant. */
        from?: components['parameters']['from'];
        /** @description The first instant, by creation, that is too late. */
        before?: components['parameters']['before'];
        /** @description Ascending, or descending with a dash in front. */
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
      /** @description One page of those found */
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
        /** @description Part of a number, of the buyer's or seller's name, or of what was bought; capitals do not matter. */
        search?: string;
        state?: components['schemas']['TransactionState'];
        /** @description The first instant, by creation. A day begins where the reader is, so clients send its first instant. */
        from?: components['parameters']['from'];
        /** @description The first instant, by creation, that is too late. */
        before?: components['parameters']['before'];
        /** @description Ascending, or descending with a dash in front. */
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
      /** @description One page of those found */
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
        /** @description Part of a number, of the buyer's or seller's name, or of what was bought; capitals do not matter. */
        search?: string;
        state?: components['schemas']['TransactionState'];
        /** @description The first instant, by creation. A day begins where the reader is, so clients send its first instant. */
        from?: components['parameters']['from'];
        /** @description The first instant, by creation, that is too late. */
        before?: components['parameters']['before'];
        /** @description Ascending, or descending with a dash in front. */
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
      /** @description One page of those found */
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
        /** @description The first instant, by creation. A day begins where the reader is, so clients send its first instant. */
        from?: components['parameters']['from'];
        /** @description The first instant, by creation, that is too late. */
        before?: components['parameters']['before'];
        /** @description Where days begin at midnight, an IANA name. */
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
        /** @description Part of a number, of the buyer's or seller's name, or of what was bought; capitals do not matter. */
        search?: string;
        /** @description Ascending, or descending with a dash in front. */
        sort?:
          | 'number'
          | '-number'
          | 'createdAt'
          | '-createdAt'
          | 'totalCents'
          | '-totalCents'
          | 'sellerName'
          | '-sellerName';
        /** @description The first instant, by creation. A day begins where the reader is, so clients send its first instant. */
        from?: components['parameters']['from'];
        /** @description The first instant, by creation, that is too late. */
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
      /** @description One page of those found */
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
        /** @description Where days begin at midnight, an IANA name. */
        timeZone?: components['parameters']['timeZone'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Each age, the youngest first */
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
      /** @description One page of those found */
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
      /** @description The transaction as it is now */
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
      /** @description The transaction as it is now */
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
      /** @description The transaction as it is now */
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
      /** @description The transaction as it is now */
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
      /** @description The transaction as it is now */
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
      /** @description The transaction as it is now */
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
      /** @description The transaction as it is now */
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
      /** @description The transaction as it is now */
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
      /** @description The transaction as it is now */
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
      /** @description The transaction as it is now */
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
      /** @description The transaction as it is now */
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
      /** @description Invoices and credit notes, the oldest first */
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
      /** @description The invoice that stands */
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
      /** @description Slots that can still be chosen, the earliest first */
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
      /** @description Version 0 and null before anything was saved */
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
      /** @description As they are now */
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
      /** @description null when nothing is kept */
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
      /** @description As it is now */
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
      /** @description Nothing is kept */
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
  getInvoiceDetails: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Version 0 and null before anything was saved */
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
      /** @description As they are now */
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
      409: components['responses']['Conflict'];
      429: components['responses']['TooOften'];
      503: components['responses']['Busy'];
    };
  };
  listSentInvites: {
    parameters: {
      query?: {
        /** @description Part of what is looked for; capitals do not matter. */
        search?: components['parameters']['search'];
        state?: components['schemas']['InviteState'];
        /** @description Ascending, or descending with a dash in front. */
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
      /** @description One page of those found */
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
      /** @description The invite as it is now */
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
      /** @description The invite as it is now */
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
      /** @description The invite as it is now */
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
      /** @description The invite as it is now */
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
        /** @description Part of what is looked for; capitals do not matter. */
        search?: components['parameters']['search'];
        /** @description Ascending, or descending with a dash in front. */
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
      /** @description One page of those found */
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
      /** @description The code, which is shown this one time */
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
      /** @description Both, as they are now */
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
      /** @description Both contacts, of which the code has verified one */
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
        /** @description Part of what is looked for; capitals do not matter. */
        search?: components['parameters']['search'];
        /** @description Ascending, or descending with a dash in front. */
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
      /** @description One page of those found */
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
      /** @description The link works no more */
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
      /** @description The account is there, and this is the address to sign in with */
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
        /** @description Part of what is looked for; capitals do not matter. */
        search?: components['parameters']['search'];
        /** @description Only those that hang on it. */
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
      /** @description One page of those found */
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
      /** @description The link, which is told once */
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
        /** @description Part of what is looked for; capitals do not matter. */
        search?: components['parameters']['search'];
        plan?: components['schemas']['Plan'];
        /** @description Ascending, or descending with a dash in front. */
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
      /** @description One page of those found */
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
      /** @description The business as it is now */
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
      /** @description There is no such business now */
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
        /** @description Part of what is looked for; capitals do not matter. */
        search?: components['parameters']['search'];
        /** @description Those that are kept, or those that can still be brought back. */
        show?: 'kept' | 'deleted';
        /** @description Ascending, or descending with a dash in front. */
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
      /** @description One page of those found */
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
      /** @description There is no such estimate now */
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
      /** @description It waits with the merchant */
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
        /** @description Part of what is looked for; capitals do not matter. */
        search?: components['parameters']['search'];
        /** @description Ascending, or descending with a dash in front. */
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
      /** @description One page of those found */
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
      /** @description The engine, and how many references it has to go by */
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
        /** @description Those that are kept, or those that can still be brought back. */
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
      /** @description It is compared with from now on */
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
      /** @description As it is now */
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
      /** @description There is no such reference now */
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
        /** @description `mine`: those that are there; `deleted`: those that can be brought back. */
        from?: 'mine' | 'deleted';
        /** @description All when it is left out. */
        itemType?: components['schemas']['ItemType'];
        /** @description Part of what is looked for; capitals do not matter. */
        search?: components['parameters']['search'];
        /** @description Ascending, or descending with a dash in front. */
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
      /** @description One page of those found */
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
      /** @description The analysis, which has only begun */
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
      /** @description The analysis, from its beginning */
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
      /** @description The part that was asked for */
      206: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'image/webp': unknown;
        };
      };
      /** @description The tag is still that of the file */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['SignedOut'];
      404: components['responses']['NotFound'];
      /** @description The file is not so long */
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
      /** @description What was measured */
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
