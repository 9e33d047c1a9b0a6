/** Size limits of what somebody without an account may have measured. */
const megabyte = 1024 * 1024;

/** Enough for photos as phones take them. */
export const largestVisitorPhoto = 15 * megabyte;

/** Both photos together, as they are sent. */
export const largestVisitorPhotos = 2 * largestVisitorPhoto;
