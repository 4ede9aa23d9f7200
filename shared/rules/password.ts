/**
 * Length of a password in characters of any kind (OPEN-04). Separate constants instead of one
 * object, because the build inlines plain numbers.
 */
export const minPasswordLength = 8
export const minStaffPasswordLength = 12
export const maxPasswordLength = 128
