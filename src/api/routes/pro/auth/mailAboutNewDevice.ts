import { deriveId } from '../../../../commands/deriveId.ts'
import type { CommandContext } from '../../../../commands/handleCommand.ts'
import type { ProviderId } from '../../../../domain/ids.ts'
import { writeEffects } from '../../../../operational/effects.ts'
import type { SessionDevice } from '../../../../operational/sessions.ts'
import type { ApiDependencies } from '../../../dependencies.ts'

/**
 * Mails a provider that somebody signed in on a new device. Sign-ins are telemetry and not events, so the effect is written here. Rule
 * SIGN-5.
 */
export async function mailAboutNewDevice(
  { commands, database, effects }: Pick<ApiDependencies, 'commands' | 'database' | 'effects'>,
  providerId: ProviderId,
  { browser, system, country }: SessionDevice,
  { commandId }: CommandContext,
): Promise<void> {
  const now = commands.now()
  const params = { signedInAt: now.toISOString(), browser: browser ?? '', system: system ?? '', country: country ?? '' }
  const mail = {
    id: deriveId('new-device', commandId),
    kind: 'mail',
    person: { kind: 'provider', id: providerId },
    payload: { template: 'new-device', params },
    cause: null,
    expiresAt: new Date(now.getTime() + commands.rules.newsForHours * 3_600_000),
  }
  void effects.enqueue(await writeEffects(database, [mail]))
}
