import { generateKeyPairSync, sign } from 'node:crypto'

export interface SelfSignedCertificate {
  readonly certificate: string
  readonly privateKey: string
}

/** A certificate for 127.0.0.1 and localhost, valid for a day, written out in DER: Node makes keys, but no certificates. */
export function selfSignedCertificate(): SelfSignedCertificate {
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const publicKey = keys.publicKey.export({ type: 'spki', format: 'der' })
  const ecdsaWithSha256 = sequence(der(0x06, Buffer.from('2a8648ce3d040302', 'hex')))
  const commonName = sequence(der(0x06, Buffer.from('550403', 'hex')), der(0x0c, Buffer.from('localhost')))
  const name = sequence(der(0x31, commonName))
  const alternativeNames = sequence(der(0x82, Buffer.from('localhost')), der(0x87, Buffer.from([127, 0, 0, 1])))
  const now = Date.now()
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    name,
    sequence(generalizedTime(now - 3_600_000), generalizedTime(now + 86_400_000)),
    name,
    publicKey,
    der(0xa3, sequence(sequence(der(0x06, Buffer.from('551d11', 'hex')), der(0x04, alternativeNames)))),
  )
  const signature = sign('sha256', body, keys.privateKey)
  const certificate = sequence(body, ecdsaWithSha256, der(0x03, Buffer.concat([Buffer.from([0]), signature])))
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? []
  return {
    certificate: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
    privateKey: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
  }
}

function der(tag: number, content: Buffer): Buffer {
  const size = content.length
  const length = size < 0x80 ? [size] : size < 0x100 ? [0x81, size] : [0x82, size >> 8, size & 0xff]
  return Buffer.concat([Buffer.from([tag, ...length]), content])
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return der(0x30, Buffer.concat(parts))
}

function generalizedTime(milliseconds: number): Buffer {
  return der(0x18, Buffer.from(new Date(milliseconds).toISOString().replace(/[-:T]|\.\d+/g, '')))
}
