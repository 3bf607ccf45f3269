/** A body of `multipart/form-data`, as a browser writes it: fields, then perhaps a file. */
export function rawForm(fields: Readonly<Record<string, string>>, file?: Buffer) {
  const boundary = 'form-of-a-test'
  const part = (head: string, content: Buffer | string) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ])
  const parts = Object.entries(fields).map(([name, value]) => part(`name="${name}"`, value))
  if (file) parts.push(part('name="photo"; filename="photo.jpg"\r\ncontent-type: image/jpeg', file))
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  }
}
