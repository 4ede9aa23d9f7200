import webPush from 'web-push'

/** Prints a new key pair of web push for one country, and where to store each key. */
const { publicKey, privateKey } = webPush.generateVAPIDKeys()
console.log(`Public key, as pushPublicKey of the country in cdk.context.json:
${publicKey}

Private key, as field pushPrivateKey of the country's secret (dating/<country>):
${privateKey}`)
