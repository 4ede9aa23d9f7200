/**
 * Length of a password in characters of any kind (OPEN-04). Separate constants, because the build
 * inlines plain numbers.
 */
export const shortestPassword = 8
export const shortestStaffPassword = 12
export const longestPassword = 128
