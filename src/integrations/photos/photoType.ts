export type PhotoType = 'jpeg' | 'png' | 'gif' | 'webp'

/** The type of a file by its first bytes, whatever its name or its sender states. */
export function photoTypeOf(head: Buffer): PhotoType | 'heic' | undefined {
  const text = (start: number, end: number) => head.toString('latin1', start, end)
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'gif'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  const brand = text(4, 8) === 'ftyp' ? text(8, 12) : ''
  return /^(hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(brand) ? 'heic' : undefined
}

const markup = /<(?:!doctype html|html|script|svg|\?php)/i

/**
 * Whether a photograph is also something else: an archive, a document, a page. Nothing of that would survive, since only the pixels are
 * encoded again; but such a file is not an honest photograph. The film that some phones append to a photograph is allowed.
 */
export function isAlsoSomethingElse(head: Buffer, tail: Buffer): boolean {
  if (head.subarray(0, 1024).includes('%PDF-') || endsAsArchive(tail)) return true
  return markup.test(head.toString('latin1')) || markup.test(tail.toString('latin1'))
}

/** The end record of a ZIP archive: a mark, 18 bytes, and a comment whose length they state. */
function endsAsArchive(tail: Buffer): boolean {
  for (let at = tail.lastIndexOf('PK\x05\x06'); at >= 0; at = at === 0 ? -1 : tail.lastIndexOf('PK\x05\x06', at - 1)) {
    if (at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) === tail.length) return true
  }
  return false
}
