import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { defaultRules } from '../../src/domain/rules.ts'
import { providerDirectory } from '../../src/projections/providerDirectory/providerDirectory.ts'
import { type BrowserWorld, openBrowserWorld } from '../browser/browserWorld.ts'
import { coupleCalls } from '../setup/coupleCalls.ts'
import { plannerWithCredit, type RequestBody, requestUrl } from '../setup/sentRequest.ts'
import { wizardProject } from '../setup/wizardProject.ts'

type RegisteredCouple = Awaited<ReturnType<ReturnType<typeof coupleCalls>['registered']>>

/** The answer of a failing server. */
export const broken = { status: 500, json: { title: 'Broken' } }

/** A browser, a planner with a credit, and couples that registered by their phone. */
export async function openPersonalDataWorld() {
  // The test reuses a number sooner than a person would.
  const rules = { ...defaultRules, phoneCode: { ...defaultRules.phoneCode, secondsBetweenSends: 0 } }
  const world = await openBrowserWorld({ rules })
  const { product } = world
  const planner = await plannerWithCredit(product)
  await product.positions.waitFor(providerDirectory, planner.position, 60_000)
  return {
    ...coupleCalls(() => product),
    world,
    close: () => world.close(),
    /** The couple's profile in its browser. */
    async openProfile(couple: RegisteredCouple, options: Parameters<BrowserWorld['open']>[0] = {}): Promise<Page> {
      const page = await world.open({ cookies: { token: couple.token, refresh_token: couple.refresh_token }, ...options })
      await page.goto('/profile')
      await page.getByRole('textbox', { name: 'Adresse e-mail' }).waitFor()
      return page
    },
    /** The couple writes to the planner; returns the request as it is in the inbox. */
    async write({ token }: RegisteredCouple): Promise<RequestBody> {
      const { body } = await product.call<{ projectId: string }>('POST', '/api/project/save-project', { token, body: wizardProject() })
      const message = { project: body.projectId, prestataire: planner.id, message: 'Bonjour, seriez-vous libre ?' }
      await product.call('POST', '/api/project/send-to-prestataire', { token, body: message })
      const locked = async () =>
        (await product.call<RequestBody[]>('GET', '/api/pro/requests', { token: planner.token })).body.find(
          ({ status }) => status !== 'unlocked',
        )
      await expect.poll(locked).toBeDefined()
      const request = await locked()
      if (!request) throw new Error('the inbox is empty')
      return request
    },
    /** The planner reads the request, or answers it. */
    asPlanner: (request: RequestBody, act = '') =>
      product.call<{ contact: object | null; contactDeletedAt: string; withdrawnAt: string | null }>(
        act === '' ? 'GET' : 'POST',
        requestUrl(request.id, act),
        { token: planner.token },
      ),
  }
}

export type PersonalDataWorld = Awaited<ReturnType<typeof openPersonalDataWorld>>
