// Plain JavaScript without top-level imports, since a Node that is too old for the rest must be
// able to parse it.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 18)) {
  const found = `found ${process.versions.node}`
  console.error(
    `Node 24 is needed (${found}): run \`npm ci\` with Node 20 or later, which brings it along, and start again with \`npm start\`.`,
  )
  process.exit(1)
}
// One local table serves the whole seed, so its clients have longer timeouts than on AWS
// (functions/platform/time-limits.ts).
process.env.CLIENT_PATIENCE ??= '10'
await import('./start.ts').catch((error) => {
  if (error.code !== 'ERR_MODULE_NOT_FOUND' || !/^Cannot find package/.test(error.message)) throw error
  console.error('The packages are not installed: run `npm ci`, and start again.')
  process.exit(1)
})
