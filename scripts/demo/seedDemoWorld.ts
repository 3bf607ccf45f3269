import type { Backend } from '../../src/backend.ts'
import { deriveId } from '../../src/commands/deriveId.ts'
import { changeFavourites } from '../../src/domain/couple/changeFavourites.ts'
import { coupleStream } from '../../src/domain/couple/couple.ts'
import { loadCities } from '../../src/integrations/cities/loadCities.ts'
import { rememberCommand } from '../../src/operational/commandTimes.ts'
import { createCredentials } from '../../src/operational/credentials.ts'
import { inParallel } from '../../src/platform/inParallel.ts'
import { demoPassword, demoPlanners } from './demoAccounts.ts'
import { DemoCommands } from './demoCommands.ts'
import { readDemoTowns } from './demoTowns.ts'
import { demoNumbers } from './planApplicants.ts'
import { demoCoupleId } from './planCouple.ts'
import { answeredDaysAgo, planDemoWorld } from './planDemoWorld.ts'
import { answersByProvider, seedAnswers } from './seedAnswers.ts'
import { seedApplicant } from './seedApplicant.ts'
import { seedCompanyNumber } from './seedCompanyNumber.ts'
import { seedCancellation, seedCouple } from './seedCouple.ts'
import { paymentActs } from './seedPayments.ts'
import { seedPipeline } from './seedPipeline.ts'
import { seedProvider } from './seedProvider.ts'
import { seedReview } from './seedReview.ts'
import { seedVenue } from './seedVenue.ts'
import { seedViews } from './seedViews.ts'

/** Streams that are written concurrently: enough for both cores, and few enough to leave connections to others. */
const width = 16

/**
 * Fills the system with the demo world by commands. Idempotent; an interrupted run is continued. Returns false when the world existed
 * already.
 */
export async function seedDemoWorld(backend: Backend): Promise<boolean> {
  const { database, secrets, now } = backend
  if (await isComplete(backend)) return false
  await loadCities(database)
  // All times are relative to the first attempt, so that a continued run plans the same world.
  const { firstSeen: begun } = await rememberCommand(database, { commandId: deriveId('demo world'), bodyHash: 'demo world' }, now())
  const { providers, applicants, couples, reviews, venues } = planDemoWorld(begun, await readDemoTowns(database))
  const [demoCouple] = couples
  const [favourite] = providers
  if (!demoCouple || !favourite) throw new Error('the demo world is empty')

  const commands = new DemoCommands(backend)
  await inParallel(width, providers, (provider) => seedProvider(commands, provider, backend))
  for (const [number, given] of demoNumbers.entries()) {
    const provider = providers[number]
    if (provider) await seedCompanyNumber(commands, provider, given, backend)
  }
  await inParallel(width, applicants, (applicant) => seedApplicant(commands, applicant, backend))
  const payments = await paymentActs(commands, applicants, backend, begun)
  const answered = new Date(begun.getTime() - answeredDaysAgo * 86_400_000)
  for (const { at, give } of payments) if (at < answered) await give()
  await inParallel(width, venues, (venue) => seedVenue(commands, venue))
  await inParallel(width, reviews, (review) => seedReview(commands, review))
  await inParallel(width, couples, (couple) => seedCouple(commands, couple, backend))
  await inParallel(width, answersByProvider(couples), (acts) => seedAnswers(commands, acts))
  for (const { at, give } of payments) if (at >= answered) await give()
  await seedPipeline(commands, providers.slice(0, demoPlanners.length), couples)
  await inParallel(width, couples, (couple) => seedCancellation(commands, couple))
  const credentials = createCredentials({ database, claimKey: secrets.claimKey })
  const signingIn = [...providers.slice(0, demoPlanners.length), ...applicants.map(({ provider }) => provider)]
  for (const { id: personId, registration } of signingIn) {
    const { email } = registration
    await credentials.create({ role: 'provider', personId, email, password: demoPassword })
  }
  await seedViews(database, providers, begun)
  const last = { at: demoCouple.project.contactedAt, about: demoCouple.id, actor: `couple:${demoCouple.id}` }
  await commands.give(changeFavourites, { coupleId: demoCouple.id, providerId: favourite.id, favourite: true }, last)
  return true
}

/** The demo couple's favourite is recorded last. */
async function isComplete({ eventStore }: Backend): Promise<boolean> {
  const coupleId = demoCoupleId(0)
  const commandId = DemoCommands.idOf(changeFavourites.name, coupleId)
  const events = await eventStore.readStream(coupleStream(coupleId))
  return events.some(({ metadata }) => metadata.commandId === commandId)
}
