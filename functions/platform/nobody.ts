/**
 * Id of no account: makes reads for an unknown address or token take as long as those for a known
 * one (TRAP-12).
 */
export const nobody = 'NOBODY'
