import simpleRestProvider from 'ra-data-simple-rest'
import type { DataProvider, fetchUtils, Identifier } from 'react-admin'
import type { proCalls } from '../../../src/api/schemas/pro/proCalls.ts'
import type { Method } from '../../shared/api/apiClient.ts'
import type { AnswerOf } from '../../shared/api/typedCalls.ts'
import type { OfficeClient } from './officeApi.ts'
import type { CommandResource } from './officeCalls.ts'
import { toHttpError } from './toHttpError.ts'

/** The signed-in person, with plan and credits. */
export type Me = AnswerOf<typeof proCalls.showSelf>

/** The record id of a resource of which each person has one, e.g. its account. The API has no id for it. */
export const ownRecord = 'own'

/** react-admin's data provider, extended by the product's commands. */
export interface OfficeDataProvider extends DataProvider {
  /** Calls `POST /<resource>/<id>/<verb>`. `useCommand` checks the verb and the input at compile time. */
  command(resource: CommandResource, id: Identifier, verb: string, input: unknown, intent?: string): Promise<void>
  readMe(): Promise<Me>
}

/**
 * Implements react-admin's data provider on our REST API, in the session of the signed-in person. A record carries its version (`etag`),
 * and an update names the version it is based on.
 * @param pathOf a resource's path below the role's base, where it is not its name
 */
export function createOfficeDataProvider(api: OfficeClient, pathOf: (resource: string) => string): OfficeDataProvider {
  const answer = async <Body>(method: Method, path: string, options: Parameters<OfficeClient['answer']>[2] = {}) => {
    try {
      return await api.answer<Body>(method, `${api.side().base}/${path}`, options)
    } catch (error) {
      throw toHttpError(error)
    }
  }
  const httpClient = async (url: string, { method = 'GET', body: text, signal }: fetchUtils.Options = {}) => {
    const { body, headers } = await answer<unknown>(method as Method, url.slice('/'.length), {
      ...(typeof text === 'string' ? { body: JSON.parse(text) as unknown } : {}),
      ...(signal ? { signal } : {}),
    })
    return { status: 200, headers, body: '', json: body }
  }
  const rest = simpleRestProvider('', httpClient)
  const at = (resource: string, id: Identifier) => (id === ownRecord ? pathOf(resource) : `${pathOf(resource)}/${encodeURIComponent(id)}`)
  const recordOf = (id: Identifier, { body, headers }: { readonly body: object; readonly headers: Headers }) => {
    const etag = headers.get('etag')
    return { ...body, id, ...(etag !== null && { etag }) } as never
  }
  return {
    ...rest,
    supportAbortSignal: true,
    getList: (resource, params) => rest.getList(pathOf(resource), params),
    getMany: (resource, params) => rest.getMany(pathOf(resource), params),
    getManyReference: (resource, params) => rest.getManyReference(pathOf(resource), params),
    create: (resource, params) => rest.create(pathOf(resource), params),
    delete: (resource, params) => rest.delete(pathOf(resource), params),
    async getOne(resource, { id, signal }) {
      return { data: recordOf(id, await answer<object>('GET', at(resource, id), signal ? { signal } : {})) }
    },
    async update(resource, { id, data: { etag, id: _id, ...body } }) {
      const headers: Readonly<Record<string, string>> = typeof etag === 'string' ? { 'if-match': etag } : {}
      return { data: recordOf(id, await answer<object>('PUT', at(resource, id), { body, headers })) }
    },
    async command(resource, id, verb, input, intent) {
      await answer('POST', `${at(resource, id)}/${verb}`, {
        ...(input !== undefined && { body: input }),
        ...(intent !== undefined && { idempotencyKey: intent }),
      })
    },
    async readMe() {
      try {
        return await api.ofSide().get('/me')
      } catch (error) {
        throw toHttpError(error)
      }
    },
  }
}
