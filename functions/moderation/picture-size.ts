/**
 * Limit of a picture in an answer, in bytes: above any that the inspection stores, and in base64
 * below what an answer of AWS Lambda may have.
 */
export const maximumPictureBytes = 4_000_000
