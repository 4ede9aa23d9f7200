/** Characters of a password, of any kind (OPEN-04). Plain numbers, which the build inlines. */
export const shortestPassword = 8
export const shortestStaffPassword = 12
export const longestPassword = 128
