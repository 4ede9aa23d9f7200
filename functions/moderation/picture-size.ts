/**
 * Maximum size of a picture in an answer, in bytes: above any that the inspection stores and, in
 * base64, below AWS Lambda's limit of an answer.
 */
export const maximumPictureBytes = 4_000_000
