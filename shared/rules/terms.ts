/**
 * Version of terms and privacy statement: the day from which they are valid. Stored with every
 * consent (TRAP-36), so it changes exactly when terms or privacy statement change.
 */
export const termsVersion = '2026-11-28'
