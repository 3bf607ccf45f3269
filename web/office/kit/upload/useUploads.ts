import { useCallback, useEffect, useReducer, useRef } from 'react'
import { useLocaleState } from 'react-admin'
import { uuid } from '../../../shared/api/uuid.ts'
import { useApi } from '../../api/ApiContext.ts'
import type { UploadPath } from '../../api/officeCalls.ts'
import { sendFile, UploadFailure } from './sendFile.ts'
import { type UploadChange, type UploadItem, uploadState } from './uploadState.ts'

interface UploadOptions {
  readonly path: UploadPath
  /** Values for `:name` in the path. */
  readonly params?: Readonly<Record<string, string>> | undefined
  /** Called for each completed upload. */
  readonly onArrived: () => void
}

export interface FileToUpload {
  readonly file: Blob
  readonly name: string
  readonly fields?: Readonly<Record<string, string>>
}

export interface Uploads {
  readonly items: readonly UploadItem[]
  readonly add: (files: readonly FileToUpload[]) => void
  readonly cancel: (id: string) => void
  readonly retry: (id: string) => void
}

/** More at once would not be faster overall, and would delay the first one. */
const atOnce = 2
const attempts = 4
const longestPauseMs = 15_000
/** A busy server's wait up to which an upload goes on by itself. */
const longestWaitSeconds = 30

/**
 * Uploads files, two at a time, each with its progress. After a lost connection, or a short wait that a busy server asks for, an upload is
 * retried under the same key, so that the server stores it once.
 */
export function useUploads({ path: pattern, params = {}, onArrived }: UploadOptions): Uploads {
  const path = pattern.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''))
  const api = useApi()
  const [language] = useLocaleState()
  const [items, change] = useReducer(uploadState, [])
  const running = useRef(new Map<string, AbortController>())
  const arrived = useRef(onArrived)
  useEffect(() => {
    arrived.current = onArrived
  })

  /** Frees the slot before the next upload is chosen. */
  const end = useCallback((id: string, last: UploadChange) => {
    running.current.delete(id)
    change(last)
  }, [])

  const send = useCallback(
    async (item: UploadItem, stop: AbortController) => {
      const { id, file, fields } = item
      for (let attempt = 1; ; attempt++) {
        try {
          const onProgress = (share: number) => change({ type: 'changed', id, state: { kind: 'sending', share } })
          onProgress(0)
          const call = { path: `${api.side().base}${path}`, file, fields, idempotencyKey: id, language, signal: stop.signal, onProgress }
          const position = await sendFile(call)
          if (position !== null) api.position.reached(position)
          end(id, { type: 'gone', id })
          arrived.current()
          return
        } catch (error) {
          if (stop.signal.aborted) return
          const failure = error instanceof UploadFailure ? error : new UploadFailure('lost')
          if (failure.kind === 'refused') return end(id, { type: 'changed', id, state: { kind: 'refused', message: failure.message } })
          const { retryAfterSeconds = Number.POSITIVE_INFINITY } = failure
          const isLongWait = failure.kind === 'busy' && retryAfterSeconds > longestWaitSeconds
          if (attempt === attempts || isLongWait)
            return end(id, { type: 'changed', id, state: { kind: 'failed', message: failure.message } })
          // Any call renews the session, or finds that it has expired.
          if (failure.kind === 'signedOut')
            await api
              .ofSide()
              .get('/me')
              .catch(() => {})
          else if (failure.kind === 'busy') {
            change({ type: 'changed', id, state: { kind: 'busy' } })
            await pause(1000 * retryAfterSeconds, stop.signal)
          } else {
            change({ type: 'changed', id, state: { kind: 'offline', attempt } })
            await pause(Math.min(longestPauseMs, 1000 * 2 ** attempt), stop.signal, 'orOnline')
          }
          if (stop.signal.aborted) return
        }
      }
    },
    [api, end, language, path],
  )

  useEffect(() => {
    for (const item of items) {
      if (running.current.size >= atOnce) return
      if (item.state.kind !== 'waiting' || running.current.has(item.id)) continue
      const stop = new AbortController()
      running.current.set(item.id, stop)
      void send(item, stop)
    }
  }, [items, send])

  useEffect(() => {
    const all = running.current
    return () => {
      for (const stop of all.values()) stop.abort()
    }
  }, [])

  return {
    items,
    add: (files) =>
      change({
        type: 'added',
        items: files.map(({ file, name, fields = {} }) => ({ id: uuid(), name, file, fields, state: { kind: 'waiting' } })),
      }),
    cancel: (id) => {
      running.current.get(id)?.abort()
      end(id, { type: 'gone', id })
    },
    retry: (id) => change({ type: 'changed', id, state: { kind: 'waiting' } }),
  }
}

/** Resolves after the pause, when the upload is cancelled, or with `orOnline` as soon as the browser is online. */
function pause(pauseMs: number, signal: AbortSignal, orOnline?: 'orOnline'): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, pauseMs)
    if (orOnline) window.addEventListener('online', done)
    signal.addEventListener('abort', done)
  })
}
