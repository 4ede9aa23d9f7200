const read = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`Environment variable ${name} is missing`)
  return value
}

/**
 * Replaces the SDK's chain of credential providers in the bundles. Lambda and the local run pass
 * credentials in the environment; files, single sign-on and instance metadata are never used, so
 * functions do not contain them.
 */
export const defaultProvider = () => async () => ({
  accessKeyId: read('AWS_ACCESS_KEY_ID'),
  secretAccessKey: read('AWS_SECRET_ACCESS_KEY'),
  ...(process.env.AWS_SESSION_TOKEN && { sessionToken: process.env.AWS_SESSION_TOKEN }),
})
