import { type ImportCouple, importCouple } from '../domain/couple/importCouple.ts'
import { CoupleId } from '../domain/ids.ts'
import type { CommandContext, CommandHandler } from './handleCommand.ts'
import { phoneClaim } from './registerByPhone.ts'
import { takeClaim } from './takeClaim.ts'

export type CoupleToImport = Omit<ImportCouple, 'coupleId'>

/** `known`: the number has an account, which stays as it is. `busy`: a registration with it is under way. */
export type ImportedByPhone = 'imported' | 'known' | 'busy'

/** Imports a couple's account from another product: takes the claim on its number first, then creates the couple. */
export async function importByPhone(
  commands: CommandHandler,
  claimKey: Buffer,
  imported: CoupleToImport,
  context: CommandContext,
): Promise<ImportedByPhone> {
  const wanted = phoneClaim(claimKey, imported.phone, context)
  const claimed = await takeClaim(commands, wanted, context)
  if (!claimed.taken) return claimed.retryAfterSeconds === undefined ? 'known' : 'busy'
  await commands.handle(importCouple, { ...imported, coupleId: CoupleId.parse(wanted.owner) }, context)
  return 'imported'
}
