import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { useGetOne } from 'react-admin'
import { flushSync } from 'react-dom'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Answers, answerCalls } from '../../shared/testing/answerCalls.ts'
import { queryKeys } from '../api/queryKeys.ts'
import { useMe } from '../session/useMe.ts'
import { renderOffice } from '../testing/renderOffice.tsx'
import { signedInProvider } from '../testing/signedInProvider.ts'
import { useActOnRequest, useRefreshRequest } from './useRefreshRequest.ts'
import { useUnreadCount } from './useUnreadCount.ts'

/** A read asks for the request, the balance and the unread count. */
const callsOfRead = 3

interface Hooks {
  /** Renders the part that shows the status again. */
  renderStatus: () => void
  refresh: (id: string) => Promise<void>
  actOn: (id: string, act: () => Promise<void>) => Promise<void>
  queries: QueryClient
}

type Expose = (some: Partial<Hooks>) => void

function Inbox({ expose }: { readonly expose: Expose }) {
  expose({ refresh: useRefreshRequest(), actOn: useActOnRequest(), queries: useQueryClient() })
  return (
    <p>
      <Status expose={expose} />, <Balance />
    </p>
  )
}

function Status({ expose }: { readonly expose: Expose }) {
  const [, setRenders] = useState(0)
  const { data } = useGetOne<{ id: string; status: string }>('requests', { id: '7' })
  expose({ renderStatus: () => flushSync(() => setRenders((renders) => renders + 1)) })
  return data?.status ?? '…'
}

function Balance() {
  const me = useMe()
  const unread = useUnreadCount()
  return `${me?.credits ?? '…'} credits, ${unread} unread`
}

/** The server's state. Each answer has the state of the moment it was asked for, and is given when the test says so. */
class Server {
  truth = { status: 'locked', credits: 3, unread: 1 }
  #held: (() => void)[] | null = null

  /** Holds the answers of a read, once `start` has asked for it. The returned function gives them; later answers are not held. */
  async hold<Done>(start: () => Done): Promise<{ readonly started: Done; readonly answer: () => void }> {
    const held: (() => void)[] = []
    this.#held = held
    const started = start()
    await vi.waitUntil(() => held.length === callsOfRead, { timeout: 120_000 })
    this.#held = null
    return { started, answer: () => held.forEach((give) => give()) }
  }

  answers(): Answers {
    const answer = async <Body,>(bodyOf: (truth: Server['truth']) => Body) => {
      const body = bodyOf({ ...this.truth })
      const held = this.#held
      if (held) await new Promise<void>((resolve) => held.push(resolve))
      return body
    }
    return {
      'GET /api/pro/me': () => answer(({ credits }) => ({ body: { ...signedInProvider, credits } })),
      'GET /api/pro/requests/7': () => answer(({ status }) => ({ body: { id: '7', status } })),
      'GET /api/pro/requests': () => answer(({ unread }) => ({ headers: { 'content-range': `requests 0-0/${unread}` }, body: [] })),
    }
  }
}

async function openInbox() {
  const server = new Server()
  const sent = answerCalls(server.answers())
  const hooks: Partial<Hooks> = {}
  renderOffice(<Inbox expose={(some) => Object.assign(hooks, some)} />, { resource: 'requests' })
  await screen.findByText('locked, 3 credits, 1 unread')
  if (!hasAll(hooks)) throw new Error('the inbox was not rendered')
  return { server, sent, ...hooks }
}

function hasAll(hooks: Partial<Hooks>): hooks is Hooks {
  return Boolean(hooks.renderStatus && hooks.refresh && hooks.actOn && hooks.queries)
}

/** All that is shown from now on, until the end of the test. */
function watchShown(): ReadonlySet<string | null> {
  const seen = new Set<string | null>()
  const observer = new MutationObserver(() => seen.add(document.querySelector('p')?.textContent ?? null))
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  onTestFinished(() => observer.disconnect())
  return seen
}

/** Waits until components have rendered: they are notified in a later task. */
function shownByNow(): Promise<void> {
  return act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)))
}

const unlocked = { status: 'unlocked', credits: 2, unread: 0 }

/** React renders in its own time only outside of the test environment. Until the end of the test. */
function leaveTestEnvironment(): void {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  environment.IS_REACT_ACT_ENVIRONMENT = false
  onTestFinished(() => {
    environment.IS_REACT_ACT_ENVIRONMENT = true
  })
}

describe('refreshing a request', () => {
  it('does not show new data early in a component that renders again when the action is done', async () => {
    const { server, actOn, renderStatus } = await openInbox()
    leaveTestEnvironment()
    const seen = watchShown()
    await actOn('7', async () => {
      server.truth = unlocked
    })
    renderStatus()
    await vi.waitFor(() => expect(seen).toContain('unlocked, 2 credits, 0 unread'), { timeout: 120_000 })
    expect([...seen]).toEqual(['unlocked, 2 credits, 0 unread'])
  })

  it('does not show new data early in a component that renders again right after they arrived', async () => {
    const { server, actOn, queries, renderStatus } = await openInbox()
    leaveTestEnvironment()
    const seen = watchShown()
    onTestFinished(queries.getQueryCache().subscribe(({ type }) => void (type === 'updated' && setTimeout(renderStatus))))
    await actOn('7', async () => {
      server.truth = unlocked
    })
    await vi.waitFor(() => expect(seen).toContain('unlocked, 2 credits, 0 unread'), { timeout: 120_000 })
    expect([...seen]).toEqual(['unlocked, 2 credits, 0 unread'])
  })

  it('shows nothing of a read that begins during an action, and repeats it afterwards', async () => {
    const { server, sent, actOn, queries } = await openInbox()
    const seen = watchShown()
    const queryKey = queryKeys.record('requests', '7')
    const reads = () => sent.filter(({ path }) => path === '/api/pro/requests/7').length
    await act(() =>
      actOn('7', async () => {
        server.truth = unlocked
        await queries.refetchQueries({ queryKey })
        await shownByNow()
      }),
    )
    await screen.findByText('unlocked, 2 credits, 0 unread')
    expect([...seen]).toEqual(['unlocked, 2 credits, 0 unread'])
    // At first, during the action, after it, and the read that the action interrupted.
    await vi.waitFor(() => expect(reads()).toBe(4), { timeout: 120_000 })
  })

  it('shows the request, the balance and the unread count in one paint', async () => {
    const { server, refresh } = await openInbox()
    server.truth = unlocked
    const seen = watchShown()
    await act(() => refresh('7'))
    await screen.findByText('unlocked, 2 credits, 0 unread')
    expect([...seen]).toEqual(['unlocked, 2 credits, 0 unread'])
  })

  it('ignores the answer of an earlier read', async () => {
    const { server, refresh } = await openInbox()
    const early = await server.hold(() => refresh('7'))
    server.truth = unlocked
    await act(() => refresh('7'))
    await screen.findByText('unlocked, 2 credits, 0 unread')
    const seen = watchShown()
    early.answer()
    await act(() => early.started)
    await shownByNow()
    expect([...seen]).toEqual([])
  })

  it('shows nothing of reads that began before an action, whether they are answered during it or after it', async () => {
    const { server, refresh, actOn } = await openInbox()
    const seen = watchShown()
    // The credit is already taken, and the request not yet unlocked.
    server.truth = { ...server.truth, credits: 2 }
    const [during, after] = [await server.hold(() => refresh('7')), await server.hold(() => refresh('7'))]
    const last = await server.hold(() =>
      actOn('7', async () => {
        during.answer()
        await during.started
        await shownByNow()
        server.truth = unlocked
      }),
    )
    after.answer()
    await act(() => after.started)
    await shownByNow()
    expect([...seen]).toEqual([])
    last.answer()
    await act(() => last.started)
    await screen.findByText('unlocked, 2 credits, 0 unread')
    expect([...seen]).toEqual(['unlocked, 2 credits, 0 unread'])
  })

  it('changes nothing when the action fails, and passes the failure on', async () => {
    const { actOn } = await openInbox()
    await expect(act(() => actOn('7', () => Promise.reject(new Error('no connection'))))).rejects.toThrow('no connection')
    expect(await screen.findByText('locked, 3 credits, 1 unread')).toBeDefined()
  })

  it('reads everything again for another session in the same window', async () => {
    const first = await openInbox()
    first.server.truth = unlocked
    await act(() => first.actOn('7', async () => {}))
    document.body.replaceChildren()
    const second = await openInbox()
    second.server.truth = { status: 'rejected', credits: 3, unread: 0 }
    await act(() => second.refresh('7'))
    expect(await screen.findByText('rejected, 3 credits, 0 unread')).toBeDefined()
  })
})
