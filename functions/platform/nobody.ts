/**
 * Id that no account has. For an unknown address or token, functions read rows with this id, so
 * that the call takes as long as for a known one (TRAP-12).
 */
export const nobody = 'NOBODY'
