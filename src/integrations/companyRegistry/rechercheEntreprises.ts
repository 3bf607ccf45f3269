import PQueue from 'p-queue'
import { z } from 'zod'
import { SendFailure } from '../sendFailure.ts'
import type { CompanyRegistry } from './companyRegistry.ts'

export interface RechercheEntreprisesOptions {
  /** Without a trailing slash. */
  readonly url: string
  /** The timeout of a request. */
  readonly timeoutMs?: number
}

/** The public company search of the French state; it needs no key. */
export const rechercheEntreprisesUrl = 'https://recherche-entreprises.api.gouv.fr'

/** A: active; F or C: closed. */
const Establishment = z.object({ siret: z.string(), etat_administratif: z.string() })
const Answer = z.object({
  results: z.array(z.object({ siege: Establishment.nullish(), matching_etablissements: z.array(Establishment).nullish() })),
})

/** It answers at most seven calls a second; each of several processes stays well below that. */
const callsPerSecond = 2
const longestAnswerBytes = 1024 * 1024

/**
 * French companies by SIRET. The search also matches names and parts of numbers, so only an establishment with exactly this number counts.
 */
export function createRechercheEntreprises({ url, timeoutMs = 10_000 }: RechercheEntreprisesOptions): CompanyRegistry {
  const queue = new PQueue({ concurrency: 1, intervalCap: callsPerSecond, interval: 1_000 })
  return {
    check: (siret) =>
      queue.add(async () => {
        const { results } = await fetchAnswer(`${url}/search?q=${encodeURIComponent(siret)}&page=1&per_page=5`, timeoutMs)
        const found = results
          .flatMap(({ siege, matching_etablissements: others }) => [...(siege ? [siege] : []), ...(others ?? [])])
          .filter((establishment) => establishment.siret === siret)
        if (found.length === 0) return 'not_found'
        return found.some((establishment) => establishment.etat_administratif === 'A') ? 'valid' : 'inactive'
      }),
  }
}

async function fetchAnswer(address: string, timeoutMs: number): Promise<z.infer<typeof Answer>> {
  const failure = (code: string) => new SendFailure(`registry ${code}`, { final: false })
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(address, { headers: { accept: 'application/json' }, redirect: 'error', signal })
    if (!response.ok) {
      await response.body?.cancel()
      // Also for a 400: if the register refuses a valid number, its API has changed, which says nothing about the company.
      throw failure(String(response.status))
    }
    if (Number(response.headers.get('content-length') ?? 0) > longestAnswerBytes) throw failure('answer is too long')
    const answer = Answer.safeParse(await response.json())
    if (!answer.success) throw failure('answer is another one')
    return answer.data
  } catch (error) {
    // The service's message may repeat the number.
    throw error instanceof SendFailure ? error : failure(signal.aborted ? 'no answer in time' : 'no answer')
  }
}
