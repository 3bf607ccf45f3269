import { expect, it, onTestFinished } from 'vitest'
import { s3Bucket, s3Keys, startS3Double } from '../tests/setup/s3Double.ts'
import { readConfig } from './config.ts'
import { ConfigurationError } from './configurationError.ts'
import { openFiles } from './openFiles.ts'

const settings = {
  FILES_BUCKET: s3Bucket,
  FILES_REGION: 'eu-west-3',
  FILES_ACCESS_KEY_ID: s3Keys.accessKeyId,
  FILES_SECRET_ACCESS_KEY: s3Keys.secretAccessKey,
}

async function double() {
  const opened = await startS3Double()
  onTestFinished(() => opened.close())
  return { ...settings, FILES_ENDPOINT: opened.endpoint }
}

it('keeps files in the bucket that the settings name', async () => {
  const files = await openFiles(readConfig(await double()))
  await files.put('providers/one', Buffer.from('x'))
  expect(await files.list('providers')).toEqual(['providers/one'])
  expect(await files.read('providers/one')).toEqual(Buffer.from('x'))
})

it.each([
  ['a bucket that is not there', { FILES_BUCKET: 'another' }, 'FILES_BUCKET: the bucket cannot be used (there is none of that name)'],
  [
    'keys of somebody else',
    { FILES_ACCESS_KEY_ID: 'AKIAWRONGWRONG' },
    'FILES_BUCKET: the bucket cannot be used (the keys may not read it)',
  ],
])('says in one line what is wrong with %s', async (_what, wrong, line) => {
  const config = readConfig({ ...(await double()), ...wrong })
  await expect(openFiles(config)).rejects.toEqual(new ConfigurationError(line))
})

it.each(Object.keys(settings))('misses %s when the others are set', (name) => {
  const rest = Object.fromEntries(Object.entries(settings).filter(([each]) => each !== name))
  expect(() => readConfig(rest)).toThrow(`${name} is missing: the settings of the bucket are set together or not at all`)
})
