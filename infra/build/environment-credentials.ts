const read = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`Environment variable ${name} is missing`)
  return value
}

/**
 * Takes the place of the SDK's chain of credential providers in the bundles. Lambda hands its role's credentials over in the environment, and so
 * does the local run; files, single sign-on and instance metadata are never asked, so functions do not carry them.
 */
export const defaultProvider = () => async () => ({
  accessKeyId: read('AWS_ACCESS_KEY_ID'),
  secretAccessKey: read('AWS_SECRET_ACCESS_KEY'),
  ...(process.env.AWS_SESSION_TOKEN && { sessionToken: process.env.AWS_SESSION_TOKEN }),
})
