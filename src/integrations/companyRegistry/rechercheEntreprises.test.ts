import { createServer, type RequestListener, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type CompanyRegistrySandbox, startCompanyRegistrySandbox } from '../../sandbox/companyRegistrySandbox.ts'
import { listenOnLoopback } from '../../sandbox/listenOnLoopback.ts'
import { createRechercheEntreprises } from './rechercheEntreprises.ts'

let sandbox: CompanyRegistrySandbox
beforeAll(async () => {
  sandbox = await startCompanyRegistrySandbox()
})
afterAll(() => sandbox.close())

const siret = '73282932000074'
const ask = (number: string, url = sandbox.url, timeoutMs = 60_000) => createRechercheEntreprises({ url, timeoutMs }).check(number)

/** A register with prepared answers. */
async function registerThat(answers: RequestListener): Promise<string> {
  const server: Server = createServer(answers)
  const port = await listenOnLoopback(server, 0)
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${port}`
}
const answering = (body: unknown, status = 200) =>
  registerThat((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })

describe('what the register knows of a number', () => {
  test.each([
    [siret, 'valid'],
    ['40400000000012', 'not_found'],
    ['41000000000019', 'inactive'],
  ])('%s is %s', async (number, outcome) => {
    expect(await ask(number)).toBe(outcome)
  })

  test('is asked for that number alone', async () => {
    let asked = ''
    const url = await registerThat(({ url: path = '' }, response) => {
      asked = path
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"results": []}')
    })
    await ask(siret, url)
    expect(asked).toBe(`/search?q=${siret}&page=1&per_page=5`)
  })

  test('counts for exactly that establishment, whatever else the search finds', async () => {
    const other = { siret: '73282932000082', etat_administratif: 'A' }
    expect(await ask(siret, await answering({ results: [{ siege: other, matching_etablissements: [other] }] }))).toBe('not_found')
    const closed = { siret, etat_administratif: 'F' }
    expect(await ask(siret, await answering({ results: [{ siege: other, matching_etablissements: [closed] }] }))).toBe('inactive')
    expect(
      await ask(siret, await answering({ results: [{ siege: { siret, etat_administratif: 'A' }, matching_etablissements: null }] })),
    ).toBe('valid')
  })
})

describe('a register that gives no answer', () => {
  test.each([
    ['429', '42900000000019'],
    ['503', '50300000000011'],
  ])('says nothing of the company, and may be asked again: %s', async (status, number) => {
    await expect(ask(number)).rejects.toMatchObject({ name: 'SendFailure', code: `registry ${status}`, final: false })
  })

  test('is left after the time that it has', async () => {
    await expect(ask('50400000000019', sandbox.url, 200)).rejects.toMatchObject({ code: 'registry no answer in time', final: false })
  })

  test('is out, talks of something else, or sends one elsewhere', async () => {
    await expect(ask(siret, 'http://127.0.0.1:9')).rejects.toMatchObject({ code: 'registry no answer', final: false })
    await expect(ask(siret, await answering({ companies: [] }))).rejects.toMatchObject({ code: 'registry answer is another one' })
    await expect(ask(siret, await answering('no object', 400))).rejects.toMatchObject({ code: 'registry 400', final: false })
    const moved = await registerThat((_request, response) => {
      response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()
    })
    await expect(ask(siret, moved)).rejects.toMatchObject({ final: false })
  })

  test('names no number in its failure, which reaches logs', async () => {
    const failure = await ask('50300000000011').catch((error: unknown) => error)
    expect(JSON.stringify([String(failure), failure])).not.toContain('50300000000011')
  })
})
