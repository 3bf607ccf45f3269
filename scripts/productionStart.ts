import { spawnSync } from 'node:child_process'

/** Proves that a production start without a required setting stops with one line naming it, and changes nothing. */
const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
  encoding: 'utf8',
  env: { PATH: process.env['PATH'], NODE_ENV: 'production' },
})
const lines = stderr.trim().split('\n')
console.info(stderr.trim())
process.exitCode = status === 1 && lines.length === 1 && lines[0]?.startsWith('DATABASE_URL is missing') ? 0 : 1
