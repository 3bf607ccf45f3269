import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { buildApp } from './api/app.ts'
import type { ApiDependencies } from './api/dependencies.ts'
import { readBuiltWebApps } from './api/pages/builtWebApps.ts'
import { pagesPlugin } from './api/pages/pagesPlugin.ts'
import type { OpenWebApps } from './api/pages/webApps.ts'
import type { Route } from './api/route.ts'
import { coupleRoutes } from './api/routes/couple/coupleRoutes.ts'
import { proRoutes } from './api/routes/pro/proRoutes.ts'
import { publicRoutes } from './api/routes/public/publicRoutes.ts'
import type { Operator } from './api/schemas/operator.ts'
import type { TestimonialTexts } from './api/schemas/testimonials.ts'
import { apiSettings } from './apiSettings.ts'
import { type Backend, type BackendOptions, openBackend } from './backend.ts'
import { processes, projections } from './catalogues.ts'
import { refuseOlderLog } from './checkpointsAheadOfLog.ts'
import { forgetErasedPersons } from './commands/forgetErasedPersons.ts'
import { ledProcess } from './commands/ledProcess.ts'
import { eventCatalog } from './domain/eventCatalog.ts'
import { createCityDirectory } from './integrations/cities/cityDirectory.ts'
import { loadCities } from './integrations/cities/loadCities.ts'
import { createPhotoFiles, type PhotoFiles } from './integrations/photos/photoFiles.ts'
import { createPhotoProcess } from './integrations/photos/photoProcess.ts'
import { openUploads } from './integrations/photos/uploads.ts'
import { startClearing } from './jobs/clearResidue.ts'
import { openEffectQueue } from './jobs/effectQueue.ts'
import { erasePerson } from './jobs/erasure/erasePerson.ts'
import { createInvoiceDocuments, unnamedSeller } from './jobs/invoices/invoiceDocuments.ts'
import { createPaymentAlarms } from './jobs/payments/paymentAlarms.ts'
import { startPurging } from './jobs/purgeExpired.ts'
import type { JobConnection } from './jobs/queues.ts'
import { registerCodeBudgets, watchCodeBudgets } from './jobs/watchCodeBudgets.ts'
import { mailPreviews } from './mailPreviews.ts'
import { openPayments, webhooksTo } from './openPayments.ts'
import { createKnownDevices } from './operational/knownDevices.ts'
import { migratedAt } from './operational/migratedAt.ts'
import { createPhoneProofs } from './operational/phoneProofs.ts'
import { keyedHash } from './operational/secrets.ts'
import { createSessions } from './operational/sessions.ts'
import { createSignedLinks } from './operational/signedLinks.ts'
import { createTokens } from './operational/tokens.ts'
import { createWriteProbe } from './operational/writeProbe.ts'
import type { PhotoIntake } from './photoIntake.ts'
import { endInOrder } from './platform/endInOrder.ts'
import { Leadership } from './platform/leadership.ts'
import { createPostgresCountStore } from './platform/postgresCountStore.ts'
import { createRedisCountStore } from './platform/redisCountStore.ts'
import { SharedCounts } from './platform/sharedCounts.ts'
import { concernsPersons } from './projections/clearedOfPersons.ts'
import { followProviderChanges } from './projections/providerDirectory/providerChanges.ts'
import { followLiveEvents } from './projections/runner/liveEvents.ts'
import { PositionWaiter } from './projections/runner/positionWaiter.ts'
import { registerProjectionLag } from './projections/runner/projectionLagMetric.ts'
import { ProjectionProgress } from './projections/runner/projectionProgress.ts'
import { prepareProjections } from './projections/runner/projectionSchema.ts'
import { ProjectionSchemas } from './projections/runner/projectionSchemas.ts'
import { SchemaUse } from './projections/runner/schemaUse.ts'
import { readiness } from './readiness.ts'
import { shownOperator } from './readOperator.ts'
import { sandboxCollectorRoutes } from './sandbox/sandboxCollectorRoutes.ts'
import { sandboxInboxRoutes } from './sandbox/sandboxInboxRoutes.ts'
import { sandboxMailRoutes } from './sandbox/sandboxMailRoutes.ts'
import { type Sandbox, startSandbox } from './sandbox/startSandbox.ts'
import type { StripeSandbox } from './sandbox/stripe/stripeSandbox.ts'
import { requireRedis } from './startChecks.ts'
import { startFollowers } from './startFollowers.ts'
import { createIsShown, startWorker, type WorkerOptions } from './startWorker.ts'
import { textReportsTo } from './textReportsTo.ts'

export interface ProductOptions extends Pick<BackendOptions, 'config' | 'rules' | 'now'>, Pick<WorkerOptions, 'calendarFetching'> {
  readonly logger: Logger
  /** Shown, and marked as examples, while the operator has no testimonials of its own; none outside the demo world. */
  readonly exampleTestimonials?: TestimonialTexts
  /** Shown, and marked as an example, while the operator has not said who it is; none outside the demo world. */
  readonly exampleOperator?: Operator
  /** How photographs of the demo world come in; undefined outside it. */
  readonly takeDemoPhotos?: (photos: PhotoFiles, intake: PhotoIntake) => PhotoFiles
  /** Where the web apps come from; default: what was built into `dist`. */
  readonly openWebApps?: OpenWebApps | undefined
  /** Routes beside the product's own, e.g. what a benchmark compares it with. */
  readonly furtherRoutes?: (backend: Backend) => readonly Route[]
}

/** The running product, or the part of it whose roles were asked for. */
export interface Product {
  readonly backend: Backend
  /** Undefined without the role `api`. */
  readonly app: FastifyInstance | undefined
  readonly sandbox: Sandbox | undefined
  readonly paymentSandbox: StripeSandbox | undefined
  readonly positions: PositionWaiter
  /** Ends everything in order: no new calls, followers after their page, workers after their job, then what they stand on. */
  close(): Promise<void>
}

/** Opens the backend and starts the roles that the configuration names; the API is ready to listen. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  if (options.config.redisUrl !== undefined) await requireRedis(options.config.redisUrl)
  const backend = await openBackend({ ...options, mode: 'own' })
  const closers: (() => Promise<unknown>)[] = [() => backend.close()]
  const close = () => endInOrder(closers)
  try {
    return { ...(await startRoles(backend, options, closers)), backend, close }
  } catch (error) {
    await close().catch((closing: unknown) => backend.logger.warn({ err: closing }, 'a part failed to end after a failed start'))
    throw error
  }
}

async function startRoles(
  backend: Backend,
  { exampleTestimonials = {}, exampleOperator, takeDemoPhotos, furtherRoutes, openWebApps, calendarFetching }: ProductOptions,
  closers: (() => Promise<unknown>)[],
) {
  const { config, database, eventStore, logger, rules, secrets, now } = backend
  const metrics = new Registry()
  collectDefaultMetrics({ register: metrics })
  const ended = new AbortController()
  closers.push(async () => ended.abort())

  const use = await SchemaUse.announce(database, projections, logger)
  closers.push(() => use.close())
  await Promise.all([prepareProjections(database, eventStore, projections), loadCities(database)])
  await refuseOlderLog({ database, store: backend.sealedLog, projections, processes })
  const sandbox =
    config.twilio && config.smtp
      ? undefined
      : await startSandbox({ pool: database, authToken: keyedHash(secrets.codeKey, 'sandbox of text messages') })
  if (sandbox) closers.push(() => sandbox.close())
  const { payments, sandbox: paymentSandbox, close: closePayments } = await openPayments(backend)
  closers.push(closePayments)
  const paymentAlarms = createPaymentAlarms(logger, metrics)
  const connection: JobConnection = config.redisUrl ? { redisUrl: config.redisUrl } : { databaseUrl: backend.databaseUrl }
  const queue = openEffectQueue(connection, logger)
  closers.push(() => queue.close())
  const progress = new ProjectionProgress()
  const positions = new PositionWaiter({ pool: database, store: backend.sealedLog, progress, projections })
  registerProjectionLag(metrics, positions)
  const tokens = await createTokens({ database, tokenKey: secrets.tokenKey, rules, now })
  const sessions = createSessions({ database, tokens, tokenKey: secrets.tokenKey, rules, now })
  const schemas = new ProjectionSchemas({ pool: database, projections, concernsPersons, log: logger })
  const erasure = { ...backend, sessions, positions, schemas }
  const photos = createPhotoFiles(backend.files)
  const photoProcess = createPhotoProcess({ patienceMs: rules.photoReading.milliseconds })
  closers.push(() => photoProcess.close())
  const uploads = await openUploads(join(config.s3 ? tmpdir() : config.dataDirectory, 'alliance-uploads'), logger)
  closers.push(() => uploads.close())
  await forgetErasedPersons(backend.sealedLog, { ...backend, signal: ended.signal, log: logger })
  const leadership = new Leadership(database, logger)
  closers.push(() => leadership.close())
  await leadership.announce(processes.map(ledProcess))
  if (config.roles.includes('projector')) {
    startFollowers(backend, { leadership, metrics, progress, queue, closers })
    const clearing = startClearing(database, schemas, logger)
    closers.push(() => clearing.stop())
  }

  const operator = shownOperator(config.operator, exampleOperator)
  const invoices = createInvoiceDocuments({ ...backend, seller: operator?.operator ?? unnamedSeller })
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`
  const codeBudgets = { database, rules, secret: secrets.codeKey, codeCountries: config.codeCountries }
  registerCodeBudgets(metrics, codeBudgets, now)
  if (config.roles.includes('worker')) {
    const outside = { connection, queue, publicUrl, sandbox, payments, paymentAlarms, metrics, calendarFetching }
    const worker = await startWorker({ backend, ...outside, erasure, photos, photoProcess, uploads, invoices })
    closers.push(() => worker.close())
    const watching = [startPurging(database, logger, now), watchCodeBudgets({ ...codeBudgets, log: logger, now })]
    for (const each of watching) closers.push(() => each.stop())
  }
  if (!config.roles.includes('api')) return { app: undefined, sandbox, paymentSandbox, positions }

  const live = await followLiveEvents(backend.sealedLog, { catalog: eventCatalog, signal: ended.signal, log: logger })
  const calls = new SharedCounts({
    store: config.redisUrl ? createRedisCountStore(config.redisUrl) : createPostgresCountStore(database),
    windowMs: 60_000,
    shareFrom: Math.ceil(config.callsPerMinute / 20),
    conceal: (key) => keyedHash(secrets.codeKey, `calls ${key}`),
    now: () => now().getTime(),
    log: logger,
  })
  closers.push(() => calls.close())
  const write = createWriteProbe(database)
  // With this migration came the prefixed names; a refresh token from before it is good for so many days.
  const prefixedSince = await migratedAt(database, '0091-impersonated-sessions')
  const plainCookiesUntil = prefixedSince.getTime() + rules.session.refreshDays * 86_400_000
  const dependencies: ApiDependencies = {
    settings: apiSettings(config, {
      publicUrl,
      operator,
      exampleTestimonials,
      twilioToken: (config.twilio ?? sandbox?.twilio)?.authToken,
      acceptsPlainCookies: () => now().getTime() < plainCookiesUntil,
    }),
    secrets,
    calls,
    database,
    eventStore,
    commands: backend.commands,
    positions,
    live,
    onProvidersChanged: await followProviderChanges(backend.sealedLog, { positions, signal: ended.signal, log: logger }),
    tokens,
    sessions,
    erasePerson: (person) => erasePerson(erasure, person, rules.erasurePatience.milliseconds),
    devices: createKnownDevices({ tokenKey: secrets.tokenKey, now }),
    links: createSignedLinks({ tokenKey: secrets.tokenKey, now }),
    phoneCodes: backend.phoneCodes,
    phoneProofs: createPhoneProofs({ database, codeKey: secrets.codeKey, rules, now }),
    effects: queue,
    cities: createCityDirectory(database),
    payments,
    paymentAlarms,
    photos: takeDemoPhotos?.(photos, { backend, uploads, photoProcess, isShown: createIsShown(backend) }) ?? photos,
    photoProcess,
    uploads,
    invoices,
    metrics,
    readiness: () => readiness({ store: backend.sealedLog, database, projections, processes, write, queue, positions }),
  }
  const web = openWebApps ?? (await readBuiltWebApps(join(import.meta.dirname, '../dist')))
  const app = await buildApp({
    logger,
    routes: [...coupleRoutes, ...proRoutes, ...publicRoutes, ...(furtherRoutes?.(backend) ?? [])],
    plugins: [
      ...(sandbox ? [sandboxInboxRoutes(sandbox.messages), sandboxMailRoutes(mailPreviews({ publicUrl, rules }))] : []),
      ...(config.production ? [] : [sandboxCollectorRoutes]),
      // Without a build there are no pages, and the API stands alone.
      ...(web ? [pagesPlugin(web, dependencies)] : []),
    ],
    dependencies,
  })
  closers.push(() => app.close())
  paymentSandbox?.deliverTo(webhooksTo(app))
  sandbox?.reportTextsTo(textReportsTo(app))
  return { app, sandbox, paymentSandbox, positions }
}
