/** What somebody without an account may have measured. */
const megabyte = 1024 * 1024;

/** As phones take them. */
export const largestVisitorPhoto = 15 * megabyte;

/** Of both together, as they are sent. */
export const largestVisitorPhotos = 2 * largestVisitorPhoto;
