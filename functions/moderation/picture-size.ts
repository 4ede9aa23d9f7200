/**
 * Maximum size of a picture in an answer, in bytes: larger than any picture that the inspection
 * stores and, in base64, below AWS Lambda's limit for an answer.
 */
export const maxPictureBytes = 4_000_000
