import { randomUUID } from 'node:crypto'
import type { Backend } from './backend.ts'
import { ConfigurationError } from './configurationError.ts'
import { type BounceListener, startBounceListener } from './integrations/mail/bounceListener.ts'
import { createMailReports } from './jobs/mailReports.ts'
import { createMailTokens } from './operational/mailTokens.ts'

/**
 * Takes mails that report failures and complaints, where the settings say so; undefined where they do not.
 * @throws ConfigurationError naming BOUNCE_PORT
 */
export async function listenForBounces({ config, database, commands, secrets, logger, now }: Backend): Promise<BounceListener | undefined> {
  const { bouncePort: port, bounceDomain: domain } = config.mailReports
  if (port === undefined || domain === undefined) return undefined
  const reports = createMailReports({ database, commands, tokens: createMailTokens(secrets) })
  return startBounceListener({
    port,
    domain,
    isGenuine: (token) => reports.isGenuine(token),
    record: (token, report) =>
      reports.record(token, {
        // The mail that reports has no name that we could rely on; the same failure counts once anyway.
        id: randomUUID(),
        at: now(),
        about: report.type === 'bounced' ? { type: 'bounced', isHard: report.bounce === 'hard' } : { type: 'complained' },
      }),
    onError: (error) => logger.error({ err: error }, 'a report about a mail could not be recorded; its server tries again'),
  }).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    throw new ConfigurationError(`BOUNCE_PORT: cannot listen at ${port} (${code})`)
  })
}
